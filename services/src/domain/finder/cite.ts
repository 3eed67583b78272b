import type { AmountBand } from './rules.ts'
import { amountBands } from './rules.ts'

export type Language = 'fr' | 'en'

/** A published sheet with what its citation is made of. */
export interface CitableSheet {
  title: string
  englishTitle: string
  description: string
  englishDescription: string
  accountName: string
  sector: { name: string; englishName: string }
  services: readonly { name: string; englishName: string }[]
  amount: number | null
  amountBand: AmountBand
  year: number
  country: string
  /** Full names. */
  team: readonly string[]
  confidentiality: 'named' | 'anonymous'
}

/** A sheet in the words in which it leaves the firm. */
export interface Citation {
  title: string
  client: string
  sector: string
  services: string
  year: string
  country: string
  amount: string
  team: string
  description: string
}

/** The words around citations, in the order of `Citation`. */
export const citationLabels: Record<Language, Record<keyof Citation, string>> = {
  fr: {
    title: 'Titre',
    client: 'Client',
    sector: 'Secteur',
    services: 'Prestations',
    year: 'Année',
    country: 'Pays',
    amount: 'Honoraires',
    team: 'Équipe',
    description: 'Description',
  },
  en: {
    title: 'Title',
    client: 'Client',
    sector: 'Sector',
    services: 'Services',
    year: 'Year',
    country: 'Country',
    amount: 'Fees',
    team: 'Team',
    description: 'Description',
  },
}

/** Stands for a client who is not named until it is known what it is in its sentence; of nobody's alphabet. */
const someone = '\ue000'

/** What a client is called who is not named, with what French makes of the word before. */
function unnamed(text: string, language: Language): string {
  if (language === 'en') return text.replaceAll(someone, 'the client')
  return text
    .replaceAll(new RegExp(`(?<![\\p{L}\\p{N}])(D|d)(?:e\\s|['’])${someone}`, 'gu'), '$1u client')
    .replaceAll(new RegExp(`(?<![\\p{L}\\p{N}])à\\s${someone}`, 'gu'), 'au client')
    .replaceAll(someone, 'le client')
}

const nbsp = '\u00a0'

/**
 * A sheet as it is cited. Of one that is anonymous the name of the client stands nowhere, neither in the texts, and of the
 * amount only its band is told.
 */
export function cite(sheet: CitableSheet, language: Language): Citation {
  const isFrench = language === 'fr'
  const isNamed = sheet.confidentiality === 'named'
  const of = (each: { name: string; englishName: string }) => (isFrench ? each.name : each.englishName)
  const text = (own: string) =>
    isNamed ? own : unnamed(withoutNames(own, namesOf(sheet.accountName), someone), language)
  const sector = of(sheet.sector)
  return {
    title: text(isFrench ? sheet.title : sheet.englishTitle),
    client: isNamed ? sheet.accountName : anonymousClient(sector, language),
    sector,
    services: sheet.services.map(of).join(', '),
    year: String(sheet.year),
    country: new Intl.DisplayNames(language, { type: 'region' }).of(sheet.country) ?? sheet.country,
    amount:
      isNamed && sheet.amount !== null ? euros(sheet.amount, language) : bandText(sheet.amountBand, language),
    team: sheet.team.join(', '),
    description: text(isFrench ? sheet.description : sheet.englishDescription),
  }
}

/** « Un client du secteur Santé », “A client in health care”. */
export function anonymousClient(sector: string, language: Language): string {
  const isAcronym = /^\p{Lu}{2}/u.test(sector)
  const inside = isAcronym ? sector : sector.charAt(0).toLowerCase() + sector.slice(1)
  return language === 'fr' ? `Un client du secteur ${sector}` : `A client in ${inside}`
}

function euros(amount: number, language: Language): string {
  const locale = language === 'fr' ? 'fr-FR' : 'en-US'
  return new Intl.NumberFormat(locale, { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 })
    .format(amount)
    .replaceAll('\u202f', nbsp)
}

function bandText(band: AmountBand, language: Language): string {
  const place = amountBands.findIndex(([code]) => code === band)
  const from = amountBands[place]?.[1] ?? 0
  const to = amountBands[place + 1]?.[1]
  if (to === undefined)
    return language === 'fr' ? `plus de ${euros(from, language)}` : `over ${euros(from, language)}`
  if (from === 0)
    return language === 'fr' ? `moins de ${euros(to, language)}` : `under ${euros(to, language)}`
  return language === 'fr'
    ? `de ${euros(from, language)} à ${euros(to, language)}`
    : `${euros(from, language)} to ${euros(to, language)}`
}

const legalForms = /\s+(?:SA|SARL|SAS|SASU|SCI|SELARL|SNC|GIE|Ltd|PLC|LLP|Limited|Inc|GmbH|AG)\.?$/i

/** What a client may be called in a text: their legal name, it without its form, and what stands before a dash in it. */
export function namesOf(legalName: string): string[] {
  const withoutForm = legalName.replace(legalForms, '')
  const beforeDash = withoutForm.split(/\s+[–—-]\s+/)[0] ?? ''
  return [...new Set([legalName, withoutForm, beforeDash].map(name => name.trim()))]
    .filter(name => name.length > 2)
    .toSorted((one, other) => other.length - one.length)
}

/** The letters of a text without accents and case, each with the place in the text where it comes from. */
function fold(text: string): { letters: string; places: number[] } {
  let letters = ''
  const places: number[] = []
  let place = 0
  for (const character of text) {
    const folded = character
      .normalize('NFD')
      .replaceAll(/\p{M}/gu, '')
      .toLowerCase()
      .replaceAll('œ', 'oe')
      .replaceAll('æ', 'ae')
      .replaceAll(/[’ʼ]/g, "'")
      .replaceAll(/\s/g, ' ')
    letters += folded
    for (let index = 0; index < folded.length; index += 1) places.push(place)
    place += character.length
  }
  places.push(place)
  return { letters, places }
}

const isWordCharacter = (character: string | undefined) =>
  character !== undefined && /[\p{L}\p{N}]/u.test(character)

/** A text in which names are replaced wherever they stand as whole words, however they are written. */
export function withoutNames(text: string, names: readonly string[], replacement: string): string {
  return names.reduce((left, name) => withoutName(left, fold(name).letters, replacement), text)
}

function withoutName(text: string, name: string, replacement: string): string {
  if (name === '') return text
  const { letters, places } = fold(text)
  let answer = ''
  let kept = 0
  for (let at = letters.indexOf(name); at >= 0; at = letters.indexOf(name, at + 1)) {
    const start = places[at] ?? 0
    const end = places[at + name.length] ?? text.length
    const isWhole = !isWordCharacter(letters[at - 1]) && !isWordCharacter(letters[at + name.length])
    if (!isWhole || start < kept) continue
    answer += text.slice(kept, start) + replacement
    kept = end
  }
  return answer + text.slice(kept)
}
