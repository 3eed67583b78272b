import type { DateBase } from '../../internal/dates/dateProps.js';
import { type ElementProps } from '../../internal/elementProps.js';
import type { FieldLabelling } from '../../internal/field/fieldProps.js';
import type { FieldValue } from '../../internal/field/useFieldValue.js';
import { type DateRangePreset } from './Presets.js';
import { type DateRange } from './useRangeEntry.js';
export type { DateRange } from './useRangeEntry.js';
interface DateRangePickerOwnProps extends FieldValue<DateRange>, DateBase {
    /** Both days included; `null` where there is none (yet). */
    value?: DateRange;
    /** Called with whole dates only; both at once when they are chosen together. */
    onChange?: (value: DateRange) => void;
    /** Named periods beside the calendar: this month, last month, the financial year. */
    presets?: readonly DateRangePreset[];
    /** Whether the range may start and end on the same day. @default true */
    isSameDayAllowed?: boolean;
}
export type DateRangePickerProps = ElementProps<HTMLDivElement> & (DateRangePickerOwnProps & FieldLabelling);
/** A field for a period: two dates that are typed, pasted, chosen in a calendar, or taken from presets. */
export declare function DateRangePicker(props: DateRangePickerProps): import("react").JSX.Element;
