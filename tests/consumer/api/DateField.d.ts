import type { DateBase } from '../../internal/dates/dateProps.js';
import type { FieldLabelling } from '../../internal/field/fieldProps.js';
interface DateFieldOwnProps extends DateBase {
    /** What the browser may fill in: 'bday'. */
    autoComplete?: string;
    /** A day as 'YYYY-MM-DD'; `null`: empty. */
    value: string | null;
    /** Called with whole dates only, and with `null` when it is emptied or left incomplete. */
    onChange: (value: string | null) => void;
}
export type DateFieldProps = DateFieldOwnProps & FieldLabelling;
/** A date that is known by heart or copied from somewhere, typed or pasted. */
export declare function DateField(props: DateFieldProps): import("react").JSX.Element;
export {};
