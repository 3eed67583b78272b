import { type Ref } from 'react';
import type { FieldBase, FieldLabelling } from '../../internal/field/fieldProps.js';
interface PasswordFieldOwnProps extends FieldBase {
    value: string;
    onChange: (value: string) => void;
    /** Lets password managers fill in or propose one. */
    autoComplete: 'current-password' | 'new-password';
    ref?: Ref<HTMLInputElement>;
}
export type PasswordFieldProps = PasswordFieldOwnProps & FieldLabelling;
/** A password: can be shown, pasted and filled in; says when Caps Lock is on. */
export declare function PasswordField({ ref, ...props }: PasswordFieldProps): import("react").JSX.Element;
export {};
