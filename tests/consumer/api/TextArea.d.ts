import type { Ref } from 'react';
import type { FieldBase, FieldLabelling, ReadOnlyField } from '../../internal/field/fieldProps.js';
import { type FieldValue } from '../../internal/field/useFieldValue.js';
interface TextAreaOwnProps extends FieldValue<string>, FieldBase, ReadOnlyField {
    ref?: Ref<HTMLTextAreaElement>;
    /** Lines shown while it is empty. It grows with its text. @default 3 */
    rows?: number;
    /**
     * The largest number of characters. Shows "12 of 400" from 80 % on. It does not stop the reader from typing more; the
     * form reports the error.
     */
    limit?: number;
    /** HTML `autocomplete` token. */
    autoComplete?: string;
}
export type TextAreaProps = TextAreaOwnProps & FieldLabelling;
/** A field for several lines of text. */
export declare function TextArea({ ref, ...props }: TextAreaProps): import("react").JSX.Element;
export {};
