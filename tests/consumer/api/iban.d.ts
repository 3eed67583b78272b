/** The first problem of an IBAN that the reader can act on. */
export type IbanProblem = 
/** It contains a character that is neither a Latin letter nor a digit. */
{
    kind: 'character';
    character: string;
}
/** It does not start with the code of a country that uses IBANs. */
 | {
    kind: 'country';
    country: string;
} | {
    kind: 'too-short' | 'too-long';
    country: string;
    length: number;
    expected: number;
}
/** It has a letter where the country's format has digits. */
 | {
    kind: 'format';
    country: string;
}
/** The check digits are wrong: a character was mistyped or swapped (ISO 7064 mod 97, or the national check key). */
 | {
    kind: 'checksum';
};
/**
 * The electronic form of an IBAN: capitals, without spaces and other separators, and without a leading word IBAN.
 * Other characters stay, so that the reader sees them and gets an error.
 */
export declare function compactIban(text: string): string;
/** The print form in groups of four (ISO 13616): "FR76 3000 6000 …". */
export declare function formatIban(iban: string): string;
/** Length of the country's IBANs; undefined if it has none. `country`: ISO 3166-1 alpha-2. */
export declare function ibanLength(country: string): number | undefined;
/**
 * Validates an IBAN in its electronic form: country, the country's length and format (ISO 13616), check digits
 * (ISO 7064 mod 97-10) and, where the country has one, the check key of the account number.
 * @returns null if it is valid or empty
 */
export declare function checkIban(iban: string): IbanProblem | null;
