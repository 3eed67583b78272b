import { type ElementProps } from '../../internal/elementProps.js';
export interface ProseProps extends ElementProps<HTMLDivElement> {
    /**
     * Plain text. An empty line ends a paragraph, `## ` starts a heading, and lines that begin with `- ` or `1. ` form a
     * list. No other markup is interpreted.
     */
    text: string;
    /** Level of the headings in the page's outline. @default 2 */
    level?: 2 | 3 | 4;
    /** Language of the text, if it differs from the page's. */
    lang?: string;
}
/** A longer text to read, such as terms or help. */
export declare function Prose({ text, level, lang, ...element }: ProseProps): import("react").JSX.Element;
