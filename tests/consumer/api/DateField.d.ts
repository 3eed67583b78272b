import type { DateBase } from '../../internal/dates/dateProps.js';
import { type ElementProps } from '../../internal/elementProps.js';
import type { FieldLabelling } from '../../internal/field/fieldProps.js';
import type { FieldValue } from '../../internal/field/useFieldValue.js';
interface DateFieldOwnProps extends FieldValue<string | null>, DateBase {
    /** What the browser may fill in: 'bday'. */
    autoComplete?: string;
    /** A day as 'YYYY-MM-DD'; `null`: empty. */
    value?: string | null;
    /** Called with whole dates only, and with `null` when it is emptied or left incomplete. */
    onChange?: (value: string | null) => void;
}
export type DateFieldProps = ElementProps<HTMLDivElement> & (DateFieldOwnProps & FieldLabelling);
/** A field for a date that the reader knows by heart or copies from elsewhere: typed or pasted. */
export declare function DateField(props: DateFieldProps): import("react").JSX.Element;
export {};
