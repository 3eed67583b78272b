import type { DateBase } from '../../internal/dates/dateProps.js';
import type { FieldLabelling } from '../../internal/field/fieldProps.js';
import { type DateRangePreset } from './Presets.js';
import { type DateRange } from './useRangeEntry.js';
interface DateRangePickerOwnProps extends DateBase {
    /** Both days included; `null` where there is none (yet). */
    value: DateRange;
    /** Called with whole dates only; both at once when they are chosen together. */
    onChange: (value: DateRange) => void;
    /** Named periods beside the calendar: this month, last month, the financial year. */
    presets?: readonly DateRangePreset[];
    /** Whether it may end on the day on which it starts. @default true */
    isSameDayAllowed?: boolean;
}
export type DateRangePickerProps = DateRangePickerOwnProps & FieldLabelling;
/** A period: two dates that are typed, pasted, chosen in a calendar, or taken from a list of named periods. */
export declare function DateRangePicker(props: DateRangePickerProps): import("react").JSX.Element;
export {};
