import type { DateBase } from '../../internal/dates/dateProps.js';
import { type ElementProps } from '../../internal/elementProps.js';
import type { FieldValue } from '../../internal/field/useFieldValue.js';
import { type DayRemark } from '../DateField/dateRules.js';
import type { FieldLabelling } from '../../internal/field/fieldProps.js';
interface DatePickerOwnProps extends FieldValue<string | null>, DateBase {
    /** A day as 'YYYY-MM-DD'; `null`: empty. */
    value?: string | null;
    /** Called with whole dates only, and with `null` when it is emptied or left incomplete. */
    onChange?: (value: string | null) => void;
    /**
     * Remarks on available days, each as a sentence: a holiday, a day in the past. Called for every day shown: keep it
     * stable and fast.
     */
    remark?: DayRemark;
}
export type DatePickerProps = ElementProps<HTMLDivElement> & (DatePickerOwnProps & FieldLabelling);
/** A date field with a calendar, for dates whose weekday or neighbouring days matter. Accepts typing and pasting. */
export declare function DatePicker(props: DatePickerProps): import("react").JSX.Element;
export {};
