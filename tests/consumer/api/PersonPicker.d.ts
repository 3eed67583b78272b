import type { Ref } from 'react';
import type { FieldBase, FieldLabelling, ReadOnlyField } from '../../internal/field/fieldProps.js';
import { type Person } from './personOptions.js';
/** Looks for people, page by page; `cursor` is given back for the next page and is left out on the last. */
export type LoadPeople = (query: {
    text: string;
    cursor: string | undefined;
    signal: AbortSignal;
}) => Promise<{
    people: readonly Person[];
    cursor?: string;
}>;
/** Finds a pasted list at once: for each text the people whom it may name, in the same order. */
export type FindPeople = (query: {
    texts: readonly string[];
    signal: AbortSignal;
}) => Promise<readonly (readonly Person[])[]>;
interface PersonPickerOwnProps extends FieldBase, ReadOnlyField {
    ref?: Ref<HTMLInputElement>;
}
interface OnePerson {
    /** @default 'single' */
    selection?: 'single';
    value: Person | null;
    onChange: (value: Person | null) => void;
    maximum?: never;
    findMany?: never;
}
interface ManyPeople {
    /** Several people can be chosen. */
    selection: 'multiple';
    value: readonly Person[];
    onChange: (value: readonly Person[]) => void;
    /** At most so many. */
    maximum?: number;
    /** Finds all of a pasted list of e-mails at once. @default one search per entry */
    findMany?: FindPeople;
}
interface KnownPeople {
    /** All there are to choose from. */
    people: readonly Person[];
    load?: never;
    minimumCharacters?: never;
    recents?: never;
}
interface SearchedPeople {
    people?: never;
    /** Keep it stable (`useCallback`). */
    load: LoadPeople;
    /** From how many characters it is asked. @default 2 */
    minimumCharacters?: number;
    /** Whom this reader chose lately: offered while nothing is typed. */
    recents?: readonly Person[];
}
export type PersonPickerProps = PersonPickerOwnProps & FieldLabelling & (OnePerson | ManyPeople) & (KnownPeople | SearchedPeople);
/** One person or several, found by name or e-mail; several also as a pasted list of e-mails. */
export declare function PersonPicker(props: PersonPickerProps): import("react").JSX.Element;
export {};
