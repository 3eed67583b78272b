import { type ElementProps } from '../../internal/elementProps.js';
export interface ProseProps extends ElementProps<HTMLDivElement> {
    /**
     * Plain text: an empty line ends a paragraph, `## ` starts a heading, lines that begin with `- ` or `1. ` are a list. Nothing
     * else is read as markup.
     */
    text: string;
    /** Level of its headings in the page's outline. @default 2 */
    level?: 2 | 3 | 4;
    /** Language of the text when it is not the page's. */
    lang?: string;
}
/** A long text to read: terms, help. */
export declare function Prose({ text, level, lang, ...element }: ProseProps): import("react").JSX.Element;
