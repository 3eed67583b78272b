import { type Ref } from 'react';
import type { FieldBase, FieldLabelling } from '../../internal/field/fieldProps.js';
import { type FieldValue } from '../../internal/field/useFieldValue.js';
interface PasswordFieldOwnProps extends FieldValue<string>, FieldBase {
    /** Lets password managers fill in a password or propose a new one. */
    autoComplete: 'current-password' | 'new-password';
    ref?: Ref<HTMLInputElement>;
}
export type PasswordFieldProps = PasswordFieldOwnProps & FieldLabelling;
/**
 * A field for a password, which can be shown, pasted and filled in by a password manager. Warns when Caps Lock is on.
 */
export declare function PasswordField({ ref, ...props }: PasswordFieldProps): import("react").JSX.Element;
export {};
