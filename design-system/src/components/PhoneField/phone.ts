/** What can be determined without the world's numbering plans. Numbers are E.164: "+33612345678". */

const e164 = /^\+\d{1,15}$/

/** Whether a text has the form of an E.164 number, complete or not. */
export function isE164(value: string): boolean {
  return e164.test(value)
}

/**
 * Whether it has the format of a French mobile number: 06 and 07 in mainland France, and those of the overseas
 * departments, which have their own calling codes.
 * @source Arcep, plan national de numérotation
 */
export function isFrenchMobile(value: string): boolean {
  return /^\+(33[67]\d{8}|590690\d{6}|590691\d{6}|594694\d{6}|59669[67]\d{6}|26269[23]\d{6}|262639\d{6})$/.test(
    value,
  )
}

const figureOrPlus = /[\d+]/
/** Whether a character is part of the number rather than its formatting. */
export const countsInPhone = (character: string): boolean => figureOrPlus.test(character)

/** The first character that does not occur in any way of writing a number; the form names it in its error. */
export function strangeCharacter(text: string): string | undefined {
  return /[^\d+\s().\-–/\u00A0\u202F\u2009\u200B-\u200F\u2060\uFEFF]/u.exec(text)?.[0]
}

/**
 * Clipboard text as if it had been typed: without a prefix such as "tel:" or "Tél. :", without the "(0)" that is not
 * dialled from abroad, and with a plus instead of two zeros before a calling code.
 */
export function readPasted(text: string): string {
  const normal = text.normalize('NFKC').trim()
  const number = normal.replace(/^\p{L}[\p{L}.]*\s*:?\s*(?=[+\d(])/u, '')
  // If the text is pasted into an existing number, only the part from its plus counts.
  const plus = number.lastIndexOf('+')
  const whole = (plus > 0 ? number.slice(plus) : number).replace(/^00(?=[1-9])/, '+')
  return whole.startsWith('+') ? whole.replace(/\(0\)/, '') : whole
}

/** The digits, with a leading plus if there is one. */
export function dialled(text: string): string {
  const figures = text.replaceAll(/\D/g, '')
  return text.trim().startsWith('+') ? `+${figures}` : figures
}

/** A number as read and formatted before the numbering plans have loaded: French and international numbers only. */
export interface WrittenPhone {
  /** The text in the field. */
  text: string
  /** E.164 as far as possible; text that cannot be a number stays as typed. */
  value: string
  /** ISO 3166-1 alpha-2, if known. */
  country: string | undefined
  /** "33", if known. */
  callingCode: string | undefined
}

/** In pairs, as in France: "06 12 34 56 78". */
const inPairs = (figures: string) => figures.replaceAll(/(\d{2})(?=\d)/g, '$1 ')

/** Formats a number without the numbering plans. */
export function writePlain(text: string, country: string | undefined): WrittenPhone {
  const number = dialled(text)
  if (number.startsWith('+')) {
    const isFrench = number.startsWith('+33')
    return {
      text: isFrench ? `+33 ${number.slice(3, 4)} ${inPairs(number.slice(4))}`.trim() : number,
      value: number === '+' ? '' : number,
      country: isFrench ? 'FR' : undefined,
      callingCode: isFrench ? '33' : undefined,
    }
  }
  const national = number.replace(/^0/, '')
  const isFrench = country === 'FR'
  return {
    text: isFrench ? inPairs(number) : number,
    value: number === '' ? '' : isFrench ? `+33${national}` : number,
    country,
    callingCode: isFrench ? '33' : undefined,
  }
}

/** The country and the national digits of a French number; others need the numbering plans. */
export function readPlain(value: string): { country: string | undefined; typed: string } {
  if (/^\+33\d{9}$/.test(value)) return { country: 'FR', typed: `0${value.slice(3)}` }
  return { country: undefined, typed: value }
}
