import { withoutHidden } from '../../forms/hidden-characters.ts'
import { parseBounded } from './bounded-json.ts'
import type { FoundBookmark, FoundPage } from './found-report.ts'

/** Thrown when the layout cannot be read. */
export class LayoutError extends Error {
  override readonly name = 'LayoutError'
}

/** Thrown when the layout exceeds the limits of a report. */
export class LayoutTooLarge extends Error {
  override readonly name = 'LayoutTooLarge'
}

/** The limits of a layout, as stated in the contract's description of `checkReportFile`. */
const most = { pages: 500, visuals: 5000, bookmarks: 1000 }
/** Maximum size in bytes of the JSON with all page and bookmark names. */
const mostNameBytes = 128 * 1024
/** Maximum number of names in an order, including names that no longer exist. */
const mostPlaces = 10_000
/** Maximum length of a name; longer ones are cut. */
const longestName = 200
/** Limits of one JSON text; a layout has several nested in each other. */
const jsonLimits = { depth: 100, values: 500_000 }

interface Parts {
  pages: FoundPage[]
  bookmarks: FoundBookmark[]
}
type Json = Record<string, unknown>

function parse(text: string): unknown {
  try {
    return parseBounded(text, jsonLimits)
  } catch (cause) {
    if (cause instanceof SyntaxError) throw new LayoutError('The layout is no JSON', { cause })
    throw cause
  }
}

/** The value, parsed if it is JSON in a string. */
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

/** A list with at most `limit` items. @throws LayoutTooLarge before any item is processed */
function fewOf(value: unknown, what: string, limit: number): unknown[] {
  const found = listOf(value)
  refuseMore(found.length, what, limit)
  return found
}

function refuseMore(count: number, what: string, limit: number): void {
  if (count > limit) throw new LayoutTooLarge(`The layout has more than ${limit} ${what}`)
}

const sumOf = (lists: readonly unknown[][]) => lists.reduce((sum, { length }) => sum + length, 0)

/** A text, normalised as the services store it. */
function textOf(value: unknown): string {
  const text = typeof value === 'string' ? value.slice(0, 10 * longestName) : ''
  return withoutHidden(text.replaceAll(/\p{Cc}+/gu, ' '))
    .trim()
    .slice(0, longestName)
}

const ordinalOf = (section: Json): number => Number(section['ordinal'] ?? 0)

function named(value: Json): FoundPage {
  const name = textOf(value['name'])
  return { name, displayName: textOf(value['displayName']) || name }
}

function bookmarkOf(value: Json): FoundBookmark {
  const page = objectOf(value['explorationState'])['activeSection']
  return { ...named(value), pageName: textOf(page) || null }
}

/** @throws LayoutError without a page, or when a name is missing or not unique */
function checked(pages: FoundPage[], bookmarks: FoundBookmark[]): Parts {
  if (pages.length === 0) throw new LayoutError('The report has no page')
  for (const each of [pages, bookmarks]) {
    const names = new Set(each.map(({ name }) => name))
    if (names.size < each.length || names.has('')) throw new LayoutError('A name is missing or there twice')
  }
  const known = new Set(pages.map(({ name }) => name))
  const parts = {
    pages,
    bookmarks: bookmarks.map(each =>
      each.pageName !== null && known.has(each.pageName) ? each : { ...each, pageName: null },
    ),
  }
  const names = new TextEncoder().encode(JSON.stringify([parts.pages, parts.bookmarks]))
  refuseMore(names.length, 'bytes of names', mostNameBytes)
  return parts
}

/** Reads `Report/Layout`: UTF-16, little-endian. @throws LayoutError, LayoutTooLarge, JsonTooLarge */
export function readLayout(bytes: Uint8Array): Parts {
  const layout = objectOf(parse(new TextDecoder('utf-16le').decode(bytes)))
  const sections = fewOf(layout['sections'], 'pages', most.pages).map(objectOf)
  refuseMore(sumOf(sections.map(section => listOf(section['visualContainers']))), 'visuals', most.visuals)
  // A group contains its bookmarks.
  const groups = fewOf(objectOf(layout['config'])['bookmarks'], 'bookmarks', most.bookmarks)
    .map(objectOf)
    .map(each => (each['children'] === undefined ? [each] : listOf(each['children'])))
  refuseMore(sumOf(groups), 'bookmarks', most.bookmarks)
  return checked(
    sections.toSorted((a, b) => ordinalOf(a) - ordinalOf(b)).map(named),
    groups.flatMap(each => each.map(objectOf)).map(bookmarkOf),
  )
}

const folder = 'Report/definition/'
const pageFile = /^pages\/[^/]+\/page\.json$/
const visualFile = /^pages\/[^/]+\/visuals\/[^/]+\/visual\.json$/
const bookmarkFile = /^bookmarks\/[^/]+\.bookmark\.json$/

/** Checks the file names of the newer format before any file is unpacked. @throws LayoutTooLarge */
export function checkDefinition(names: readonly string[]): void {
  const count = (pattern: RegExp) => names.filter(name => pattern.test(name.slice(folder.length))).length
  refuseMore(count(pageFile), 'pages', most.pages)
  refuseMore(count(visualFile), 'visuals', most.visuals)
  refuseMore(count(bookmarkFile), 'bookmarks', most.bookmarks)
}

/**
 * Reads `Report/definition/…`: JSON in UTF-8, one file for each part. Call `checkDefinition` first.
 * @throws LayoutError, LayoutTooLarge, JsonTooLarge
 */
export function readDefinition(files: ReadonlyMap<string, Uint8Array>): Parts {
  const json = new Map<string, Json>()
  for (const [name, bytes] of files)
    json.set(name.slice(folder.length), objectOf(parse(new TextDecoder().decode(bytes))))
  const matching = (pattern: RegExp) =>
    [...json].filter(([name]) => pattern.test(name)).map(([, value]) => value)
  const order = fewOf(json.get('pages/pages.json')?.['pageOrder'], 'places of pages', mostPlaces)
  const groups = fewOf(json.get('bookmarks/bookmarks.json')?.['items'], 'groups', mostPlaces).map(objectOf)
  const bookmarkOrder = groups.map(each => [each['name'], ...listOf(each['children'])])
  refuseMore(sumOf(bookmarkOrder), 'places of bookmarks', mostPlaces)
  const inOrder = (placeOf: (name: string) => number) => (a: FoundPage, b: FoundPage) =>
    placeOf(a.name) - placeOf(b.name)
  return checked(
    matching(pageFile)
      .map(named)
      .toSorted(inOrder(placesOf(order))),
    matching(bookmarkFile)
      .map(bookmarkOf)
      .toSorted(inOrder(placesOf(bookmarkOrder.flat()))),
  )
}

/** Returns the position of a name in an order. Names that are not in the order come last. */
function placesOf(order: readonly unknown[]): (name: string) => number {
  const places = new Map<unknown, number>()
  for (const [at, name] of order.entries()) if (!places.has(name)) places.set(name, at)
  return name => places.get(name) ?? order.length
}
