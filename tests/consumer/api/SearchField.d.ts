import type { Ref } from 'react';
import type { FieldBase, FieldLabelling } from '../../internal/field/fieldProps.js';
import { type FieldValue } from '../../internal/field/useFieldValue.js';
interface SearchFieldOwnProps extends FieldValue<string>, FieldBase {
    /** Enter. */
    onSubmit?: (value: string) => void;
    /** A hint in the empty box: what can be looked for. Never the field's only name. */
    placeholder?: string;
    /** Answers are awaited. @default false */
    isLoading?: boolean;
    ref?: Ref<HTMLInputElement>;
}
export type SearchFieldProps = SearchFieldOwnProps & FieldLabelling;
/**
 * Words to look for. Escape and the button empty it.
 * On the hooks of React Aria and not on its component, which brings autocompletion with it: the first page of everybody
 * begins with this field.
 */
export declare function SearchField({ ref, ...props }: SearchFieldProps): import("react").JSX.Element;
export {};
