import type { Entities } from '@parvis/api-types/entities'
import type { BodyOf } from '../../server/operation-types.ts'

/** A sheet as it is drafted. */
export type SheetForm = BodyOf<'createReferenceSheet'>
/** What a sheet says; its engagement stays. */
export type SheetContent = Omit<SheetForm, 'engagementId'>

type Sheet = Required<Entities['ReferenceSheet']['fields']>
export type SheetStatus = Sheet['status']
export type AmountBand = NonNullable<Sheet['amountBand']>

/**
 * What somebody is to a sheet: who drafted it (as long as they may draft), who validates sheets, and who manages or leads its
 * engagement, or stands in today for one of them.
 */
export const parts = ['author', 'commercial', 'manager'] as const
export type Part = (typeof parts)[number]

/** A way of a sheet from one status to another. */
export interface Transition {
  from: SheetStatus
  to: SheetStatus
  who: readonly Part[]
  needsReason: boolean
}

/** Every way there is: the services enforce it, and the screens are told it of each sheet. */
export const transitions: readonly Transition[] = [
  { from: 'draft', to: 'submitted', who: ['author', 'manager'], needsReason: false },
  { from: 'submitted', to: 'validatedByCommercial', who: ['commercial'], needsReason: false },
  { from: 'submitted', to: 'rejectedByCommercial', who: ['commercial'], needsReason: true },
  { from: 'rejectedByCommercial', to: 'submitted', who: ['author', 'manager'], needsReason: false },
  { from: 'validatedByCommercial', to: 'published', who: ['manager'], needsReason: false },
  { from: 'validatedByCommercial', to: 'rejectedByManager', who: ['manager'], needsReason: true },
  { from: 'rejectedByManager', to: 'submitted', who: ['author', 'manager'], needsReason: false },
  { from: 'published', to: 'withdrawn', who: ['manager'], needsReason: true },
]

/** What somebody asks for that has a part in a sheet. */
interface Decision {
  from: SheetStatus
  to: SheetStatus
  reason: string | null
  parts: ReadonlySet<Part>
}

/**
 * Why a decision is refused; undefined if it is not. That there is no such way comes first: someone who lost a race is told so,
 * and not that it was never theirs.
 */
export function decisionProblem({ from, to, reason, parts: own }: Decision) {
  const way = transitions.find(each => each.from === from && each.to === to)
  if (!way) return 'reference-sheet-transition-refused'
  if (!way.who.some(part => own.has(part))) return 'reference-sheet-not-decider'
  return way.needsReason && reason === null ? 'reference-sheet-reason-missing' : undefined
}

/** Statuses in which what a sheet says may be changed. */
export const changeable: readonly SheetStatus[] = ['draft', 'rejectedByCommercial', 'rejectedByManager']

/** Who may change what a sheet says. */
export const changers: readonly Part[] = ['author', 'manager']

/** Statuses that have a reason. */
export const withReason: ReadonlySet<SheetStatus> = new Set(
  transitions.filter(({ needsReason }) => needsReason).map(({ to }) => to),
)

/** The bands with where each begins, in euros, from the smallest to the largest; each ends where the next begins. */
export const amountBands: readonly (readonly [AmountBand, number])[] = [
  ['under25k', 0],
  ['from25kTo100k', 25_000],
  ['from100kTo500k', 100_000],
  ['from500kTo2m', 500_000],
  ['over2m', 2_000_000],
]

/** @param amount in euros, not negative */
export function bandOf(amount: number): AmountBand {
  const band = amountBands.findLast(([, from]) => amount >= from)
  if (!band) throw new RangeError('An amount is not negative')
  return band[0]
}

/** The fields that a sheet lacks before it can be submitted, in the order of the form. */
export function missingFields(content: SheetContent): (keyof SheetContent)[] {
  const isEmpty: Partial<Record<keyof SheetContent, boolean>> = {
    title: content.title.trim() === '',
    englishTitle: content.englishTitle.trim() === '',
    description: content.description.trim() === '',
    englishDescription: content.englishDescription.trim() === '',
    sector: content.sector === null,
    services: content.services.length === 0,
    amountBand: content.amount === null && content.amountBand === null,
    year: content.year === null,
    country: content.country === null,
  }
  return (Object.keys(isEmpty) as (keyof SheetContent)[]).filter(field => isEmpty[field])
}

const regions = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })
/** What ISO leaves to its users, and groups of countries. */
const noCountries = new Set(['EU', 'EZ', 'QO', 'UN', 'XA', 'XB', 'ZZ'])

/** Whether ISO 3166-1 has a country of this code. @param code two capitals */
export function isCountry(code: string): boolean {
  return !noCountries.has(code) && regions.of(code) !== undefined
}

/** What the amounts of a sheet become when it is changed: the one that is told takes the place of the other. */
export function amountsAfter(
  before: Pick<SheetContent, 'amount' | 'amountBand'>,
  patch: Partial<Pick<SheetContent, 'amount' | 'amountBand'>>,
): Pick<SheetContent, 'amount' | 'amountBand'> {
  const told = { ...before, ...patch }
  if (patch.amount != null) return { amount: patch.amount, amountBand: patch.amountBand ?? null }
  if (patch.amountBand != null) return { amount: null, amountBand: patch.amountBand }
  return told
}
