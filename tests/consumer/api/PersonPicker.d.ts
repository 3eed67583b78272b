import type { Ref } from 'react';
import type { FieldBase, FieldLabelling, ReadOnlyField } from '../../internal/field/fieldProps.js';
import { type Person } from './personOptions.js';
/** Searches people, page by page. Return a `cursor` to be asked for the next page with it; leave it out on the last. */
export type LoadPeople = (query: {
    text: string;
    cursor: string | undefined;
    signal: AbortSignal;
}) => Promise<{
    people: readonly Person[];
    cursor?: string;
}>;
/** Looks up a pasted list in one request. Returns, for each text and in the same order, the people it may refer to. */
export type FindPeople = (query: {
    texts: readonly string[];
    signal: AbortSignal;
}) => Promise<readonly (readonly Person[])[]>;
interface PersonPickerOwnProps extends FieldBase, ReadOnlyField {
    ref?: Ref<HTMLInputElement>;
}
interface OnePerson {
    /** Whether one or several people can be chosen. @default 'single' */
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
    /** The largest number of people that can be chosen. */
    maximum?: number;
    /** Looks up a whole pasted list of e-mail addresses in one request. @default one search per entry */
    findMany?: FindPeople;
}
interface KnownPeople {
    /** All people to choose from. */
    people: readonly Person[];
    load?: never;
    minimumCharacters?: never;
    recents?: never;
}
interface SearchedPeople {
    people?: never;
    /** Searches people as the reader types. Keep it stable (`useCallback`). */
    load: LoadPeople;
    /** How many characters must be typed before a search. @default 2 */
    minimumCharacters?: number;
    /** People that this reader chose recently, offered before anything is typed. */
    recents?: readonly Person[];
}
export type PersonPickerProps = PersonPickerOwnProps & FieldLabelling & (OnePerson | ManyPeople) & (KnownPeople | SearchedPeople);
/**
 * A field to choose one or several people, found by name or e-mail address. Several can also be pasted as a list of
 * e-mail addresses.
 */
export declare function PersonPicker(props: PersonPickerProps): import("react").JSX.Element;
export {};
