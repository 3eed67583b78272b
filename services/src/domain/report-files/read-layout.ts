import { parseBounded } from '../../files/foreign/bounded-json.ts'
import { withoutHidden } from '../../server/characters.ts'
import type { ReportBookmark, ReportLayout, ReportPage, ReportVisual } from '../reports/layout.ts'

/** What a report shows, read from its layout: pages with their visuals, and bookmarks. Nothing of it is trusted. */

/** The layout is not one that can be read. */
export class LayoutError extends Error {
  override readonly name = 'LayoutError'
}

/** The layout has more in it than a report shows. */
export class LayoutTooLarge extends Error {
  override readonly name = 'LayoutTooLarge'
}

/** What a layout may have in it, in the contract's description of `checkReportFile`. It is looked at before each of them is. */
export const most = { pages: 500, visuals: 5000, bookmarks: 1000 }
/** Bytes of JSON that are kept of a layout, and answered of it. */
export const mostLayoutBytes = 1024 ** 2
/** Bytes of it that lists answer of each report: the names of pages and bookmarks. */
export const mostNameBytes = 128 * 1024
/** Names that an order may have, of what is no longer there as well. */
const mostPlaces = 10_000
/** Characters of a name; longer ones are cut. */
const longestName = 200
/** What one text of JSON may hold; a layout has several inside of each other. */
const jsonLimits = { depth: 100, values: 500_000 }

/** What each of a string of JSON and the object that it holds may be. */
type Json = Record<string, unknown>

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** @throws LayoutError, JsonTooLarge */
function parse(text: string): unknown {
  try {
    return parseBounded(text, jsonLimits)
  } catch (cause) {
    if (cause instanceof SyntaxError) throw new LayoutError('The layout is no JSON', { cause })
    throw cause
  }
}

/** An object that is there, or is written as text inside of the text; {} where there is none. */
function objectOf(value: unknown): Json {
  const found = typeof value === 'string' && value !== '' ? parse(value) : value
  return isObject(found) ? found : {}
}

function listOf(value: unknown, what: string): unknown[] {
  const found = typeof value === 'string' && value !== '' ? parse(value) : value
  if (found === undefined || found === null) return []
  if (!Array.isArray(found)) throw new LayoutError(`${what} of the layout are no list`)
  return found
}

/** A list of at most so many. @throws LayoutTooLarge before anything is done with one of them */
function fewOf(value: unknown, what: string, limit: number): unknown[] {
  const found = listOf(value, what)
  refuseMore(found.length, what, limit)
  return found
}

function refuseMore(count: number, what: string, limit: number): void {
  if (count > limit) throw new LayoutTooLarge(`The layout has more than ${limit} ${what}`)
}

/** Text without control characters, which no database keeps, and without others that nobody sees. */
function textOf(value: unknown): string {
  // Far more than what is kept of it, so that spaces around do not matter.
  const text = typeof value === 'string' ? value.slice(0, 10 * longestName) : ''
  const readable = withoutHidden(text.replaceAll(/\p{Cc}+/gu, ' '))
    .toWellFormed()
    .trim()
  return readable.slice(0, longestName).toWellFormed()
}

function numberOf(value: unknown, fallback = 0): number {
  return typeof value === 'number' && Number.isFinite(value) && Math.abs(value) < 1e6 ? value : fallback
}

/** The layout with names that are unique, and no longer than may be kept. @throws LayoutError, LayoutTooLarge */
function checked(pages: ReportPage[], bookmarks: ReportBookmark[]): ReportLayout {
  if (pages.length === 0) throw new LayoutError('The report has no page')
  for (const named of [pages, bookmarks]) {
    const names = new Set(named.map(({ name }) => name))
    if (names.size < named.length || names.has('')) throw new LayoutError('A name is missing or there twice')
  }
  const known = new Set(pages.map(({ name }) => name))
  const layout = {
    pages,
    bookmarks: bookmarks.map(each =>
      each.pageName !== null && known.has(each.pageName) ? each : { ...each, pageName: null },
    ),
  }
  const names = [pages.map(({ name, displayName }) => ({ name, displayName })), layout.bookmarks]
  refuseMore(bytesOf(names), 'bytes of names', mostNameBytes)
  refuseMore(bytesOf(layout), 'bytes', mostLayoutBytes)
  return layout
}

const bytesOf = (value: object) => Buffer.byteLength(JSON.stringify(value))

/** A text that Power BI keeps as a literal of its own language: `'L''année'`. */
function literalOf(value: unknown): string | null {
  const found = objectOf(objectOf(objectOf(value)['expr'])['Literal'])['Value']
  const inner = typeof found === 'string' ? /^'([\s\S]*)'$/.exec(found)?.[1] : undefined
  return inner === undefined ? null : textOf(inner.replaceAll("''", "'")) || null
}

function titleOf(objects: unknown): string | null {
  const first = listOf(objectOf(objects)['title'], 'Titles')[0]
  return literalOf(objectOf(objectOf(first)['properties'])['text'])
}

function visualOf(place: Json, name: unknown, kind: unknown, objects: unknown): ReportVisual {
  return {
    name: textOf(name),
    kind: textOf(kind).slice(0, 100),
    title: titleOf(objects),
    x: numberOf(place['x']),
    y: numberOf(place['y']),
    z: numberOf(place['z']),
    width: Math.max(0, numberOf(place['width'])),
    height: Math.max(0, numberOf(place['height'])),
  }
}

function bookmarkOf(value: Json): ReportBookmark {
  const name = textOf(value['name'])
  const page = objectOf(value['explorationState'])['activeSection']
  return {
    name,
    displayName: textOf(value['displayName']) || name,
    pageName: typeof page === 'string' ? textOf(page) : null,
  }
}

/**
 * Reads `Report/Layout`, the form of most files.
 * @param bytes UTF-16, little-endian
 * @throws LayoutError, LayoutTooLarge, JsonTooLarge
 */
export function readLayout(bytes: Uint8Array): ReportLayout {
  const layout = objectOf(parse(new TextDecoder('utf-16le').decode(bytes)))
  const sections = fewOf(layout['sections'], 'Pages', most.pages)
    .map(objectOf)
    .toSorted((a, b) => numberOf(a['ordinal']) - numberOf(b['ordinal']))
  const containers = sections.map(section => listOf(section['visualContainers'], 'Visuals'))
  refuseMore(sumOf(containers), 'visuals', most.visuals)
  const pages = sections.map((section, at) => {
    const name = textOf(section['name'])
    return {
      name,
      displayName: textOf(section['displayName']) || name,
      isHidden: objectOf(section['config'])['visibility'] === 1,
      width: numberOf(section['width'], 1280),
      height: numberOf(section['height'], 720),
      visuals: (containers[at] ?? []).map(objectOf).flatMap(legacyVisual),
    }
  })
  const config = objectOf(layout['config'])
  // A group has its bookmarks inside; groups hold no groups.
  const groups = fewOf(config['bookmarks'], 'Bookmarks', most.bookmarks)
    .map(objectOf)
    .map(each => (each['children'] === undefined ? [each] : listOf(each['children'], 'Groups')))
  refuseMore(sumOf(groups), 'bookmarks', most.bookmarks)
  return checked(pages, groups.flatMap(each => each.map(objectOf)).map(bookmarkOf))
}

const sumOf = (lists: readonly unknown[][]) => lists.reduce((sum, { length }) => sum + length, 0)

/** What a group is drawn as is drawn by its members. */
function legacyVisual(container: Json): ReportVisual[] {
  const config = objectOf(container['config'])
  const visual = config['singleVisual']
  if (!isObject(visual)) return []
  return [visualOf(container, config['name'], visual['visualType'], visual['vcObjects'])]
}

const folder = 'Report/definition/'
const pageFile = /^pages\/([^/]+)\/page\.json$/
const visualFile = /^pages\/([^/]+)\/visuals\/[^/]+\/visual\.json$/
const bookmarkFile = /^bookmarks\/([^/]+)\.bookmark\.json$/

/**
 * Looks at the names of the files of the newer form before one of them is unpacked.
 * @throws LayoutTooLarge
 */
export function checkDefinition(names: readonly string[]): void {
  const count = (pattern: RegExp) => names.filter(name => pattern.test(name.slice(folder.length))).length
  refuseMore(count(pageFile), 'pages', most.pages)
  refuseMore(count(visualFile), 'visuals', most.visuals)
  refuseMore(count(bookmarkFile), 'bookmarks', most.bookmarks)
}

/**
 * Reads `Report/definition/…`, the newer form.
 * @param files bytes in UTF-8 by name of the entry, which `checkDefinition` has passed
 * @throws LayoutError, LayoutTooLarge, JsonTooLarge
 */
export function readDefinition(files: ReadonlyMap<string, Uint8Array>): ReportLayout {
  const json = new Map<string, Json>()
  for (const [name, bytes] of files)
    json.set(name.slice(folder.length), objectOf(parse(new TextDecoder().decode(bytes))))
  const matching = (pattern: RegExp) =>
    [...json].flatMap(([name, value]) => {
      const found = pattern.exec(name)
      return found ? [{ parent: found[1] ?? '', value }] : []
    })
  const visuals = Map.groupBy(matching(visualFile), ({ parent }) => parent)
  const placeOfPage = placesOf(fewOf(json.get('pages/pages.json')?.['pageOrder'], 'Pages', mostPlaces))
  const pages = matching(pageFile)
    .map(({ parent, value }) => {
      const name = textOf(value['name'])
      return {
        name,
        displayName: textOf(value['displayName']) || name,
        isHidden: value['visibility'] === 'HiddenInViewMode',
        width: numberOf(value['width'], 1280),
        height: numberOf(value['height'], 720),
        visuals: (visuals.get(parent) ?? []).flatMap(({ value: each }) => newerVisual(each)),
      }
    })
    .toSorted((a, b) => placeOfPage(a.name) - placeOfPage(b.name))
  const groups = fewOf(json.get('bookmarks/bookmarks.json')?.['items'], 'Bookmarks', mostPlaces).map(objectOf)
  const children = groups.map(each => [each['name'], ...listOf(each['children'], 'Groups')])
  refuseMore(sumOf(children), 'places of bookmarks', mostPlaces)
  const placeOfBookmark = placesOf(children.flat())
  const bookmarks = matching(bookmarkFile)
    .map(({ value }) => bookmarkOf(value))
    .toSorted((a, b) => placeOfBookmark(a.name) - placeOfBookmark(b.name))
  return checked(pages, bookmarks)
}

/** Tells the place of a name in an order. What the order does not name comes last. */
function placesOf(order: readonly unknown[]): (name: string) => number {
  const places = new Map<unknown, number>()
  for (const [at, name] of order.entries()) if (!places.has(name)) places.set(name, at)
  return name => places.get(name) ?? order.length
}

function newerVisual(value: Json): ReportVisual[] {
  const visual = value['visual']
  if (!isObject(visual)) return []
  const place = objectOf(value['position'])
  return [visualOf(place, value['name'], visual['visualType'], visual['visualContainerObjects'])]
}
