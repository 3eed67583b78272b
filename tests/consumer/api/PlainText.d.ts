import { type ElementProps } from '../../internal/elementProps.js';
export interface PlainTextProps extends ElementProps<HTMLDivElement> {
    /** As it is, with its own lines and spaces: nothing in it is taken for markup. */
    text: string;
    /** What text it is: the name of its file. */
    label: string;
}
/** The text of a file, scrolled in its place. */
export declare function PlainText({ text, label, ...element }: PlainTextProps): import("react").JSX.Element;
