import { type ElementProps } from '../../internal/elementProps.js';
export interface PlainTextProps extends ElementProps<HTMLDivElement> {
    /** The text with its own spaces and line breaks. Markup is not interpreted. */
    text: string;
    /** What the text is: the name of its file. */
    label: string;
}
/** Shows the text of a file in a scrollable frame. */
export declare function PlainText({ text, label, ...element }: PlainTextProps): import("react").JSX.Element;
