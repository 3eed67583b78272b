import type { ReactNode, Ref } from 'react';
import type { FieldBase, FieldLabelling, ReadOnlyField } from '../../internal/field/fieldProps.js';
import { type FieldValue } from '../../internal/field/useFieldValue.js';
interface NumberFieldOwnProps extends FieldValue<number | null>, FieldBase, ReadOnlyField {
    /** `null`: empty. */
    value?: number | null;
    /** Called when the field is left or stepped, with what was read in the reader's format. */
    onChange?: (value: number | null) => void;
    /** What it is brought to when the field is left. */
    minimum?: number;
    maximum?: number;
    /** How far the arrow keys and the buttons go. @default 1 */
    step?: number;
    /** How it is written: decimals, currency, percent. */
    format?: Intl.NumberFormatOptions;
    /** Words after the number: a unit that `format` does not know. */
    suffix?: ReactNode;
    /** Buttons for one more and one less. @default false */
    hasSteppers?: boolean;
    ref?: Ref<HTMLInputElement>;
}
export type NumberFieldProps = NumberFieldOwnProps & FieldLabelling;
/** A number in the reader's format: 1 234,5 in French, 1,234.5 in English. */
export declare function NumberField({ ref, ...props }: NumberFieldProps): import("react").JSX.Element;
export {};
