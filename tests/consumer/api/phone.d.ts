/** What can be known of a phone number without the numbering plans of the world. Numbers are E.164: "+33612345678". */
/** Whether it is a number in the form of E.164, whole or on its way. */
export declare function isE164(value: string): boolean;
/**
 * Whether it has the format of a French mobile number: 06 and 07 in mainland France, and those of the overseas
 * departments, which have country codes of their own.
 * @source Arcep, plan national de numérotation
 */
export declare function isFrenchMobile(value: string): boolean;
/** Whether a character belongs to a number and not to how it is written. */
export declare const countsInPhone: (character: string) => boolean;
/** The first character that no way of writing a number has; a form says which one it is. */
export declare function strangeCharacter(text: string): string | undefined;
/**
 * Text of the clipboard as somebody would have typed it: without "tel:" or "Tél. :" before it, without the "(0)" that
 * is not dialled from abroad, with a plus instead of the two zeros before a country code.
 */
export declare function readPasted(text: string): string;
/** The figures and the plus before them. */
export declare function dialled(text: string): string;
/** A number as it can be read, written and told while the numbering plans have not arrived: French and international. */
export interface WrittenPhone {
    /** What the field shows. */
    text: string;
    /** E.164 as far as it goes; what cannot be a number stays as it was typed. */
    value: string;
    /** ISO 3166-1 alpha-2, when it is known. */
    country: string | undefined;
    /** "33", when it is known. */
    callingCode: string | undefined;
}
/** Writes a number without the numbering plans. */
export declare function writePlain(text: string, country: string | undefined): WrittenPhone;
/** The country and the national figures of a French number; others need the numbering plans. */
export declare function readPlain(value: string): {
    country: string | undefined;
    typed: string;
};
