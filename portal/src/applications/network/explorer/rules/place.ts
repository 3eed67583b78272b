import { FindNetworkPathsQuery, NetworkQuestion as limits } from '@parvis/api-types/limits/network'
import type { BodyOf, Operations } from '@parvis/api-types/operations'
import type { NetworkPositions } from '@parvis/design-system/NetworkGraph'
import { divider } from '../../../../navigation/network-addresses.ts'
import { network } from '../application.ts'

/*
 * The whole state of the network is in the address, so that a link or a reload restores it:
 * ?start=client-1&open=client-1.engagement.20_engagement-7.staff.20&year=2025&status=Actif&hide=contact-5
 *   &feesFrom=10000&put=client-1.120.-45&group=unit&unfold=group-1x3&at=client-1
 */

export type NetworkQuestion = BodyOf<Operations['readNetwork']>
type Opening = NetworkQuestion['open'][number]
export type NetworkKey = Opening['key']
export type NetworkKind = Opening['kind']

export const networkKinds = [
  'client',
  'contact',
  'engagement',
  'staff',
] as const satisfies readonly NetworkKind[]

/** The key of a group node. It contains no `.` and no `_`, which are separators in addresses. */
export type GroupKey = `group-${string}`
/** The key of an element or a group. */
export type PictureKey = string
export const pictureKinds = [...networkKinds, 'group'] as const
export type PictureKind = (typeof pictureKinds)[number]

/** The properties elements can be grouped by. */
export const groupings = ['kind', 'unit', 'community'] as const
export type Grouping = (typeof groupings)[number]

/** Number of neighbours added at once. */
export const pageSize = 20
/** Maximum number of neighbours shown for one element. */
export const mostOpen = 1000

/**
 * Maximum number of hidden elements and of moved elements in an address; the latest are kept, because addresses are
 * limited in length.
 */
const mostAside = 200

export interface Place {
  start: readonly NetworkKey[]
  /** Number of the reader's own clients to start from; 0 for none. */
  mine: number
  open: readonly Opening[]
  years: readonly number[]
  statuses: readonly string[]
  /** In whole euros; undefined for no limit. */
  minimumFees: number | undefined
  maximumFees: number | undefined
  /** Elements hidden from the picture. */
  hidden: readonly NetworkKey[]
  /** Kinds hidden from the picture. */
  hiddenKinds: readonly PictureKind[]
  /** Positions the reader has given to elements of the graph. */
  positions: NetworkPositions
  /** The property elements are grouped by; undefined for none. */
  group: Grouping | undefined
  /** Groups that are open, so that their elements are shown. */
  unfolded: readonly GroupKey[]
  /** The selected element or group. */
  at: PictureKey | undefined
  view: 'graph' | 'list' | undefined
}

export const nowhere: Place = {
  start: [],
  mine: 0,
  open: [],
  years: [],
  statuses: [],
  minimumFees: undefined,
  maximumFees: undefined,
  hidden: [],
  hiddenKinds: [],
  positions: {},
  group: undefined,
  unfolded: [],
  at: undefined,
  view: undefined,
}

const keyPattern = new RegExp(FindNetworkPathsQuery.from.pattern)
const isKey = (text: string): text is NetworkKey => keyPattern.test(text)
const isGroup = (text: string): text is GroupKey => /^group-[a-z0-9-]{1,40}$/.test(text)
const isInPicture = (text: string): text is PictureKey => isKey(text) || isGroup(text)
const kindOf = (text: string | undefined) => networkKinds.find(kind => kind === text)

/** Parses a key from an address; undefined if it is invalid. */
const readKey = (text: string | null): NetworkKey | undefined =>
  text !== null && isKey(text) ? text : undefined

/** Parses an amount from an address, in whole euros. */
function readFees(text: string | null): number | undefined {
  const amount = text === null || text === '' ? Number.NaN : Number(text)
  return Number.isInteger(amount) && amount >= 0 && amount <= limits.minimumFees.maximum ? amount : undefined
}

const listOf = (text: string | null): string[] => [...new Set((text ?? '').split(divider).filter(Boolean))]

function readOpening(text: string): Opening[] {
  const [key = '', kind, count] = text.split('.')
  const found = kindOf(kind)
  const number = Number(count)
  if (!isKey(key) || !found || !Number.isInteger(number) || number < 1) return []
  return [{ key, kind: found, count: Math.min(number, mostOpen) }]
}

/** Parses the position of a moved element. Graph coordinates have one decimal, stored in the address as tenths. */
function readPosition(text: string): [PictureKey, { x: number; y: number }][] {
  const [key = '', ...lengths] = text.split('.')
  const [x = Number.NaN, y = Number.NaN, ...rest] = lengths.map(Number)
  if (!isInPicture(key) || !Number.isSafeInteger(x) || !Number.isSafeInteger(y) || rest.length > 0) return []
  return [[key, { x: x / 10, y: y / 10 }]]
}

const writePosition = ([key, { x, y }]: [string, { x: number; y: number }]) =>
  [key, Math.round(x * 10), Math.round(y * 10)].join('.')

/** Parses an address. Values that were edited by hand and are invalid are ignored. */
export function placeOf(search: URLSearchParams): Place {
  const mine = Number(search.get('mine'))
  const years = listOf(search.get('year')).map(Number)
  const at = search.get('at')
  return {
    start: listOf(search.get('start')).filter(isKey).slice(0, limits.start.maxItems),
    mine: Number.isInteger(mine) && mine > 0 ? Math.min(mine, mostOpen) : 0,
    open: listOf(search.get('open')).flatMap(readOpening).slice(0, limits.open.maxItems),
    years: years
      .filter(year => Number.isInteger(year) && year >= 1900 && year <= 2999)
      .slice(0, limits.years.maxItems),
    statuses: [...new Set(search.getAll('status'))]
      .filter(status => status.trim() !== '' && status.length <= 50)
      .slice(0, limits.statuses.maxItems),
    minimumFees: readFees(search.get('feesFrom')),
    maximumFees: readFees(search.get('feesTo')),
    hidden: listOf(search.get('hide')).filter(isKey),
    hiddenKinds: pictureKinds.filter(kind => listOf(search.get('without')).includes(kind)),
    positions: Object.fromEntries(listOf(search.get('put')).flatMap(readPosition)),
    group: groupings.find(grouping => grouping === search.get('group')),
    unfolded: listOf(search.get('unfold')).filter(isGroup).slice(-mostAside),
    at: at !== null && isInPicture(at) ? at : undefined,
    view: (['graph', 'list'] as const).find(view => view === search.get('view')),
  }
}

export function writePlace(place: Place): URLSearchParams {
  const search = new URLSearchParams()
  const set = (name: string, values: readonly (string | number)[]) => {
    if (values.length > 0) search.set(name, values.join(divider))
  }
  set('start', place.start)
  if (place.mine > 0) search.set('mine', String(place.mine))
  set(
    'open',
    place.open.map(({ key, kind, count }) => `${key}.${kind}.${String(count)}`),
  )
  set('year', place.years)
  for (const status of place.statuses) search.append('status', status)
  if (place.minimumFees !== undefined) search.set('feesFrom', String(place.minimumFees))
  if (place.maximumFees !== undefined) search.set('feesTo', String(place.maximumFees))
  set('hide', place.hidden.slice(-mostAside))
  set('without', place.hiddenKinds)
  set('put', Object.entries(place.positions).slice(-mostAside).map(writePosition))
  if (place.group !== undefined) search.set('group', place.group)
  set('unfold', place.unfolded.slice(-mostAside))
  if (place.at !== undefined) search.set('at', place.at)
  if (place.view !== undefined) search.set('view', place.view)
  return search
}

export const hasStart = ({ start, mine }: Place) => start.length > 0 || mine > 0

/** The request for a place. What is only hidden from the picture is not sent. */
export const questionOf = ({
  start,
  mine,
  open,
  years,
  statuses,
  minimumFees,
  maximumFees,
}: Place): NetworkQuestion => ({
  start: [...start],
  mine,
  open: [...open],
  years: [...years],
  statuses: [...statuses],
  ...(minimumFees !== undefined && { minimumFees }),
  ...(maximumFees !== undefined && { maximumFees }),
})

/** The filters of engagements. */
export type EngagementFilters = Pick<Place, 'years' | 'statuses' | 'minimumFees' | 'maximumFees'>

export const filtersOf = ({ years, statuses, minimumFees, maximumFees }: Place): EngagementFilters => ({
  years,
  statuses,
  minimumFees,
  maximumFees,
})

export const noFilters: EngagementFilters = filtersOf(nowhere)

export const isNarrowed = ({ years, statuses, minimumFees, maximumFees }: EngagementFilters) =>
  years.length + statuses.length > 0 || minimumFees !== undefined || maximumFees !== undefined

/** The selected element; undefined for a group. */
export const elementAt = ({ at }: Pick<Place, 'at'>): NetworkKey | undefined =>
  at !== undefined && isKey(at) ? at : undefined

/** Adds a start element and selects it. */
export const startedAt = (place: Place, key: NetworkKey): Place => ({
  ...place,
  start: [...place.start.filter(known => known !== key), key].slice(-limits.start.maxItems),
  hidden: place.hidden.filter(known => known !== key),
  at: key,
})

/** The number of neighbours of a kind that are requested. */
export const openedCount = ({ open }: Pick<Place, 'open'>, key: NetworkKey, kind: NetworkKind) =>
  open.find(opening => opening.key === key && opening.kind === kind)?.count ?? 0

/** Sets the number of neighbours of a kind; 0 closes them. If the limit is exceeded, the earliest are closed. */
export function opened(place: Place, key: NetworkKey, kind: NetworkKind, count: number): Place {
  const others = place.open.filter(opening => opening.key !== key || opening.kind !== kind)
  if (count <= 0) return { ...place, open: others }
  return {
    ...place,
    open: [...others, { key, kind, count: Math.min(count, mostOpen) }].slice(-limits.open.maxItems),
  }
}

/**
 * Adds at least one page of neighbours of a kind. Neighbours already shown for another reason may be among the first,
 * so the count starts from those shown.
 */
export const openedFurther = (
  place: Place,
  key: NetworkKey,
  { kind, shown }: { kind: NetworkKind; shown: number },
) => opened(place, key, kind, Math.max(openedCount(place, key, kind), shown) + pageSize)

/** Hides an element from the picture. */
export const without = (place: Place, key: NetworkKey): Place => ({
  ...place,
  hidden: [...place.hidden.filter(known => known !== key), key],
  at: place.at === key ? undefined : place.at,
})

/** Opens a group so that its elements are shown, and deselects the group. */
export const unfolded = (place: Place, group: GroupKey): Place => ({
  ...place,
  unfolded: [...place.unfolded.filter(known => known !== group), group],
  at: place.at === group ? undefined : place.at,
})

/** Closes a group and selects it. */
export const folded = (place: Place, group: GroupKey): Place => ({
  ...place,
  unfolded: place.unfolded.filter(known => known !== group),
  at: group,
})

/** Groups by another property. */
export const grouped = (place: Place, group: Grouping | undefined): Place => ({
  ...place,
  group,
  unfolded: [],
  at: elementAt(place),
})

/** The address of a place. */
export function addressOf(place: Place): string {
  const search = writePlace(place).toString()
  return `${network.address('explore')}${search === '' ? '' : `?${search}`}`
}

/** The two ends of a path. */
export interface Ends {
  from: NetworkKey
  to: NetworkKey
}

export const endsOf = (search: URLSearchParams): Partial<Ends> => {
  const [from, to] = [readKey(search.get('from')), readKey(search.get('to'))]
  return { ...(from !== undefined && { from }), ...(to !== undefined && { to }) }
}

/** The address of the paths between two elements. */
export function addressOfPaths(ends: Partial<Ends>): string {
  const search = new URLSearchParams(Object.entries(ends)).toString()
  return `${network.address('paths')}${search === '' ? '' : `?${search}`}`
}
