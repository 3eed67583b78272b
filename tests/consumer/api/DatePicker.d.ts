import type { DateBase } from '../../internal/dates/dateProps.js';
import type { FieldLabelling } from '../../internal/field/fieldProps.js';
interface DatePickerOwnProps extends DateBase {
    /** A day as 'YYYY-MM-DD'; `null`: empty. */
    value: string | null;
    /** Called with whole dates only, and with `null` when it is emptied or left incomplete. */
    onChange: (value: string | null) => void;
}
export type DatePickerProps = DatePickerOwnProps & FieldLabelling;
/** A date that is typed, pasted, or chosen in a calendar where its weekday and neighbours matter. */
export declare function DatePicker(props: DatePickerProps): import("react").JSX.Element;
export {};
