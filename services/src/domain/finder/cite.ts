import type { AmountBand } from './rules.ts'
import { amountBands } from './rules.ts'

export type Language = 'fr' | 'en'

/** A published sheet with everything that its citation needs. */
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

/** The labels of a citation, in the order of `Citation`. */
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

/** Placeholder for an anonymous client until its role in the sentence is known; a private-use character. */
const someone = '\ue000'

/** Replaces the placeholder with “the client”, contracting French prepositions before it. */
function unnamed(text: string, language: Language): string {
  const capital = language === 'en' ? 'The client' : 'Le client'
  const begun = text.replaceAll(new RegExp(`(^|[.!?…]\\s+|\\n\\s*)${someone}`, 'gu'), `$1${capital}`)
  if (language === 'en') return begun.replaceAll(someone, 'the client')
  return begun
    .replaceAll(new RegExp(`(?<![\\p{L}\\p{N}])(D|d)(?:e\\s|['’])${someone}`, 'gu'), '$1u client')
    .replaceAll(new RegExp(`(?<![\\p{L}\\p{N}])à\\s${someone}`, 'gu'), 'au client')
    .replaceAll(new RegExp(`À\\s${someone}`, 'gu'), 'Au client')
    .replaceAll(someone, 'le client')
}

const nbsp = '\u00a0'

/**
 * Cites a sheet. An anonymous citation never contains the client's name, not even in the texts, and shows only the band
 * of the amount.
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
    return language === 'fr' ? `${euros(from, language)} et plus` : `${euros(from, language)} and over`
  if (from === 0)
    return language === 'fr' ? `moins de ${euros(to, language)}` : `under ${euros(to, language)}`
  return language === 'fr'
    ? `de ${euros(from, language)} à ${euros(to, language)}`
    : `${euros(from, language)} to ${euros(to, language)}`
}

const legalForms = /\s+(?:SA|SARL|SAS|SASU|SCI|SELARL|SNC|GIE|Ltd|PLC|LLP|Limited|Inc|GmbH|AG)\.?$/i

/**
 * The names a client may have in a text: the legal name, the same without the legal form, and the part before a dash.
 */
export function namesOf(legalName: string): string[] {
  const withoutForm = legalName.replace(legalForms, '')
  const beforeDash = withoutForm.split(/\s+[–—-]\s+/)[0] ?? ''
  return [...new Set([legalName, withoutForm, beforeDash].map(name => name.trim()))]
    .filter(name => name.length > 2)
    .toSorted((one, other) => other.length - one.length)
}

/** Folds accents and case, and maps each letter to its position in the text. */
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

/** Replaces names in a text, as whole words in any spelling. */
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
