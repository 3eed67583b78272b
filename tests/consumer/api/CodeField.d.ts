import type { Ref } from 'react';
import type { FieldBase, FieldLabelling } from '../../internal/field/fieldProps.js';
interface CodeFieldOwnProps extends FieldBase {
    /** Only digits, at most `length`. */
    value: string;
    onChange: (value: string) => void;
    /** How many digits the code has. @default 6 */
    length?: number;
    ref?: Ref<HTMLInputElement>;
}
export type CodeFieldProps = CodeFieldOwnProps & FieldLabelling;
/** A code of a few digits that somebody was sent: typed, pasted or filled in. */
export declare function CodeField({ ref, ...props }: CodeFieldProps): import("react").JSX.Element;
export {};
