import type { Option } from '../../internal/list/Option.js';
/** Somebody who can be chosen. */
export interface Person {
    /** Unique among all. */
    id: string;
    /** First and last name; the e-mail address when there is no name. */
    name: string;
    email?: string;
    /** What else tells people of one name apart: the account and its SIREN, a grade. */
    detail?: string;
    /** What a pasted list may call this person by besides name and e-mail: "552 100 554". */
    names?: readonly string[];
    /** @default false */
    isDisabled?: boolean;
}
/** A person as an option of a list: avatar, name, e-mail and detail. */
export declare function optionOf(person: Person): Option;
/** The person that an option was made of. */
export declare function personOf(option: Option): Person | undefined;
