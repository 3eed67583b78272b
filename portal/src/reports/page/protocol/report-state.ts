import type { Schemas } from '@parvis/api-types/portal'
import { isObject } from './messages.ts'
import { readFilters, type ReportFilter } from './filters.ts'

export type ReportLayout = Schemas['ReportLayout']
export type ReportPage = ReportLayout['pages'][number]
export type ReportVisual = ReportPage['visuals'][number]

/** What a reader looks at: the part of the state that a bookmark stores. */
export interface ReportView {
  /** Name of the page. */
  page: string
  /** Filters of all pages. */
  filters: readonly ReportFilter[]
  /** Filters of single pages, by page name. */
  pageFilters: Readonly<Record<string, readonly ReportFilter[]>>
  /** The filters chosen in slicers, by page and visual. */
  slicers: Readonly<Record<string, readonly ReportFilter[]>>
  /** The hidden visuals and groups of pages where a bookmark has changed them. */
  hidden: Readonly<Record<string, readonly string[]>>
}

/** The key of a slicer in a view. */
export const slicerKey = (page: string, visual: string) => `${page}/${visual}`

/** The page that a report opens with: the first that is not hidden. */
export function firstPage(layout: ReportLayout): ReportPage | undefined {
  return layout.pages.find(({ isHidden }) => !isHidden) ?? layout.pages[0]
}

export function viewOf(page: string, filters: readonly ReportFilter[] = []): ReportView {
  return { page, filters, pageFilters: {}, slicers: {}, hidden: {} }
}

/** The filters for the figures of a page; a slicer does not filter its own values. */
export function filtersOn(view: ReportView, page: string): ReportFilter[] {
  const slicers = Object.entries(view.slicers).filter(([key]) => key.startsWith(`${page}/`))
  return [...view.filters, ...(view.pageFilters[page] ?? []), ...slicers.flatMap(([, filters]) => filters)]
}

const version = 1
/** The format of a state, which can be part of an address. */
const form = /^[\w-]{1,8000}$/

/** The view as the opaque text that Power BI calls the state of a bookmark. */
export function printState(view: ReportView): string {
  const bytes = new TextEncoder().encode(JSON.stringify([version, view]))
  const binary = Array.from(bytes, byte => String.fromCharCode(byte)).join('')
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

function parseState(state: string): unknown {
  try {
    const binary = atob(state.replaceAll('-', '+').replaceAll('_', '/'))
    const bytes = Uint8Array.from(binary, letter => letter.charCodeAt(0))
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    return undefined
  }
}

function readAll(value: unknown): Record<string, ReportFilter[]> {
  return Object.fromEntries(
    Object.entries(isObject(value) ? value : {}).map(([key, filters]) => [key, readFilters(filters)]),
  )
}

/** States from before bookmarks could hide anything lack this value. */
function readHidden(value: unknown): Record<string, string[]> {
  return Object.fromEntries(
    Object.entries(isObject(value) ? value : {}).map(([page, names]) => [
      page,
      (Array.isArray(names) ? names : []).filter((name): name is string => typeof name === 'string'),
    ]),
  )
}

/** The hidden visuals and groups of a page. */
export const hiddenOn = ({ hidden }: ReportView, page: ReportPage): readonly string[] =>
  hidden[page.name] ?? page.hidden ?? []

/** The visuals that a page shows: not the hidden ones, nor those in a hidden group. */
export function shownOn(view: ReportView, page: ReportPage): ReportVisual[] {
  const hidden = new Set(hiddenOn(view, page))
  return page.visuals.filter(
    ({ name, drawing }) => !hidden.has(name) && !drawing?.groups?.some(group => hidden.has(group)),
  )
}

/** Applies an author's bookmark to a view: its page and the hidden visuals; the filters stay. */
export function bookmarked(
  view: ReportView,
  { pageName, display }: ReportLayout['bookmarks'][number],
  pages: readonly ReportPage[],
): ReportView {
  const on = pages.find(({ name }) => name === display?.pageName)
  const page = pages.some(({ name }) => name === pageName) ? pageName : null
  const next = page === null ? view : { ...view, page }
  if (!on || !display) return next
  const { targets, hidden } = display
  const names = targets
    ? [
        ...hiddenOn(view, on).filter(name => !targets.includes(name)),
        ...hidden.filter(name => targets.includes(name)),
      ]
    : hidden
  return { ...next, hidden: { ...view.hidden, [on.name]: [...new Set(names)] } }
}

/**
 * Reads a state. It is untrusted input: it may come from a link that somebody was sent.
 * @returns undefined when it is not one of ours
 * @throws EmbedRefusal when it contains an unsupported filter
 */
export function readState(state: unknown): ReportView | undefined {
  if (typeof state !== 'string' || !form.test(state)) return undefined
  const parsed = parseState(state)
  if (!Array.isArray(parsed) || parsed[0] !== version || !isObject(parsed[1])) return undefined
  const { page, filters, pageFilters, slicers, hidden } = parsed[1]
  if (typeof page !== 'string') return undefined
  return {
    page,
    filters: readFilters(filters),
    pageFilters: readAll(pageFilters),
    slicers: readAll(slicers),
    hidden: readHidden(hidden),
  }
}
