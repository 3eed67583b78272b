/** What can be determined without the world's numbering plans. Numbers are E.164: "+33612345678". */
/** Whether a text has the form of an E.164 number, complete or not. */
export declare function isE164(value: string): boolean;
/**
 * Whether it has the format of a French mobile number: 06 and 07 in mainland France, and those of the overseas
 * departments, which have their own calling codes.
 * @source Arcep, plan national de numérotation
 */
export declare function isFrenchMobile(value: string): boolean;
/** Whether a character is part of the number rather than its formatting. */
export declare const countsInPhone: (character: string) => boolean;
/** The first character that does not occur in any way of writing a number; the form names it in its error. */
export declare function strangeCharacter(text: string): string | undefined;
/**
 * Clipboard text as if it had been typed: without a prefix such as "tel:" or "Tél. :", without the "(0)" that is not
 * dialled from abroad, and with a plus instead of two zeros before a calling code.
 */
export declare function readPasted(text: string): string;
/** The digits, with a leading plus if there is one. */
export declare function dialled(text: string): string;
/** A number as read and formatted before the numbering plans have loaded: French and international numbers only. */
export interface WrittenPhone {
    /** The text in the field. */
    text: string;
    /** E.164 as far as possible; text that cannot be a number stays as typed. */
    value: string;
    /** ISO 3166-1 alpha-2, if known. */
    country: string | undefined;
    /** "33", if known. */
    callingCode: string | undefined;
}
/** Formats a number without the numbering plans. */
export declare function writePlain(text: string, country: string | undefined): WrittenPhone;
/** The country and the national digits of a French number; others need the numbering plans. */
export declare function readPlain(value: string): {
    country: string | undefined;
    typed: string;
};
