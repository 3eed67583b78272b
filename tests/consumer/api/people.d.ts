import type { Option } from '../../internal/list/Option.js';
/** A person who can be chosen. */
export interface Person {
    /** Unique id of the person. */
    id: string;
    /** First and last name, or the e-mail address if there is no name. */
    name: string;
    email?: string;
    /** Tells people with the same name apart: the account and its SIREN, a grade. */
    detail?: string;
    /** Other identifiers of this person in a pasted list, besides name and e-mail address: "552 100 554". */
    names?: readonly string[];
    /** Whether the person cannot be chosen. @default false */
    isDisabled?: boolean;
}
/** A person as a list option: avatar, name, e-mail address and detail. */
export declare function optionOf(person: Person): Option;
/** The person behind an option. */
export declare function personOf(option: Option): Person | undefined;
