import type { ReactNode, Ref } from 'react';
import type { FieldBase, FieldLabelling, ReadOnlyField } from '../../internal/field/fieldProps.js';
import { type FieldValue } from '../../internal/field/useFieldValue.js';
export declare const textFieldTypes: readonly ['text', 'email', 'tel', 'url'];
export type TextFieldType = (typeof textFieldTypes)[number];
interface TextFieldOwnProps extends FieldValue<string>, FieldBase, ReadOnlyField {
    ref?: Ref<HTMLInputElement>;
    /** The type of text; decides the keyboard on touch screens. @default 'text' */
    type?: TextFieldType;
    /** Keyboard on touch screens, if `type` is not specific enough. */
    inputMode?: 'none' | 'text' | 'decimal' | 'numeric' | 'tel' | 'search' | 'email' | 'url';
    /** HTML `autocomplete` token: `email`, `given-name`, `organization`, … */
    autoComplete?: string;
    /** Text or an icon before the value, inside the box. Decorative, so say it in the label too. */
    prefix?: ReactNode;
    /** Text or an icon after the value, such as a unit. */
    suffix?: ReactNode;
    /** Shows a button that clears the field. @default false */
    isClearable?: boolean;
    /**
     * The largest number of characters. Shows "12 of 14" from 80 % on. It does not stop the reader from typing more; the
     * form reports the error.
     */
    limit?: number;
    /** Whether the browser checks the spelling. @default the browser's choice */
    spellCheck?: boolean;
}
export type TextFieldProps = TextFieldOwnProps & FieldLabelling;
/** A field for one line of text. */
export declare function TextField({ ref: forwarded, ...props }: TextFieldProps): import("react").JSX.Element;
export {};
