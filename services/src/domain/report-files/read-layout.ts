import type {
  ReportBookmark,
  ReportField,
  ReportLayout,
  ReportPage,
  ReportVisual,
} from '../reports/layout.ts'
import {
  fewOf,
  isObject,
  type Json,
  LayoutError,
  listOf,
  literalOf,
  numberOf,
  objectOf,
  parse,
  refuseMore,
  textOf,
} from './layout-json.ts'
import { backgroundOf, drawingOf, type DrawingParts, plainParts } from './read-drawing.ts'
import { fieldsOfLegacy, fieldsOfNewer, isOpenedChosen, narrows } from './read-fields.ts'

/** Reads what a report shows from its layout: pages with their visuals, and bookmarks. Nothing in it is trusted. */

/**
 * Limits of a layout, documented in the contract under `checkReportFile`. They are checked before any item is
 * processed.
 */
export const most = { pages: 500, visuals: 5000, bookmarks: 1000 }
/** The most JSON kept and returned of a layout, in bytes. */
export const mostLayoutBytes = 1024 ** 2
/** The most of it that lists return per report, in bytes: the names of pages and bookmarks. */
export const mostNameBytes = 128 * 1024
/** The most names in an order, including names that no longer exist. */
const mostPlaces = 10_000
/** The layout, once its names are unique and it is small enough. @throws LayoutError, LayoutTooLarge */
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
  const listed = layout.bookmarks.map(({ name, displayName, pageName, isFiltered }) => ({
    name,
    displayName,
    pageName,
    // Keep this even if drawings are dropped: without it, a bookmark would show figures under a wrong name.
    ...(isFiltered && { isFiltered }),
  }))
  const names = [pages.map(({ name, displayName }) => ({ name, displayName })), listed]
  refuseMore(bytesOf(names), 'bytes of names', mostNameBytes)
  if (bytesOf(layout) <= mostLayoutBytes) return layout
  // It may be small enough without the drawings.
  const plain = {
    pages: pages.map(page => ({ ...page, visuals: page.visuals.map(withoutDrawing) })),
    bookmarks: listed,
  }
  refuseMore(bytesOf(plain), 'bytes', mostLayoutBytes)
  return plain
}

function withoutDrawing(visual: ReportVisual): ReportVisual {
  const plain = { ...visual }
  delete plain.drawing
  return plain
}

const bytesOf = (value: object) => Buffer.byteLength(JSON.stringify(value))

function titleOf(objects: unknown): string | null {
  const first = listOf(objectOf(objects)['title'], 'Titles')[0]
  return literalOf(objectOf(objectOf(first)['properties'])['text'])
}

/** A text box has a title only if its author switched it on. */
function isTitleShown(container: unknown): boolean {
  const title = insideOf({ container }, 'container')['title']
  const first: unknown = Array.isArray(title) ? title[0] : undefined
  const show = insideOf(insideOf(first, 'properties'), 'show')
  return insideOf(insideOf(show, 'expr'), 'Literal')['Value'] === 'true'
}

/** A visual or a group in either form of a layout. */
interface FoundVisual {
  name: string
  place: Json
  /** The group that contains it. */
  parent: string
  isHidden: boolean
  /** Undefined for a group, which is drawn by its members. */
  visual:
    | { kind: unknown; objects: unknown; container: unknown; fields: ReportField[]; isFiltered: boolean }
    | undefined
}

/** The deepest nesting of groups; no author goes that far. */
const deepest = 20

/** The groups around a visual, from the outside in. A group that contains itself ends the search. */
function groupsOf({ parent }: FoundVisual, groups: ReadonlyMap<string, FoundVisual>): FoundVisual[] {
  const found: FoundVisual[] = []
  let group = groups.get(parent)
  while (group && found.length < deepest && !found.includes(group)) {
    found.unshift(group)
    group = groups.get(group.parent)
  }
  return found
}

const compareDepths = (a: readonly number[], b: readonly number[]): number => {
  for (let at = 0; at < Math.min(a.length, b.length); at += 1) {
    const difference = (a[at] ?? 0) - (b[at] ?? 0)
    if (difference !== 0) return difference
  }
  return a.length - b.length
}

/** The visuals of a page with absolute positions: members of a group are placed, also in z, relative to it. */
function placed(found: readonly FoundVisual[], parts: DrawingParts): Pick<ReportPage, 'visuals' | 'hidden'> {
  const groups = new Map(found.filter(({ visual }) => !visual).map(group => [group.name, group]))
  const hidden = [...new Set(found.filter(({ isHidden }) => isHidden).map(({ name }) => name))]
  const all = found.flatMap(each => {
    if (!each.visual) return []
    const around = groupsOf(each, groups)
    const sum = (key: string) =>
      [...around, each].reduce((total, { place }) => total + numberOf(place[key]), 0)
    const { kind, container, fields, isFiltered } = each.visual
    const names = around.map(({ name }) => name)
    const drawing = { ...(names.length > 0 && { groups: names }), ...drawingOf(each.visual, parts) }
    const visual: ReportVisual = {
      name: each.name,
      kind: textOf(kind).slice(0, 100),
      title: kind === 'textbox' && !isTitleShown(container) ? null : titleOf(container),
      fields,
      isFiltered,
      x: sum('x'),
      y: sum('y'),
      z: numberOf(each.place['z']),
      width: Math.max(0, numberOf(each.place['width'])),
      height: Math.max(0, numberOf(each.place['height'])),
      ...(Object.keys(drawing).length > 0 && { drawing }),
    }
    return [{ visual, depths: [...around, each].map(({ place }) => numberOf(place['z'])) }]
  })
  if (groups.size > 0)
    for (const [z, { visual }] of all.toSorted((a, b) => compareDepths(a.depths, b.depths)).entries())
      visual.z = z
  return { visuals: narrowedBySlicers(all.map(({ visual }) => visual)), ...(hidden.length > 0 && { hidden }) }
}

function bookmarkOf(value: Json, groupName: string | undefined): ReportBookmark {
  const name = textOf(value['name'])
  const state = isObject(value['explorationState']) ? value['explorationState'] : {}
  const options = isObject(value['options']) ? value['options'] : {}
  const active = typeof state['activeSection'] === 'string' ? textOf(state['activeSection']) : null
  const display =
    active === null || options['suppressDisplay'] === true ? undefined : displayOf(state, options, active)
  return {
    name,
    displayName: textOf(value['displayName']) || name,
    // A bookmark may keep the reader on the current page.
    pageName: options['suppressActiveSection'] === true ? null : active,
    ...(groupName !== undefined && { groupName }),
    ...(display && { display }),
    ...(options['suppressData'] !== true && narrowsData(state, targetsOf(options)) && { isFiltered: true }),
  }
}

/** The visuals that a bookmark applies to; undefined if it applies to the whole page. */
const targetsOf = (options: Json): unknown[] | undefined =>
  options['applyOnlyToTargetVisuals'] === true && Array.isArray(options['targetVisualNames'])
    ? options['targetVisualNames']
    : undefined

/** Whether a bookmark has filters, slicer selections or highlighted values, all of which filter the figures. */
function narrowsData(state: Json, targets: readonly unknown[] | undefined): boolean {
  return (
    hasCondition(state) ||
    Object.values(insideOf(state, 'sections')).some(
      section =>
        hasCondition(section) ||
        Object.entries(insideOf(section, 'visualContainers')).some(
          ([name, visual]) =>
            (targets === undefined || targets.includes(name)) &&
            (hasCondition(visual) || isChosenIn(visual) || isMarked(visual)),
        ),
    )
  )
}

/** Filters of a report, page or visual are lists or keyed by name; those without a condition are inactive. */
const hasCondition = (owner: unknown) =>
  Object.values(insideOf(owner, 'filters')).some(each =>
    narrows(Array.isArray(each) ? each : isObject(each) ? Object.values(each) : []),
  )

const isChosenIn = (visual: unknown) =>
  isOpenedChosen(insideOf(insideOf(insideOf(visual, 'singleVisual'), 'objects'), 'merge')) ||
  isOpenedChosen(insideOf(insideOf(visual, 'singleVisual'), 'objects'))

const isMarked = (visual: unknown) => {
  const { selection } = insideOf(visual, 'highlight')
  return Array.isArray(selection) && selection.length > 0
}

/** The most visuals and groups that one bookmark hides or applies to. */
const mostShown = 500

const insideOf = (value: unknown, key: string): Json => {
  const inner = isObject(value) ? value[key] : undefined
  return isObject(inner) ? inner : {}
}

/** What a bookmark hides on its page. */
function displayOf(state: Json, options: Json, pageName: string): ReportBookmark['display'] {
  const page = insideOf(insideOf(state, 'sections'), pageName)
  const visuals = Object.entries(insideOf(page, 'visualContainers'))
  const hidden = visuals
    .filter(([, visual]) => insideOf(insideOf(visual, 'singleVisual'), 'display')['mode'] === 'hidden')
    .map(([name]) => name)
  const collect = (groups: Json, depth: number): void => {
    for (const [name, group] of Object.entries(groups)) {
      if (isObject(group) && group['isHidden'] === true) hidden.push(name)
      if (depth < deepest) collect(insideOf(group, 'children'), depth + 1)
    }
  }
  collect(insideOf(page, 'visualContainerGroups'), 0)
  const targets = targetsOf(options)
  const some = (names: readonly unknown[]) =>
    names.slice(0, mostShown).flatMap(name => (typeof name === 'string' ? [textOf(name)] : []))
  return { pageName, hidden: some(hidden), ...(targets && { targets: some(targets) }) }
}

/**
 * Reads `Report/Layout`, the form most files have.
 * @param bytes UTF-16, little-endian
 * @throws LayoutError, LayoutTooLarge, JsonTooLarge
 */
export function readLayout(bytes: Uint8Array, given: DrawingParts = plainParts()): ReportLayout {
  const layout = objectOf(parse(new TextDecoder('utf-16le').decode(bytes)))
  const sections = fewOf(layout['sections'], 'Pages', most.pages)
    .map(objectOf)
    .toSorted((a, b) => numberOf(a['ordinal']) - numberOf(b['ordinal']))
  const containers = sections.map(section => listOf(section['visualContainers'], 'Visuals'))
  refuseMore(sumOf(containers), 'visuals', most.visuals)
  const isReportFiltered = narrows(listOf(layout['filters'], 'Filters'))
  const config = objectOf(layout['config'])
  // A group contains its bookmarks; groups are not nested.
  const groups = fewOf(config['bookmarks'], 'Bookmarks', most.bookmarks)
    .map(objectOf)
    .map(group =>
      group['children'] === undefined
        ? { group: undefined, inside: [group] }
        : { group, inside: listOf(group['children'], 'Groups').map(objectOf) },
    )
  refuseMore(sumOf(groups.map(({ inside }) => inside)), 'bookmarks', most.bookmarks)
  const parts = { ...given, bookmarkGroups: namesOf(groups.flatMap(({ group }) => (group ? [group] : []))) }
  const pages = sections.map((section, at) => {
    const name = textOf(section['name'])
    const pageConfig = objectOf(section['config'])
    const background = backgroundOf(pageConfig['objects'], parts)
    const isPageFiltered = isReportFiltered || narrows(listOf(section['filters'], 'Filters'))
    return {
      name,
      displayName: textOf(section['displayName']) || name,
      isHidden: pageConfig['visibility'] === 1,
      width: numberOf(section['width'], 1280),
      height: numberOf(section['height'], 720),
      ...(background && { background }),
      ...placed(
        (containers[at] ?? []).map(objectOf).flatMap(each => legacyVisual(each, isPageFiltered)),
        parts,
      ),
    }
  })
  return checked(
    pages,
    groups.flatMap(({ group, inside }) => inside.map(each => bookmarkOf(each, group && shownNameOf(group)))),
  )
}

const shownNameOf = (value: Json) => textOf(value['displayName']) || textOf(value['name'])

/** Names of bookmark groups, by key. */
const namesOf = (groups: readonly Json[]) =>
  new Map(groups.map(group => [textOf(group['name']), shownNameOf(group)]))

const sumOf = (lists: readonly unknown[][]) => lists.reduce((sum, { length }) => sum + length, 0)

/** A slicer's initial selection filters every visual on the page, without the reader seeing it. */
function narrowedBySlicers(visuals: readonly ReportVisual[]): ReportVisual[] {
  const isNarrowed = visuals.some(({ kind, isFiltered }) => isFiltered && /slicer/i.test(kind))
  return visuals.map(visual => ({ ...visual, isFiltered: visual.isFiltered || isNarrowed }))
}

function legacyVisual(container: Json, isPageFiltered: boolean): FoundVisual[] {
  const config = objectOf(container['config'])
  const { singleVisual: visual, singleVisualGroup: group } = config
  const found = { name: textOf(config['name']), place: container, parent: textOf(config['parentGroupName']) }
  if (isObject(group)) return [{ ...found, isHidden: group['isHidden'] === true, visual: undefined }]
  if (!isObject(visual)) return []
  return [
    {
      ...found,
      isHidden: insideOf(visual, 'display')['mode'] === 'hidden',
      visual: {
        kind: visual['visualType'],
        objects: visual['objects'],
        container: visual['vcObjects'],
        fields: fieldsOfLegacy(visual),
        isFiltered:
          isPageFiltered ||
          narrows(listOf(container['filters'], 'Filters')) ||
          isOpenedChosen(visual['objects']),
      },
    },
  ]
}

const folder = 'Report/definition/'
const pageFile = /^pages\/([^/]+)\/page\.json$/
const visualFile = /^pages\/([^/]+)\/visuals\/[^/]+\/visual\.json$/
const bookmarkFile = /^bookmarks\/([^/]+)\.bookmark\.json$/

/**
 * Checks the file names of the newer form before any of them is unpacked.
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
 * @param files UTF-8 bytes by entry name, already accepted by `checkDefinition`
 * @throws LayoutError, LayoutTooLarge, JsonTooLarge
 */
export function readDefinition(
  files: ReadonlyMap<string, Uint8Array>,
  given: DrawingParts = plainParts(),
): ReportLayout {
  const json = new Map<string, Json>()
  for (const [name, bytes] of files)
    json.set(name.slice(folder.length), objectOf(parse(new TextDecoder().decode(bytes))))
  const matching = (pattern: RegExp) =>
    [...json].flatMap(([name, value]) => {
      const found = pattern.exec(name)
      return found ? [{ parent: found[1] ?? '', value }] : []
    })
  const visuals = Map.groupBy(matching(visualFile), ({ parent }) => parent)
  const isReportFiltered = narrows(filtersOfNewer(json.get('report.json')))
  const placeOfPage = placesOf(fewOf(json.get('pages/pages.json')?.['pageOrder'], 'Pages', mostPlaces))
  const groups = fewOf(json.get('bookmarks/bookmarks.json')?.['items'], 'Bookmarks', mostPlaces).map(objectOf)
  const children = groups.map(each => [each['name'], ...listOf(each['children'], 'Groups')])
  refuseMore(sumOf(children), 'places of bookmarks', mostPlaces)
  const inGroup = new Map(
    groups.flatMap(group =>
      listOf(group['children'], 'Groups').map(child => [child, shownNameOf(group)] as const),
    ),
  )
  const parts = { ...given, bookmarkGroups: namesOf(groups) }
  const pages = matching(pageFile)
    .map(({ parent, value }) => {
      const name = textOf(value['name'])
      const isPageFiltered = isReportFiltered || narrows(filtersOfNewer(value))
      const background = backgroundOf(value['objects'], parts)
      return {
        name,
        displayName: textOf(value['displayName']) || name,
        isHidden: value['visibility'] === 'HiddenInViewMode',
        width: numberOf(value['width'], 1280),
        height: numberOf(value['height'], 720),
        ...(background && { background }),
        ...placed(
          (visuals.get(parent) ?? []).flatMap(({ value: each }) => newerVisual(each, isPageFiltered)),
          parts,
        ),
      }
    })
    .toSorted((a, b) => placeOfPage(a.name) - placeOfPage(b.name))
  const placeOfBookmark = placesOf(children.flat())
  const bookmarks = matching(bookmarkFile)
    .map(({ value }) => bookmarkOf(value, inGroup.get(value['name'])))
    .toSorted((a, b) => placeOfBookmark(a.name) - placeOfBookmark(b.name))
  return checked(pages, bookmarks)
}

/** Returns the position of a name in an order; names that are not listed come last. */
function placesOf(order: readonly unknown[]): (name: string) => number {
  const places = new Map<unknown, number>()
  for (const [at, name] of order.entries()) if (!places.has(name)) places.set(name, at)
  return name => places.get(name) ?? order.length
}

/** The filters of a report, page or visual in the newer form. */
const filtersOfNewer = (value: Json | undefined) =>
  listOf(objectOf(value?.['filterConfig'])['filters'], 'Filters')

function newerVisual(value: Json, isPageFiltered: boolean): FoundVisual[] {
  const { visual, visualGroup } = value
  const found = {
    name: textOf(value['name']),
    place: objectOf(value['position']),
    parent: textOf(value['parentGroupName']),
    isHidden: value['isHidden'] === true,
  }
  if (isObject(visualGroup)) return [{ ...found, visual: undefined }]
  if (!isObject(visual)) return []
  return [
    {
      ...found,
      visual: {
        kind: visual['visualType'],
        objects: visual['objects'],
        container: visual['visualContainerObjects'],
        fields: fieldsOfNewer(visual),
        isFiltered: isPageFiltered || narrows(filtersOfNewer(value)) || isOpenedChosen(visual['objects']),
      },
    },
  ]
}
