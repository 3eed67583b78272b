import type { Ref } from 'react';
import type { FieldBase, FieldLabelling, ReadOnlyField } from '../../internal/field/fieldProps.js';
import { type FieldValue } from '../../internal/field/useFieldValue.js';
interface TextAreaOwnProps extends FieldValue<string>, FieldBase, ReadOnlyField {
    ref?: Ref<HTMLTextAreaElement>;
    /** Lines shown while it is empty; it grows with its text. @default 3 */
    rows?: number;
    /** At most so many characters: shows "12 of 400" from 80 % on. Typing goes on beyond it; the error is the form's. */
    limit?: number;
    /** Autofill token of HTML. */
    autoComplete?: string;
}
export type TextAreaProps = TextAreaOwnProps & FieldLabelling;
/** Several lines of text. */
export declare function TextArea({ ref, ...props }: TextAreaProps): import("react").JSX.Element;
export {};
