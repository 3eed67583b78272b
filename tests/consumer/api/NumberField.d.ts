import type { ReactNode, Ref } from 'react';
import type { FieldBase, FieldLabelling, ReadOnlyField } from '../../internal/field/fieldProps.js';
import { type FieldValue } from '../../internal/field/useFieldValue.js';
interface NumberFieldOwnProps extends FieldValue<number | null>, FieldBase, ReadOnlyField {
    /** The number in the field; `null` when it is empty. */
    value?: number | null;
    /** Called when the field is left or stepped, with the number parsed in the reader's format. */
    onChange?: (value: number | null) => void;
    /** Smallest number. A lower one is raised to it when the field is left. */
    minimum?: number;
    maximum?: number;
    /** The step of the arrow keys and the buttons. @default 1 */
    step?: number;
    /** How the number is formatted: decimals, currency, percent. */
    format?: Intl.NumberFormatOptions;
    /** Text after the number: a unit that `format` does not know. */
    suffix?: ReactNode;
    /** Shows buttons that increase and decrease the number. @default false */
    hasSteppers?: boolean;
    ref?: Ref<HTMLInputElement>;
}
export type NumberFieldProps = NumberFieldOwnProps & FieldLabelling;
/** A field for a number in the reader's format: 1 234,5 in French, 1,234.5 in English. */
export declare function NumberField({ ref, ...props }: NumberFieldProps): import("react").JSX.Element;
export {};
