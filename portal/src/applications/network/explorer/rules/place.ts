import { FindNetworkPathsQuery, NetworkQuestion as limits } from '@parvis/api-types/limits/network'
import type { BodyOf, Operations } from '@parvis/api-types/operations'
import type { NetworkPositions } from '@parvis/design-system/NetworkGraph'
import { divider } from '../../../../navigation/network-addresses.ts'
import { network } from '../application.ts'

/*
 * What the network shows is all in the address, so that a link or a reload comes back to it:
 * ?start=client-1&open=client-1.engagement.20_engagement-7.staff.20&year=2025&status=Actif&hide=contact-5&feesFrom=10000&put=client-1.120.-45&group=unit&unfold=group-1x3&at=client-1
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

/** A group of elements that stands in the picture for all of them: there are no `.` and no `_` in it, which divide addresses. */
export type GroupKey = `group-${string}`
/** Of an element or a group. */
export type PictureKey = string
export const pictureKinds = [...networkKinds, 'group'] as const
export type PictureKind = (typeof pictureKinds)[number]

/** By what elements are grouped. */
export const groupings = ['kind', 'unit', 'community'] as const
export type Grouping = (typeof groupings)[number]

/** How many neighbours are shown more at once. */
export const pageSize = 20
/** How many neighbours of one element are shown at most. */
export const mostOpen = 1000

/** How many elements are left out at most, and put elsewhere, the latest ones: no address is endless. */
const mostAside = 200

export interface Place {
  start: readonly NetworkKey[]
  /** How many of the reader's own clients it starts from; 0 for none. */
  mine: number
  open: readonly Opening[]
  years: readonly number[]
  statuses: readonly string[]
  /** In whole euros; undefined for any. */
  minimumFees: number | undefined
  maximumFees: number | undefined
  /** Elements that are left out of the picture. */
  hidden: readonly NetworkKey[]
  /** Kinds that are left out of it. */
  hiddenKinds: readonly PictureKind[]
  /** Where the reader put elements of the graph. */
  positions: NetworkPositions
  /** By what elements are grouped; undefined for not at all. */
  group: Grouping | undefined
  /** Groups whose elements stand for themselves. */
  unfolded: readonly GroupKey[]
  /** Which element or group is looked at. */
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

/** The key of an address; what nobody can read is left aside. */
const readKey = (text: string | null): NetworkKey | undefined =>
  text !== null && isKey(text) ? text : undefined

/** An amount of an address, in whole euros. */
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

/** Of an element that was put elsewhere: the units of the graph have one decimal, which an address does without. */
function readPosition(text: string): [PictureKey, { x: number; y: number }][] {
  const [key = '', ...lengths] = text.split('.')
  const [x = Number.NaN, y = Number.NaN, ...rest] = lengths.map(Number)
  if (!isInPicture(key) || !Number.isSafeInteger(x) || !Number.isSafeInteger(y) || rest.length > 0) return []
  return [[key, { x: x / 10, y: y / 10 }]]
}

const writePosition = ([key, { x, y }]: [string, { x: number; y: number }]) =>
  [key, Math.round(x * 10), Math.round(y * 10)].join('.')

/** Reads what an address opens; what somebody changed by hand and nobody can read is left aside. */
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

/** What the services are asked; what is only left out of the picture is not told to them. */
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

/** What narrows the engagements of the network. */
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

/** The element that is looked at, where that is no group. */
export const elementAt = ({ at }: Pick<Place, 'at'>): NetworkKey | undefined =>
  at !== undefined && isKey(at) ? at : undefined

/** With one more element to start from, which is looked at. */
export const startedAt = (place: Place, key: NetworkKey): Place => ({
  ...place,
  start: [...place.start.filter(known => known !== key), key].slice(-limits.start.maxItems),
  hidden: place.hidden.filter(known => known !== key),
  at: key,
})

/** How many neighbours of a kind are asked for. */
export const openedCount = ({ open }: Pick<Place, 'open'>, key: NetworkKey, kind: NetworkKind) =>
  open.find(opening => opening.key === key && opening.kind === kind)?.count ?? 0

/** With so many neighbours of a kind; with none it is closed. What was opened first is closed where there is too much. */
export function opened(place: Place, key: NetworkKey, kind: NetworkKind, count: number): Place {
  const others = place.open.filter(opening => opening.key !== key || opening.kind !== kind)
  if (count <= 0) return { ...place, open: others }
  return {
    ...place,
    open: [...others, { key, kind, count: Math.min(count, mostOpen) }].slice(-limits.open.maxItems),
  }
}

/**
 * With so many more neighbours of a kind as are shown at once, at least: those that are shown already may be among the
 * first of them, whatever they are shown for.
 */
export const openedFurther = (
  place: Place,
  key: NetworkKey,
  { kind, shown }: { kind: NetworkKind; shown: number },
) => opened(place, key, kind, Math.max(openedCount(place, key, kind), shown) + pageSize)

/** Without an element in the picture. */
export const without = (place: Place, key: NetworkKey): Place => ({
  ...place,
  hidden: [...place.hidden.filter(known => known !== key), key],
  at: place.at === key ? undefined : place.at,
})

/** With a group whose elements stand for themselves; what it stands for is looked at no longer. */
export const unfolded = (place: Place, group: GroupKey): Place => ({
  ...place,
  unfolded: [...place.unfolded.filter(known => known !== group), group],
  at: place.at === group ? undefined : place.at,
})

/** With a group that stands for its elements again, and is looked at. */
export const folded = (place: Place, group: GroupKey): Place => ({
  ...place,
  unfolded: place.unfolded.filter(known => known !== group),
  at: group,
})

/** Grouped by something else. */
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

/** The address of the question between two elements. */
export function addressOfPaths(ends: Partial<Ends>): string {
  const search = new URLSearchParams(Object.entries(ends)).toString()
  return `${network.address('paths')}${search === '' ? '' : `?${search}`}`
}
