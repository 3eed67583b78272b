import type { Ref } from 'react';
import type { FieldBase, FieldLabelling } from '../../internal/field/fieldProps.js';
import { type FieldValue } from '../../internal/field/useFieldValue.js';
interface SearchFieldOwnProps extends FieldValue<string>, FieldBase {
    /** Called when the reader presses Enter. */
    onSubmit?: (value: string) => void;
    /** A hint in the empty field about what can be searched for. Never the only label. */
    placeholder?: string;
    /** Whether results are loading. @default false */
    isLoading?: boolean;
    ref?: Ref<HTMLInputElement>;
}
export type SearchFieldProps = SearchFieldOwnProps & FieldLabelling;
/**
 * A search field. Escape and a button clear it. Built on React Aria's hooks instead of its component, which would add
 * autocomplete code to everybody's first page.
 */
export declare function SearchField({ ref, ...props }: SearchFieldProps): import("react").JSX.Element;
export {};
