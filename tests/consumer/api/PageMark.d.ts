import { type ElementProps } from '../../internal/elementProps.js';
export interface PageMarkProps extends ElementProps<HTMLElement> {
    /** Who signs there: "Léa Fontaine". */
    label: string;
    /** CSS pixels from the left edge of the page. */
    left: number;
    /** CSS pixels from its top edge. */
    top: number;
    /** In CSS pixels. */
    width: number;
    /** In CSS pixels. */
    height: number;
    /** Called with the CSS pixels by which it is moved, by pointer and by arrow keys; without it, it stays. @default it stays */
    onMove?: (right: number, down: number) => void;
}
/** A place on a page of a document: who signs there. */
export declare function PageMark({ label, left, top, width, height, onMove, ...element }: PageMarkProps): import("react").JSX.Element;
