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
     * Days that may be chosen but deserve a word, each with its sentence: a holiday, a day that has passed. Keep it stable and
     * quick: asked for each day that is shown.
     */
    remark?: DayRemark;
}
export type DatePickerProps = ElementProps<HTMLDivElement> & (DatePickerOwnProps & FieldLabelling);
/** A date that is typed, pasted, or chosen in a calendar where its weekday and neighbours matter. */
export declare function DatePicker(props: DatePickerProps): import("react").JSX.Element;
export {};
