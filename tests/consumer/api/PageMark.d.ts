import { type ElementProps } from '../../internal/elementProps.js';
export interface PageMarkProps extends ElementProps {
    /** Who signs there: "Léa Fontaine". */
    label: string;
    /** Distance from the left edge of the page, in CSS pixels. */
    left: number;
    /** Distance from the top edge of the page, in CSS pixels. */
    top: number;
    /** Width in CSS pixels. */
    width: number;
    /** Height in CSS pixels. */
    height: number;
    /**
     * Called with the distance in CSS pixels when the mark is moved with the pointer or the arrow keys. Without it the
     * mark is fixed. @default it stays
     */
    onMove?: (right: number, down: number) => void;
}
/** Marks a place on a page of a document: where somebody signs. */
export declare function PageMark({ label, left, top, width, height, onMove, ...element }: PageMarkProps): import("react").JSX.Element;
