import { type ElementProps } from '../../internal/elementProps.js';
import type { FieldBase, FieldLabelling, ReadOnlyField } from '../../internal/field/fieldProps.js';
import type { FieldValue } from '../../internal/field/useFieldValue.js';
interface TimeFieldOwnProps extends FieldValue<string | null>, FieldBase, ReadOnlyField {
    /** A time of day as 'HH:MM' in 24-hour format; `null` when empty. */
    value?: string | null;
    /** Called only with complete times, and with `null` when the field is cleared or left incomplete. */
    onChange?: (value: string | null) => void;
}
export type TimeFieldProps = ElementProps<HTMLDivElement> & (TimeFieldOwnProps & FieldLabelling);
/** A field for a time of day, typed or pasted. */
export declare function TimeField(props: TimeFieldProps): import("react").JSX.Element;
export {};
