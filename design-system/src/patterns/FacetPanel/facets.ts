/** A value by which what was found can be narrowed. */
export interface FacetValue {
  id: string
  /** In the reader's words. */
  label: string
  /** How many there are with it, beside what else is chosen. */
  count: number
}

/** A question with several answers: the sector, the year. */
export interface Facet {
  id: string
  title: string
  /** What is wanted most first. */
  values: readonly FacetValue[]
}

/** The ids of the values that were chosen, by the id of the facet. Several of one facet are alternatives. */
export type FacetChoice = Readonly<Record<string, readonly string[]>>

/** The values of one facet that are chosen. */
export const chosenIn = (choice: FacetChoice, facet: string): readonly string[] => choice[facet] ?? []

/** How many values are chosen in all. */
export const chosenCount = (choice: FacetChoice): number =>
  Object.values(choice).reduce((sum, values) => sum + values.length, 0)

/** The choice with these values of a facet; a facet without any is not in it. */
export function withValues(choice: FacetChoice, facet: string, values: readonly string[]): FacetChoice {
  const { [facet]: _, ...others } = choice
  return values.length === 0 ? others : { ...others, [facet]: values }
}

/** The choice with a value more, or less. */
export function toggled(choice: FacetChoice, facet: string, value: string): FacetChoice {
  const before = chosenIn(choice, facet)
  return withValues(
    choice,
    facet,
    before.includes(value) ? before.filter(each => each !== value) : [...before, value],
  )
}

/**
 * The values that are shown before the reader asks for more: the first ones, and each that is chosen, so that it can be
 * taken back. One that would alone be hidden is shown: its button takes as much room.
 */
export function shownValues(
  { values }: Facet,
  chosen: readonly string[],
  most: number,
): readonly FacetValue[] {
  if (values.length <= most + 1) return values
  return values.filter(({ id }, index) => index < most || chosen.includes(id))
}
