import type { MailContent } from '../../../mail/content.ts'
import type { Language, ReminderState } from './plan.ts'

/** The placeholders of a text, filled in from the sheet and its reader. */
export const places = ['sheet', 'client', 'engagement', 'days', 'link', 'recipient', 'waitsFor'] as const
export type Place = (typeof places)[number]

/** A subject and a body with placeholders. */
export interface Template {
  subject: string
  body: string
}

/** The values for the placeholders. */
export interface Case {
  sheet: string
  client: string
  engagement: string
  /** Working days. */
  days: number
  recipient: string
  /** Name of the person it waits for; undefined if that is a team, or nobody is known. */
  decider: string | undefined
  state: ReminderState
  /** A path of the portal. */
  path: string
}

const placePattern = /\{\{\s*([A-Za-z]*)\s*\}\}/g
const isPlace = (name: string): name is Place => places.some(place => place === name)

/** The first unknown placeholder of a text; '' for braces that form none. */
export function unknownPlace(text: string): string | undefined {
  for (const [, name = ''] of text.matchAll(placePattern)) if (!isPlace(name)) return name
  return /\{\{|\}\}/.test(text.replaceAll(placePattern, '')) ? '' : undefined
}

/** Whether a body links to the sheet. */
export const hasLink = (body: string): boolean =>
  [...body.matchAll(placePattern)].some(([, name]) => name === 'link')

const words = {
  fr: {
    days: (days: number) => `${days}\u00a0${days < 2 ? 'jour ouvré' : 'jours ouvrés'}`,
    open: 'Ouvrir la fiche',
    team: 'l’équipe commerciale',
    manager: 'son responsable de mission',
    author: 'son auteur',
  },
  en: {
    days: (days: number) => `${days} ${days === 1 ? 'working day' : 'working days'}`,
    open: 'Open the sheet',
    team: 'the commercial team',
    manager: 'the engagement manager',
    author: 'its author',
  },
} as const

/** Describes whom a sheet waits for. */
function waitsFor({ state, decider }: Case, language: Language): string {
  const { team, manager, author } = words[language]
  if (state === 'submitted') return team
  return decider ?? (state === 'validatedByCommercial' ? manager : author)
}

/**
 * Writes a reminder. Values are inserted as plain text, even if they look like placeholders. A link alone in a
 * paragraph becomes the button of the message; one within a sentence becomes its address.
 * @param publicOrigin the portal's origin, with which addresses begin
 */
export function compose(
  { subject, body }: Template,
  about: Case,
  language: Language,
  publicOrigin: string,
): MailContent {
  const values: Record<Place, string> = {
    sheet: about.sheet,
    client: about.client,
    engagement: about.engagement,
    days: words[language].days(about.days),
    link: new URL(about.path, publicOrigin).href,
    recipient: about.recipient,
    waitsFor: waitsFor(about, language),
  }
  const fill = (text: string) =>
    text.replaceAll(placePattern, (whole, name: string) => (isPlace(name) ? values[name] : whole))
  const paragraphs = body.split(/\n\s*\n/)
  const isButton = (paragraph: string) => /^\s*\{\{\s*link\s*\}\}\s*$/.test(paragraph)
  const line = fill(subject)
  return {
    subject: line,
    heading: line,
    paragraphs: paragraphs.filter(paragraph => !isButton(paragraph)).map(fill),
    ...(paragraphs.some(isButton) && { action: { label: words[language].open, url: about.path } }),
  }
}
