import { type Ref } from 'react';
import type { FieldBase, FieldLabelling, ReadOnlyField } from '../../internal/field/fieldProps.js';
import { type FieldValue } from '../../internal/field/useFieldValue.js';
interface IbanFieldOwnProps extends FieldValue<string>, FieldBase, ReadOnlyField {
    /** The electronic form: capitals, no spaces. `''`: empty. */
    value?: string;
    /** Called with each change, in the electronic form, also while it is incomplete. */
    onChange?: (value: string) => void;
    /** Offers a button that empties the field. @default false */
    isClearable?: boolean;
    ref?: Ref<HTMLInputElement>;
}
export type IbanFieldProps = IbanFieldOwnProps & FieldLabelling;
/** A field for a bank account number. It is formatted in groups of four while typing and validated on blur. */
export declare function IbanField({ ref: forwarded, ...props }: IbanFieldProps): import("react").JSX.Element;
export {};
