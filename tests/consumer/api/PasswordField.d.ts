import { type Ref } from 'react';
import type { FieldBase, FieldLabelling } from '../../internal/field/fieldProps.js';
import { type FieldValue } from '../../internal/field/useFieldValue.js';
interface PasswordFieldOwnProps extends FieldValue<string>, FieldBase {
    /** Lets password managers fill in or propose one. */
    autoComplete: 'current-password' | 'new-password';
    ref?: Ref<HTMLInputElement>;
}
export type PasswordFieldProps = PasswordFieldOwnProps & FieldLabelling;
/** A password: can be shown, pasted and filled in; says when Caps Lock is on. */
export declare function PasswordField({ ref, ...props }: PasswordFieldProps): import("react").JSX.Element;
export {};
