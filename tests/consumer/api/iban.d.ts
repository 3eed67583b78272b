/** What is wrong with an IBAN, the first thing that a reader can do something about. */
export type IbanProblem = 
/** It has a character that is neither a letter of the Latin alphabet nor a figure. */
{
    kind: 'character';
    character: string;
}
/** It does not begin with the two letters of a country that has IBANs. */
 | {
    kind: 'country';
    country: string;
} | {
    kind: 'too-short' | 'too-long';
    country: string;
    length: number;
    expected: number;
}
/** A letter stands where the country has figures. */
 | {
    kind: 'format';
    country: string;
}
/** The check digits do not fit: something was mistyped or swapped (ISO 7064 mod 97, or the key of the country). */
 | {
    kind: 'checksum';
};
/**
 * The electronic form of an IBAN: capitals, without spaces and what else people part it by, and without the word IBAN
 * before it. Other characters stay, so that the reader sees them and is told.
 */
export declare function compactIban(text: string): string;
/** In groups of four, as it is printed (ISO 13616): "FR76 3000 6000 …". */
export declare function formatIban(iban: string): string;
/** How many characters an IBAN of the country has; undefined when it has none. `country`: ISO 3166-1 alpha-2. */
export declare function ibanLength(country: string): number | undefined;
/**
 * Checks an IBAN in its electronic form: country, length and form of the country (ISO 13616), check digits
 * (ISO 7064 mod 97-10) and, where the country has one, the key of the account number.
 * @returns null when it is right, and for an empty text
 */
export declare function checkIban(iban: string): IbanProblem | null;
