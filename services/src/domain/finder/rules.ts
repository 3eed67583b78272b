import type { Entities } from '@parvis/api-types/entities'
import type { BodyOf } from '../../server/operation-types.ts'

/** The form of a draft. */
export type SheetForm = BodyOf<'createReferenceSheet'>
/** The content of a sheet; its engagement never changes. */
export type SheetContent = Omit<SheetForm, 'engagementId'>

type Sheet = Required<Entities['ReferenceSheet']['fields']>
export type SheetStatus = Sheet['status']
export type AmountBand = NonNullable<Sheet['amountBand']>

/**
 * A person's part in a sheet: its author (as long as they may draft), a member of the commercial team that validates
 * sheets, or the manager or partner of its engagement or today's substitute for one of them.
 */
export const parts = ['author', 'commercial', 'manager'] as const
export type Part = (typeof parts)[number]

/** A transition of a sheet from one status to another. */
export interface Transition {
  from: SheetStatus
  to: SheetStatus
  who: readonly Part[]
  needsReason: boolean
}

/** All allowed transitions. The services enforce them, and each sheet tells the screens which apply. */
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

/** A transition requested by someone with a part in a sheet. */
interface Decision {
  from: SheetStatus
  to: SheetStatus
  reason: string | null
  parts: ReadonlySet<Part>
}

/**
 * Why a decision is refused; undefined if it is not. An impossible transition is reported first, so that a person who
 * lost a race is told that, and not that they never had the right.
 */
export function decisionProblem({ from, to, reason, parts: own }: Decision) {
  const way = transitions.find(each => each.from === from && each.to === to)
  if (!way) return 'reference-sheet-transition-refused'
  if (!way.who.some(part => own.has(part))) return 'reference-sheet-not-decider'
  return way.needsReason && reason === null ? 'reference-sheet-reason-missing' : undefined
}

/** Statuses in which the content of a sheet may be changed. */
export const changeable: readonly SheetStatus[] = ['draft', 'rejectedByCommercial', 'rejectedByManager']

/** The parts that may change the content. */
export const changers: readonly Part[] = ['author', 'manager']

/** Statuses that come with a reason. */
export const withReason: ReadonlySet<SheetStatus> = new Set(
  transitions.filter(({ needsReason }) => needsReason).map(({ to }) => to),
)

/** The bands with their lower limits in euros, in ascending order; each ends where the next begins. */
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

/** Fields that must be filled in before a sheet can be submitted, in the order of the form. */
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
/** User-assigned ISO codes and groups of countries. */
const noCountries = new Set(['EU', 'EZ', 'QO', 'UN', 'XA', 'XB', 'ZZ'])

/** Whether ISO 3166-1 assigns this code to a country. @param code two capital letters */
export function isCountry(code: string): boolean {
  return !noCountries.has(code) && regions.of(code) !== undefined
}

/** The amounts of a sheet after a change: whichever is stated replaces the other. */
export function amountsAfter(
  before: Pick<SheetContent, 'amount' | 'amountBand'>,
  patch: Partial<Pick<SheetContent, 'amount' | 'amountBand'>>,
): Pick<SheetContent, 'amount' | 'amountBand'> {
  const told = { ...before, ...patch }
  if (patch.amount != null) return { amount: patch.amount, amountBand: patch.amountBand ?? null }
  if (patch.amountBand != null) return { amount: null, amountBand: patch.amountBand }
  return told
}
