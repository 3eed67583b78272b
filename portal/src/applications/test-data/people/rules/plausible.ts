import { makeIban } from '@parvis/accounting/bank/iban'
import type { Transaction } from './pasted-transactions.ts'

/*
 * Made-up people, companies and transactions from a seed. The same seed produces the same data, and each step is
 * independent. Unique values contain the seed.
 */

/** The largest seed. */
export const largestSeed = 999_999

const firstNames = {
  mrs: ['Camille', 'Louise', 'Nadia', 'Aurélie', 'Sophie', 'Inaya', 'Margaux', 'Élodie'],
  mr: ['Louis', 'Karim', 'Antoine', 'Mathieu', 'Yanis', 'Olivier', 'Gaël', 'Benoît'],
} as const
const lastNames = [
  'Roussel',
  'Garnier',
  'Benali',
  'Lemoine',
  'Perrot',
  'Marchetti',
  'Diallo',
  'Chevallier',
] as const
const trades = [
  'Boulangerie',
  'Atelier',
  'Pépinières',
  'Imprimerie',
  'Menuiserie',
  'Librairie',
  'Brasserie',
] as const
const owners = ['Delorme', 'du Parc', 'Saint-Clair', 'des Halles', 'Vasseur', 'de la Gare', 'Morel'] as const
const forms = ['SAS', 'SARL', 'EURL', 'SA'] as const
const banks = ['Banque du Port', 'Crédit des Alpes', 'Caisse du Littoral', 'Banque de la Place'] as const
const parties = [
  ['Électricité du Littoral', 'Facture d’électricité', -1],
  ['Eaux de la Vallée', 'Facture d’eau', -1],
  ['Fournitures Leblanc', 'Fournitures de bureau', -1],
  ['Assurances Horizon', 'Prime d’assurance', -1],
  ['Loyers du Centre', 'Loyer', -1],
  ['Café des Arts', 'Règlement de facture', 1],
  ['Hôtel de la Plage', 'Règlement de facture', 1],
  ['Mairie de Valmont', 'Règlement de marché', 1],
] as const
const words = [
  'vague',
  'ombre',
  'sable',
  'nuage',
  'pluie',
  'feuille',
  'givre',
  'tempo',
  'galet',
  'brume',
] as const

/** A pseudo-random generator for one step of a seed. @source mulberry32 by Tommy Ettinger, public domain */
function chance(seed: number, step: number) {
  let state = (Math.imul(seed, 0x9e3779b1) ^ Math.imul(step + 1, 0x85ebca6b)) >>> 0
  const below = (limit: number) => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * limit)
  }
  const pick = <Item>(items: readonly [Item, ...Item[]]): Item => items[below(items.length)] ?? items[0]
  const digits = (count: number) => Array.from({ length: count }, () => String(below(10))).join('')
  return { below, pick, digits }
}

const plainLetters = (text: string) =>
  text
    .normalize('NFKD')
    .replaceAll(/[^A-Za-z]/g, '')
    .toLowerCase()

/** A person with credentials. */
export function plausibleUser(seed: number) {
  const { below, pick, digits } = chance(seed, 0)
  const title = pick(['mrs', 'mr'] as const)
  const firstName = pick(firstNames[title])
  const lastName = pick(lastNames)
  return {
    title,
    firstName,
    lastName,
    email: `${plainLetters(firstName)}.${plainLetters(lastName)}.${seed}@personne.example`,
    // None of these words occurs in a name: the services reject passwords that contain one.
    password: `${pick(words)}-${pick(words)}-${pick(words)}-${digits(4)}`,
    mobile: `+33${pick(['6', '7'] as const)}${digits(8)}`,
    phone: below(2) === 0 ? '' : `+331${digits(8)}`,
  }
}

export function plausibleCompany(seed: number) {
  const { pick } = chance(seed, 1)
  return {
    companyName: `${pick(trades)} ${pick(owners)} ${pick(forms)}`,
    companyNumber: `T${String(seed).padStart(6, '0')}`,
  }
}

/** A French IBAN with valid national check digits. @source arrêté of the RIB: 97 − (89b + 15g + 3c) mod 97 */
function frenchIban(bank: string, branch: string, account: string): string {
  const rest = (89n * BigInt(bank) + 15n * BigInt(branch) + 3n * BigInt(account)) % 97n
  return makeIban('FR', `${bank}${branch}${account}${String(97n - rest).padStart(2, '0')}`)
}

export function plausibleBankAccount(seed: number) {
  const { below, pick, digits } = chance(seed, 2)
  return {
    bank: pick(banks),
    iban: frenchIban(`3${digits(4)}`, `0${digits(4)}`, `${digits(5)}${String(seed).padStart(6, '0')}`),
    currency: 'EUR' as const,
    balance: (below(4_000_000) + 100_000) / 100,
  }
}

/** Transactions a small company might have. @param first the number of the first one, used in external ids */
export function plausibleTransactions(
  seed: number,
  count: number,
  currency: Transaction['currency'],
  first = 1,
): Transaction[] {
  const { below, digits } = chance(seed, 3 + first)
  const ibans = parties.map(() => frenchIban(`3${digits(4)}`, `0${digits(4)}`, digits(11)))
  return Array.from({ length: count }, (_each, place) => {
    const which = below(parties.length)
    const [account, description, sign] = parties[which] ?? parties[0]
    const number = first + place
    return {
      externalId: `S${seed}-${String(number).padStart(4, '0')}`,
      iban: ibans[which] ?? '',
      account,
      amount: (sign * (below(95_000) + 500)) / 100,
      currency,
      description: `${description} ${number}`,
    }
  })
}
