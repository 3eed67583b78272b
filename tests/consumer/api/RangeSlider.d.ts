import { type ReactNode } from 'react';
import { type ElementProps } from '../../internal/elementProps.js';
/** Both ends belong to it; they may be the same. */
export interface SliderRange {
    readonly from: number;
    readonly to: number;
}
export interface RangeSliderProps extends ElementProps<HTMLDivElement> {
    /** What the range is of: "Années des missions". */
    readonly label: string;
    /** What it changes, under the label. */
    readonly description?: ReactNode;
    /** The least number that can be chosen. */
    readonly minimum: number;
    /** The greatest, more than `minimum`: where there is one number only, there is nothing to choose. */
    readonly maximum: number;
    /** How far the arrow keys go, and what numbers are whole steps of, from `minimum` on. @default 1 */
    readonly step?: number;
    readonly value: SliderRange;
    /** Called while an end moves, to show where it is. */
    readonly onChange: (value: SliderRange) => void;
    /** Called when an end is let go, and after each key: for what takes long, such as a request. */
    readonly onChangeEnd?: (value: SliderRange) => void;
    /** How numbers are written and said: currency, unit; `{ useGrouping: false }` for years. */
    readonly format?: Intl.NumberFormatOptions;
    /** The numbers that there are, as ticks. Ends also stop between them. @default none */
    readonly marks?: readonly number[];
    /** @default false */
    readonly isDisabled?: boolean;
    /** Why it cannot be used now; shown below it while it is disabled. */
    readonly disabledReason?: string;
}
/** A range of whole numbers, by an end that moves on either side. */
export declare function RangeSlider({ label, description, minimum, maximum, step, value, onChange, onChangeEnd, format, marks, isDisabled, disabledReason, ...element }: RangeSliderProps): import("react").JSX.Element;
