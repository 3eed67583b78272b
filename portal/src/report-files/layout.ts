import type { FoundBookmark, FoundPage } from './found-report.ts'

/** The layout is not one that can be read. */
export class LayoutError extends Error {
  override readonly name = 'LayoutError'
}

interface Parts {
  pages: FoundPage[]
  bookmarks: FoundBookmark[]
}
type Json = Record<string, unknown>

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new LayoutError('The layout is no JSON', { cause })
  }
}

/** What is there, or is written as text inside of the text. */
const valueOf = (value: unknown): unknown =>
  typeof value === 'string' && value !== '' ? parse(value) : value

function objectOf(value: unknown): Json {
  const found = valueOf(value)
  return typeof found === 'object' && found !== null && !Array.isArray(found) ? (found as Json) : {}
}

function listOf(value: unknown): unknown[] {
  const found = valueOf(value)
  if (found === undefined || found === null) return []
  if (!Array.isArray(found)) throw new LayoutError('A part of the layout is no list')
  return found
}

const textOf = (value: unknown): string =>
  typeof value === 'string' ? value.replaceAll(/\p{Cc}+/gu, ' ').trim() : ''

const ordinalOf = (section: Json): number => Number(section['ordinal'] ?? 0)

function named(value: Json): FoundPage {
  const name = textOf(value['name'])
  return { name, displayName: textOf(value['displayName']) || name }
}

function bookmarkOf(value: Json): FoundBookmark {
  const page = objectOf(value['explorationState'])['activeSection']
  return { ...named(value), pageName: textOf(page) || null }
}

/** @throws LayoutError without a page, or where a name is missing or there twice */
function checked(pages: FoundPage[], bookmarks: FoundBookmark[]): Parts {
  if (pages.length === 0) throw new LayoutError('The report has no page')
  for (const each of [pages, bookmarks]) {
    const names = new Set(each.map(({ name }) => name))
    if (names.size < each.length || names.has('')) throw new LayoutError('A name is missing or there twice')
  }
  const known = new Set(pages.map(({ name }) => name))
  return {
    pages,
    bookmarks: bookmarks.map(each =>
      each.pageName !== null && known.has(each.pageName) ? each : { ...each, pageName: null },
    ),
  }
}

/** Reads `Report/Layout`: UTF-16, little-endian. @throws LayoutError */
export function readLayout(bytes: Uint8Array): Parts {
  const layout = objectOf(parse(new TextDecoder('utf-16le').decode(bytes)))
  const sections = listOf(layout['sections']).map(objectOf)
  const bookmarks = listOf(objectOf(layout['config'])['bookmarks']).map(objectOf)
  return checked(
    sections.toSorted((a, b) => ordinalOf(a) - ordinalOf(b)).map(named),
    // A group has its bookmarks inside.
    bookmarks
      .flatMap(each => (each['children'] === undefined ? [each] : listOf(each['children']).map(objectOf)))
      .map(bookmarkOf),
  )
}

const folder = 'Report/definition/'

/** Reads `Report/definition/…`: JSON in UTF-8, a file for each part. @throws LayoutError */
export function readDefinition(files: ReadonlyMap<string, Uint8Array>): Parts {
  const json = new Map<string, Json>()
  for (const [name, bytes] of files)
    json.set(name.slice(folder.length), objectOf(parse(new TextDecoder().decode(bytes))))
  const matching = (pattern: RegExp) =>
    [...json].filter(([name]) => pattern.test(name)).map(([, value]) => value)
  const order = listOf(json.get('pages/pages.json')?.['pageOrder'])
  const groups = listOf(json.get('bookmarks/bookmarks.json')?.['items']).map(objectOf)
  const bookmarkOrder = groups.flatMap(each => [each['name'], ...listOf(each['children'])])
  const inOrder = (places: readonly unknown[]) => (a: FoundPage, b: FoundPage) =>
    placeIn(places, a.name) - placeIn(places, b.name)
  return checked(
    matching(/^pages\/[^/]+\/page\.json$/)
      .map(named)
      .toSorted(inOrder(order)),
    matching(/^bookmarks\/[^/]+\.bookmark\.json$/)
      .map(bookmarkOf)
      .toSorted(inOrder(bookmarkOrder)),
  )
}

/** What the order does not name comes last. */
function placeIn(order: readonly unknown[], name: string): number {
  const at = order.indexOf(name)
  return at < 0 ? order.length : at
}
