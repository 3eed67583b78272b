import { type Ref } from 'react';
import type { FieldBase, FieldLabelling, ReadOnlyField } from '../../internal/field/fieldProps.js';
import { type FieldValue } from '../../internal/field/useFieldValue.js';
import type { Option } from '../../internal/list/Option.js';
import { type LoadOptions } from '../ComboBox/useOptionSearch.js';
import { type FindOptions } from './usePastedOptions.js';
/** An option: `{ id, label, description?, icon?, isDisabled? }`. */
export type MultiSelectOption = Option;
interface MultiSelectOwnProps extends FieldValue<readonly MultiSelectOption[]>, FieldBase, ReadOnlyField {
    /** The chosen options; whole, because a search may not hold them (any more). */
    value?: readonly MultiSelectOption[];
    /** At most so many; shows "2 of 5". */
    maximum?: number;
    ref?: Ref<HTMLInputElement>;
}
interface LocalOptions {
    /** All options. Typing filters them, ignoring accents and case. */
    options: readonly MultiSelectOption[];
    load?: never;
    minimumCharacters?: never;
    recents?: never;
    findMany?: never;
}
interface SearchedOptions {
    options?: never;
    /** Loads options page by page. Keep its identity stable (`useCallback`). */
    load: LoadOptions;
    /** Minimum number of characters for a search. @default 2 */
    minimumCharacters?: number;
    /** The reader's recent choices, offered while nothing is typed. */
    recents?: readonly MultiSelectOption[];
    /** Looks up all entries of a pasted list in one request. @default one search per entry */
    findMany?: FindOptions;
}
export type MultiSelectProps = MultiSelectOwnProps & FieldLabelling & (LocalOptions | SearchedOptions);
/** Chooses several of many options by typing or pasting a list. Selected options appear as tags in the field. */
export declare function MultiSelect({ ref, ...props }: MultiSelectProps): import("react").JSX.Element;
export {};
