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

/** What is printed of a company under its name; each is empty where nobody said it. */
export interface PrintedCompany {
  form: string
  number: string
  address: string
}

/** The same in one line: `SAS, SIREN 732 829 320, 3 rue de la Paix`; empty for nothing. */
export const companyLine = ({ form, number, address }: PrintedCompany): string =>
  [form, number && printedCompanyNumber(number), address].filter(part => part !== '').join(', ')

/** As it is printed: `SIREN 732 829 320`. Nothing breaks within it. */
function printedCompanyNumber(number: string): string {
  const [name, groups] =
    number.length === 14
      ? (['SIRET', /^(...)(...)(...)(.....)$/] as const)
      : (['SIREN', /^(...)(...)(...)$/] as const)
  return [name, ...(groups.exec(number)?.slice(1) ?? [number])].join('\u00A0')
}
