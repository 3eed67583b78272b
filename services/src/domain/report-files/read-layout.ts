import type { ReportBookmark, ReportLayout, ReportPage, ReportVisual } from '../reports/layout.ts'

/** What a report shows, read from its layout: pages with their visuals, and bookmarks. Nothing of it is trusted. */

/** The layout is not one that can be read. */
export class LayoutError extends Error {
  override readonly name = 'LayoutError'
}

const most = { pages: 1000, visuals: 20_000, bookmarks: 5000 }
/** Characters of a name; longer ones are cut. */
const longestName = 200

/** What each of a string of JSON and the object that it holds may be. */
type Json = Record<string, unknown>

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new LayoutError('The layout is no JSON', { cause })
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

/** Text without control characters, which nobody can read and no database keeps. */
function textOf(value: unknown): string {
  const text = typeof value === 'string' ? value : ''
  const readable = text
    .replaceAll(/\p{Cc}+/gu, ' ')
    .toWellFormed()
    .trim()
  return readable.slice(0, longestName).toWellFormed()
}

function numberOf(value: unknown, fallback = 0): number {
  return typeof value === 'number' && Number.isFinite(value) && Math.abs(value) < 1e6 ? value : fallback
}

/** The layout with names that are unique and within the limits. @throws LayoutError */
function checked(pages: ReportPage[], bookmarks: ReportBookmark[]): ReportLayout {
  if (pages.length === 0) throw new LayoutError('The report has no page')
  const visuals = pages.reduce((sum, page) => sum + page.visuals.length, 0)
  if (pages.length > most.pages || visuals > most.visuals || bookmarks.length > most.bookmarks)
    throw new LayoutError('The layout is too large')
  for (const named of [pages, bookmarks]) {
    const names = new Set(named.map(({ name }) => name))
    if (names.size < named.length || names.has('')) throw new LayoutError('A name is missing or there twice')
  }
  const known = new Set(pages.map(({ name }) => name))
  return {
    pages,
    bookmarks: bookmarks.map(each =>
      each.pageName !== null && known.has(each.pageName) ? each : { ...each, pageName: null },
    ),
  }
}

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
 * @throws LayoutError
 */
export function readLayout(bytes: Uint8Array): ReportLayout {
  const layout = objectOf(parse(new TextDecoder('utf-16le').decode(bytes)))
  const sections = listOf(layout['sections'], 'Pages').map(objectOf)
  const pages = sections
    .toSorted((a, b) => numberOf(a['ordinal']) - numberOf(b['ordinal']))
    .map(section => {
      const name = textOf(section['name'])
      return {
        name,
        displayName: textOf(section['displayName']) || name,
        isHidden: objectOf(section['config'])['visibility'] === 1,
        width: numberOf(section['width'], 1280),
        height: numberOf(section['height'], 720),
        visuals: listOf(section['visualContainers'], 'Visuals').map(objectOf).flatMap(legacyVisual),
      }
    })
  const config = objectOf(layout['config'])
  const bookmarks = listOf(config['bookmarks'], 'Bookmarks')
    .map(objectOf)
    // A group has its bookmarks inside; groups hold no groups.
    .flatMap(each =>
      each['children'] === undefined ? [each] : listOf(each['children'], 'Groups').map(objectOf),
    )
  return checked(pages, bookmarks.map(bookmarkOf))
}

/** What a group is drawn as is drawn by its members. */
function legacyVisual(container: Json): ReportVisual[] {
  const config = objectOf(container['config'])
  const visual = config['singleVisual']
  if (!isObject(visual)) return []
  return [visualOf(container, config['name'], visual['visualType'], visual['vcObjects'])]
}

const folder = 'Report/definition/'

/**
 * Reads `Report/definition/…`, the newer form.
 * @param files bytes in UTF-8 by name of the entry
 * @throws LayoutError
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
  const visuals = Map.groupBy(
    matching(/^pages\/([^/]+)\/visuals\/[^/]+\/visual\.json$/),
    ({ parent }) => parent,
  )
  const order = listOf(json.get('pages/pages.json')?.['pageOrder'], 'Pages')
  const pages = matching(/^pages\/([^/]+)\/page\.json$/)
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
    .toSorted((a, b) => placeIn(order, a.name) - placeIn(order, b.name))
  const groups = listOf(json.get('bookmarks/bookmarks.json')?.['items'], 'Bookmarks').map(objectOf)
  const bookmarkOrder = groups.flatMap(each => [each['name'], ...listOf(each['children'], 'Groups')])
  const bookmarks = matching(/^bookmarks\/([^/]+)\.bookmark\.json$/)
    .map(({ value }) => bookmarkOf(value))
    .toSorted((a, b) => placeIn(bookmarkOrder, a.name) - placeIn(bookmarkOrder, b.name))
  return checked(pages, bookmarks)
}

/** What the order does not name comes last. */
function placeIn(order: readonly unknown[], name: string): number {
  const at = order.indexOf(name)
  return at < 0 ? order.length : at
}

function newerVisual(value: Json): ReportVisual[] {
  const visual = value['visual']
  if (!isObject(visual)) return []
  const place = objectOf(value['position'])
  return [visualOf(place, value['name'], visual['visualType'], visual['visualContainerObjects'])]
}
