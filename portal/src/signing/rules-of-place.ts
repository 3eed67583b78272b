import { doOverlap, fieldBox, type FieldPlace, type PageSize } from '@parvis/signatures/field-box'

/** A signer or a field to fill in, with its place. */
export interface PlacedSigner extends FieldPlace {
  /** For a signer, the key of the contact; `me` for the reader, who has none. */
  id: string
  name: string
}

/** Named places on a page. */
export const presets = {
  topLeft: [0, 0],
  top: [50, 0],
  topRight: [100, 0],
  left: [0, 50],
  center: [50, 50],
  right: [100, 50],
  bottomLeft: [0, 100],
  bottom: [50, 100],
  bottomRight: [100, 100],
} as const satisfies Record<string, readonly [number, number]>

export type Preset = keyof typeof presets
export const presetNames = Object.keys(presets) as Preset[]

/** The default places of signers: at the bottom of the page, from the right, then further up. */
const firstPlaces = [100, 70, 40, 10].flatMap(down => [100, 50, 0].map(across => [across, down] as const))

/** The preset of a place; undefined where it has none. */
export const presetOf = ({ across, down }: Pick<FieldPlace, 'across' | 'down'>): Preset | undefined =>
  presetNames.find(name => presets[name][0] === across && presets[name][1] === down)

/** Percentages in small steps: on small pages the default places overlap. */
const steps = Array.from({ length: 21 }, (_, at) => 100 - at * 5)

/** The place of an additional signer, free of the others. */
export function nextPlace(
  others: readonly FieldPlace[],
  page: number,
  pageSizes: readonly PageSize[] = [],
): FieldPlace {
  const everywhere = steps.flatMap(down => steps.map(across => [across, down] as const))
  const free = [...firstPlaces, ...everywhere]
    .map(([across, down]) => ({ page, across, down }))
    .find(place => !others.some(other => doOverlap(place, other, pageSizes)))
  return free ?? { page, across: 100, down: 100 }
}

/** The place of an additional field: below the previous one, from the middle of the page, where nothing else is. */
export function nextFieldPlace<Placed extends FieldPlace>(
  others: readonly FieldPlace[],
  wanted: Placed,
  pageSizes: readonly PageSize[] = [],
): Placed {
  const rows = [50, 55, 60, 65, 70, 75, 80, 85, 90, 95, 100, 45, 40, 35, 30, 25, 20, 15, 10, 5, 0]
  const free = [0, 50, 100]
    .flatMap(across => rows.map(down => ({ ...wanted, across, down })))
    .find(place => !others.some(other => doOverlap(place, other, pageSizes)))
  return free ?? wanted
}

/** The first two signers whose signatures would overlap. */
export function firstOverlap<Placed extends FieldPlace>(
  signers: readonly Placed[],
  pageSizes: readonly PageSize[] = [],
): readonly [Placed, Placed] | undefined {
  for (const [at, one] of signers.entries()) {
    const other = signers.slice(at + 1).find(each => doOverlap(one, each, pageSizes))
    if (other) return [one, other]
  }
  return undefined
}

/** The first other place that overlaps a place. */
export const coveredBy = <Placed extends FieldPlace & { id: string }>(
  one: Placed,
  others: readonly Placed[],
  pageSizes: readonly PageSize[],
): Placed | undefined => others.find(each => each.id !== one.id && doOverlap(one, each, pageSizes))

const held = (share: number) => Math.min(100, Math.max(0, Math.round(share)))

/** A place after it was dragged on the displayed page. @param right, down CSS pixels */
export function moved(
  place: FieldPlace,
  { width, height, scale }: { width: number; height: number; scale: number },
  right: number,
  down: number,
): FieldPlace {
  const [from, to] = [
    fieldBox(width, height, { ...place, across: 0, down: 0 }),
    fieldBox(width, height, { ...place, across: 100, down: 100 }),
  ]
  // A step of less than one percent still moves it by one.
  const share = (pixels: number, room: number) => {
    const exact = (pixels / scale / Math.max(room, 1)) * 100
    return exact === 0 ? 0 : Math.sign(exact) * Math.max(1, Math.abs(exact))
  }
  return {
    ...place,
    across: held(place.across + share(right, to.left - from.left)),
    down: held(place.down + share(down, to.top - from.top)),
  }
}

/** A field that somebody else has not filled in yet, or their missing signature. */
export interface PlaceOfOther extends FieldPlace {
  /** Whose place it is. */
  name: string
  /** The label of their field; null: their signature. */
  label: string | null
}

/** The pending places of others as marks on the pages: an empty box there is no error. */
export const marksOfOthers = (places: readonly PlaceOfOther[]): PlacedSigner[] =>
  places.map(({ label, name, ...place }, at) => ({
    ...place,
    id: `other ${at}`,
    name: label === null ? name : `${label} (${name})`,
  }))
