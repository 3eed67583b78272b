import { isSiren, luhnSum } from './file-name.ts'

/** La Poste has so many establishments that they follow a separate rule (INSEE): the sum of the digits. */
const laPoste = '356000000'

/** Whether a text is an establishment number: the SIREN of its company, and five digits. */
function isSiret(text: string): boolean {
  const siren = text.slice(0, 9)
  if (!/^\d{14}$/.test(text) || !isSiren(siren)) return false
  const sum = Array.from(text).reduce((total, digit) => total + Number(digit), 0)
  return luhnSum(text) % 10 === 0 || (siren === laPoste && sum % 5 === 0)
}

/** Whether a text is a SIREN or a SIRET, by its check digit. */
export const isCompanyNumber = (text: string): boolean => isSiren(text) || isSiret(text)

/** The details printed below a company's name; each is empty if it is unknown. */
export interface PrintedCompany {
  form: string
  number: string
  address: string
}

/** The details in one line: `SAS, SIREN 732 829 320, 3 rue de la Paix`; empty if there are none. */
export const companyLine = ({ form, number, address }: PrintedCompany): string =>
  [form, number && printedCompanyNumber(number), address].filter(part => part !== '').join(', ')

/** The printed form: `SIREN 732 829 320`, with no-break spaces. */
function printedCompanyNumber(number: string): string {
  const [name, groups] =
    number.length === 14
      ? (['SIRET', /^(...)(...)(...)(.....)$/] as const)
      : (['SIREN', /^(...)(...)(...)$/] as const)
  return [name, ...(groups.exec(number)?.slice(1) ?? [number])].join('\u00A0')
}
