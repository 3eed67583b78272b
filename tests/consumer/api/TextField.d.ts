import type { ReactNode, Ref } from 'react';
import type { FieldBase, FieldLabelling, ReadOnlyField } from '../../internal/field/fieldProps.js';
import { type FieldValue } from '../../internal/field/useFieldValue.js';
export declare const textFieldTypes: readonly ['text', 'email', 'tel', 'url'];
export type TextFieldType = (typeof textFieldTypes)[number];
interface TextFieldOwnProps extends FieldValue<string>, FieldBase, ReadOnlyField {
    ref?: Ref<HTMLInputElement>;
    /** What is typed; decides the keyboard on touch screens. @default 'text' */
    type?: TextFieldType;
    /** Keyboard on touch screens where `type` does not say enough. */
    inputMode?: 'none' | 'text' | 'decimal' | 'numeric' | 'tel' | 'search' | 'email' | 'url';
    /** Autofill token of HTML: `email`, `given-name`, `organization`, … */
    autoComplete?: string;
    /** Words or an icon before the text, inside the box; decorative, say it in the label too. */
    prefix?: ReactNode;
    /** Words or an icon after the text: a unit. */
    suffix?: ReactNode;
    /** Offers a button that empties the field. @default false */
    isClearable?: boolean;
    /** At most so many characters: shows "12 of 14" from 80 % on. Typing goes on beyond it; the error is the form's. */
    limit?: number;
    /** Whether the browser checks the spelling. @default the browser's choice */
    spellCheck?: boolean;
}
export type TextFieldProps = TextFieldOwnProps & FieldLabelling;
/** One line of text. */
export declare function TextField({ ref: forwarded, ...props }: TextFieldProps): import("react").JSX.Element;
export {};
