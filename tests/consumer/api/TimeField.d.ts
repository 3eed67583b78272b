import { type ElementProps } from '../../internal/elementProps.js';
import type { FieldBase, FieldLabelling, ReadOnlyField } from '../../internal/field/fieldProps.js';
import type { FieldValue } from '../../internal/field/useFieldValue.js';
interface TimeFieldOwnProps extends FieldValue<string | null>, FieldBase, ReadOnlyField {
    /** A time of the day as 'HH:MM' of 24 hours; `null`: empty. */
    value?: string | null;
    /** Called with whole times only, and with `null` when it is emptied or left incomplete. */
    onChange?: (value: string | null) => void;
}
export type TimeFieldProps = ElementProps<HTMLDivElement> & (TimeFieldOwnProps & FieldLabelling);
/** A time of the day, typed or pasted. */
export declare function TimeField(props: TimeFieldProps): import("react").JSX.Element;
export {};
