import { type Ref } from 'react';
import type { FieldBase, FieldLabelling, ReadOnlyField } from '../../internal/field/fieldProps.js';
import { type FieldValue } from '../../internal/field/useFieldValue.js';
import type { Option } from '../../internal/list/Option.js';
import { type LoadOptions } from './useOptionSearch.js';
/** A choice: `{ id, label, description?, icon?, isDisabled? }`. */
export type ComboBoxOption = Option;
interface ComboBoxOwnProps extends FieldValue<ComboBoxOption | null>, FieldBase, ReadOnlyField {
    /** The chosen option; whole, because a search may not hold it (any more). */
    value?: ComboBoxOption | null;
    /** What stands there while nothing is chosen, where that means something: « Tous ». @default nothing */
    emptyText?: string;
    ref?: Ref<HTMLInputElement>;
}
interface LocalOptions {
    recents?: never;
    /** All there is to choose from; what is typed narrows it, accents and case aside. */
    options: readonly ComboBoxOption[];
    load?: never;
    minimumCharacters?: never;
}
interface SearchedOptions {
    options?: never;
    /** Looks for options, page by page. Keep it stable (`useCallback`). */
    load: LoadOptions;
    /** From how many characters it is asked; 0: the list opens with all there is, page by page. @default 2 */
    minimumCharacters?: number;
    /** What this reader chose lately: offered while nothing is typed. */
    recents?: readonly ComboBoxOption[];
}
export type ComboBoxProps = ComboBoxOwnProps & FieldLabelling & (LocalOptions | SearchedOptions);
/** One of many options, found by typing: from a list, or from a search. */
export declare function ComboBox({ ref, ...props }: ComboBoxProps): import("react").JSX.Element;
export {};
