/** A value to filter by. */
export interface FacetValue {
  id: string
  /** In the reader's language. */
  label: string
  /** The number of results with this value, given everything else that is chosen. */
  count: number
}

/** A property with several values: the sector, the year. */
export interface Facet {
  id: string
  title: string
  /** The most wanted values first. */
  values: readonly FacetValue[]
}

/** The ids of the chosen values, by facet id. Several values of one facet are alternatives. */
export type FacetChoice = Readonly<Record<string, readonly string[]>>

/** The chosen values of one facet. */
export const chosenIn = (choice: FacetChoice, facet: string): readonly string[] => choice[facet] ?? []

/** The number of chosen values in all. */
export const chosenCount = (choice: FacetChoice): number =>
  Object.values(choice).reduce((sum, values) => sum + values.length, 0)

/** The choice with these values for a facet; a facet without values is left out. */
export function withValues(choice: FacetChoice, facet: string, values: readonly string[]): FacetChoice {
  const { [facet]: _, ...others } = choice
  return values.length === 0 ? others : { ...others, [facet]: values }
}

/** The choice with one value added or removed. */
export function toggled(choice: FacetChoice, facet: string, value: string): FacetChoice {
  const before = chosenIn(choice, facet)
  return withValues(
    choice,
    facet,
    before.includes(value) ? before.filter(each => each !== value) : [...before, value],
  )
}

/**
 * The values shown before the reader asks for more: the first ones, and all chosen ones, so that they can be removed. A
 * single hidden value is shown too, because the button would take as much room.
 */
export function shownValues(
  { values }: Facet,
  chosen: readonly string[],
  most: number,
): readonly FacetValue[] {
  if (values.length <= most + 1) return values
  return values.filter(({ id }, index) => index < most || chosen.includes(id))
}
