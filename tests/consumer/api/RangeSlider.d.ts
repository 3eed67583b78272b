import { type ReactNode } from 'react';
import { type ElementProps } from '../../internal/elementProps.js';
/** A range that includes both ends, which may be equal. */
export interface SliderRange {
    readonly from: number;
    readonly to: number;
}
export interface RangeSliderProps extends ElementProps<HTMLDivElement> {
    /** What the range selects: "Années des missions". */
    readonly label: string;
    /** What the range changes. Shown below the label. */
    readonly description?: ReactNode;
    /** The smallest value. */
    readonly minimum: number;
    /** The largest value. It must be greater than `minimum`, or there would be nothing to choose. */
    readonly maximum: number;
    /** The step of the arrow keys; values are whole steps from `minimum`. @default 1 */
    readonly step?: number;
    readonly value: SliderRange;
    /** Called while a thumb moves, to show its position. */
    readonly onChange: (value: SliderRange) => void;
    /** Called when a thumb is released, and after each key press. Use it for expensive work such as a request. */
    readonly onChangeEnd?: (value: SliderRange) => void;
    /** How values are formatted and announced: currency, unit; `{ useGrouping: false }` for years. */
    readonly format?: Intl.NumberFormatOptions;
    /** The values that occur, as ticks. Thumbs also stop between them. @default none */
    readonly marks?: readonly number[];
    /** @default false */
    readonly isDisabled?: boolean;
    /** Why it is disabled. Shown below the slider while it is. */
    readonly disabledReason?: string;
}
/** Selects a range of whole numbers with two thumbs. */
export declare function RangeSlider({ label, description, minimum, maximum, step, value, onChange, onChangeEnd, format, marks, isDisabled, disabledReason, ...element }: RangeSliderProps): import("react").JSX.Element;
