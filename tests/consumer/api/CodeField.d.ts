import type { Ref } from 'react';
import type { FieldBase, FieldLabelling } from '../../internal/field/fieldProps.js';
import { type FieldValue } from '../../internal/field/useFieldValue.js';
interface CodeFieldOwnProps extends FieldValue<string>, FieldBase {
    /** Only digits, at most `length`. */
    value?: string;
    /** How many digits the code has. @default 6 */
    length?: number;
    ref?: Ref<HTMLInputElement>;
}
export type CodeFieldProps = CodeFieldOwnProps & FieldLabelling;
/** A field for a short numeric code that the reader was sent. It can be typed, pasted, or autofilled. */
export declare function CodeField({ ref, ...props }: CodeFieldProps): import("react").JSX.Element;
export {};
