import { isSiren, luhnSum } from './file-name.ts'

/** Its establishments are so many that they follow a rule of their own (INSEE): the sum of the digits. */
const laPoste = '356000000'

/** The number of an establishment: the SIREN of its company, and five digits. */
function isSiret(text: string): boolean {
  const siren = text.slice(0, 9)
  if (!/^\d{14}$/.test(text) || !isSiren(siren)) return false
  const sum = Array.from(text).reduce((total, digit) => total + Number(digit), 0)
  return luhnSum(text) % 10 === 0 || (siren === laPoste && sum % 5 === 0)
}

/** Whether it is a SIREN or a SIRET, by its check digit. */
export const isCompanyNumber = (text: string): boolean => isSiren(text) || isSiret(text)

/** As it is printed: `SIREN 732 829 320`. Nothing breaks within it. */
export function printedCompanyNumber(number: string): string {
  const [name, groups] =
    number.length === 14
      ? (['SIRET', /^(...)(...)(...)(.....)$/] as const)
      : (['SIREN', /^(...)(...)(...)$/] as const)
  return [name, ...(groups.exec(number)?.slice(1) ?? [number])].join('\u00A0')
}
