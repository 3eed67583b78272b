import { type Ref } from 'react';
import type { FieldBase, FieldLabelling, ReadOnlyField } from '../../internal/field/fieldProps.js';
import { type FieldValue } from '../../internal/field/useFieldValue.js';
import type { Option } from '../../internal/list/Option.js';
import { type LoadOptions } from './useOptionSearch.js';
/** An option: `{ id, label, description?, icon?, isDisabled? }`. */
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
    /** All options. Typing filters them, ignoring accents and case. */
    options: readonly ComboBoxOption[];
    load?: never;
    minimumCharacters?: never;
}
interface SearchedOptions {
    options?: never;
    /** Loads options page by page. Keep its identity stable (`useCallback`). */
    load: LoadOptions;
    /** Minimum number of characters for a search. With 0 the list opens with all options, page by page. @default 2 */
    minimumCharacters?: number;
    /** The reader's recent choices, offered while nothing is typed. */
    recents?: readonly ComboBoxOption[];
}
export type ComboBoxProps = ComboBoxOwnProps & FieldLabelling & (LocalOptions | SearchedOptions);
/** Chooses one of many options by typing, from a list or a search. */
export declare function ComboBox({ ref, ...props }: ComboBoxProps): import("react").JSX.Element;
export {};
