import { doOverlap, fieldBox, type FieldPlace, type PageSize } from '@parvis/signatures/field-box'

/** Somebody who is to sign, or something that is to be filled in, and where. */
export interface PlacedSigner extends FieldPlace {
  /** Of a signer the key of the contact; `me` for the reader, who has none. */
  id: string
  name: string
}

/** Places of a page that need no numbers. */
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

/** Where the first signers stand when nobody has said: at the foot of the page, from the right, then above. */
const firstPlaces = [100, 70, 40, 10].flatMap(down => [100, 50, 0].map(across => [across, down] as const))

/** The preset of a place; undefined where it has none. */
export const presetOf = ({ across, down }: Pick<FieldPlace, 'across' | 'down'>): Preset | undefined =>
  presetNames.find(name => presets[name][0] === across && presets[name][1] === down)

/** Shares of a page in small steps: on small pages places of the first kind cover each other. */
const steps = Array.from({ length: 21 }, (_, at) => 100 - at * 5)

/** Where one more signer stands: where none of the others is. */
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

/** Where one more field stands: below each other from the middle of the page, where nothing is. */
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

/** The first two signers whose signatures would cover each other. */
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

/** The first of the others that one would cover, or be covered by. */
export const coveredBy = <Placed extends FieldPlace & { id: string }>(
  one: Placed,
  others: readonly Placed[],
  pageSizes: readonly PageSize[],
): Placed | undefined => others.find(each => each.id !== one.id && doOverlap(one, each, pageSizes))

const held = (share: number) => Math.min(100, Math.max(0, Math.round(share)))

/** A place after it was moved over a page as it is shown. @param right, down CSS pixels */
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
  // Steps smaller than one in a hundred still move it.
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

/** A field of somebody else that nobody has filled in yet, or their signature that is missing. */
export interface PlaceOfOther extends FieldPlace {
  /** Whose it is. */
  name: string
  /** What they fill in; null: their signature. */
  label: string | null
}

/** What others have not made yet, as it is marked on the pages: an empty box is no fault there. */
export const marksOfOthers = (places: readonly PlaceOfOther[]): PlacedSigner[] =>
  places.map(({ label, name, ...place }, at) => ({
    ...place,
    id: `other ${at}`,
    name: label === null ? name : `${label} (${name})`,
  }))
