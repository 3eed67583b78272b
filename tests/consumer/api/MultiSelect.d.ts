import { type Ref } from 'react';
import type { FieldBase, FieldLabelling, ReadOnlyField } from '../../internal/field/fieldProps.js';
import { type FieldValue } from '../../internal/field/useFieldValue.js';
import type { Option } from '../../internal/list/Option.js';
import { type LoadOptions } from '../ComboBox/useOptionSearch.js';
import { type FindOptions } from './usePastedOptions.js';
/** A choice: `{ id, label, description?, icon?, isDisabled? }`. */
export type MultiSelectOption = Option;
interface MultiSelectOwnProps extends FieldValue<readonly MultiSelectOption[]>, FieldBase, ReadOnlyField {
    /** The chosen options; whole, because a search may not hold them (any more). */
    value?: readonly MultiSelectOption[];
    /** At most so many; shows "2 of 5". */
    maximum?: number;
    ref?: Ref<HTMLInputElement>;
}
interface LocalOptions {
    /** All there is to choose from; what is typed narrows it, accents and case aside. */
    options: readonly MultiSelectOption[];
    load?: never;
    minimumCharacters?: never;
    recents?: never;
    findMany?: never;
}
interface SearchedOptions {
    options?: never;
    /** Looks for options, page by page. Keep it stable (`useCallback`). */
    load: LoadOptions;
    /** From how many characters it is asked. @default 2 */
    minimumCharacters?: number;
    /** What this reader chose lately: offered while nothing is typed. */
    recents?: readonly MultiSelectOption[];
    /** Finds all entries of a pasted list at once. @default one search per entry */
    findMany?: FindOptions;
}
export type MultiSelectProps = MultiSelectOwnProps & FieldLabelling & (LocalOptions | SearchedOptions);
/** Some of many options, found by typing or pasted as a list; what is chosen stands as tags in the field. */
export declare function MultiSelect({ ref, ...props }: MultiSelectProps): import("react").JSX.Element;
export {};
