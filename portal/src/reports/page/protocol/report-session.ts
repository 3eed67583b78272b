import type { Locale } from '@parvis/design-system/i18n/messages'
import { type EmbedConfig, type EmbedSettings } from './embed-config.ts'
import type { ReportFilter } from './filters.ts'
import { EmbedRefusal, errorCodes, pageSized } from './messages.ts'
import {
  bookmarked,
  firstPage,
  printState,
  readState,
  type ReportLayout,
  type ReportPage,
  type ReportView,
  slicerKey,
  viewOf,
} from './report-state.ts'

/** The state that the page renders. */
export interface ReportSnapshot {
  /**
   * `waiting` for a configuration; `prepared`: the layout is loaded, but nothing is rendered until requested; `shown`;
   * `failed`.
   */
  phase: 'waiting' | 'loading' | 'prepared' | 'shown' | 'failed'
  reportId: number | undefined
  language: Locale
  layout: ReportLayout | undefined
  view: ReportView | undefined
  /** The pages visited before this one, latest last. */
  history: readonly string[]
  hasPageTabs: boolean
  /** Undefined: as wide as the window. */
  zoom: number | undefined
  /** Increases when all figures must be reloaded. */
  revision: number
  error: EmbedRefusal | undefined
}

/** The dependencies of a session. */
export interface SessionParts {
  /** Loads the layout of the report. @throws EmbedRefusal */
  readLayout: (reportId: number) => Promise<ReportLayout>
  /** Sends an event to the surrounding page. */
  tell: (name: string, value: unknown) => void
  print: () => void
  /** The language of the address, until a configuration names another. */
  language: Locale
}

/** A report controlled through the protocol; an external store for React. */
export class ReportSession {
  readonly #parts: SessionParts
  readonly #listeners = new Set<() => void>()
  #snapshot: ReportSnapshot
  #token: string | undefined
  /** Identifies the latest load: an older one that finishes late changes nothing. */
  #loading = 0
  #isTold = false

  constructor(parts: SessionParts) {
    this.#parts = parts
    this.#snapshot = {
      phase: 'waiting',
      reportId: undefined,
      language: parts.language,
      layout: undefined,
      view: undefined,
      history: [],
      hasPageTabs: true,
      zoom: undefined,
      revision: 0,
      error: undefined,
    }
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  readonly snapshot = (): ReportSnapshot => this.#snapshot

  /** The token of requests; it is stored nowhere else. */
  readonly token = (): string | undefined => this.#token

  #change(changes: Partial<ReportSnapshot>): void {
    this.#snapshot = { ...this.#snapshot, ...changes }
    for (const listener of this.#listeners) listener()
  }

  /** Loads a report. @param isPrepared renders nothing before `render` @throws EmbedRefusal */
  async load(config: EmbedConfig, isPrepared: boolean): Promise<void> {
    this.#loading += 1
    const own = this.#loading
    this.#token = config.token
    this.#isTold = false
    const { reportId, language, hasPageTabs, zoom } = config
    this.#change({ phase: 'loading', reportId, language, hasPageTabs, zoom, error: undefined })
    let layout: ReportLayout
    let view: ReportView
    try {
      layout = await this.#parts.readLayout(reportId)
      view = startOf(layout, config)
    } catch (error) {
      const refusal =
        error instanceof EmbedRefusal
          ? error
          : new EmbedRefusal(500, errorCodes.loadFailed, 'The report could not be loaded')
      if (own === this.#loading) this.fail(refusal)
      throw refusal
    }
    if (own !== this.#loading) return
    const revision = this.#snapshot.revision + 1
    this.#change({ phase: isPrepared ? 'prepared' : 'shown', layout, view, revision, history: [] })
    this.#parts.tell('loaded', {})
  }

  /** Renders a prepared report. */
  render(): void {
    this.loaded()
    this.#change({ phase: 'shown' })
  }

  /** Reports an error to the reader and the surrounding page. */
  fail(refusal: EmbedRefusal): void {
    this.#change({ phase: 'failed', error: refusal })
    this.#parts.tell('error', refusal.error)
  }

  /** Called when all requested figures are rendered. */
  drawn(): void {
    if (this.#isTold) return
    this.#isTold = true
    this.#parts.tell('rendered', {})
  }

  /** Called with the height of the content in CSS pixels: the frame can then match it, and nothing scrolls in it. */
  sized(height: number): void {
    this.#parts.tell(pageSized, { height })
  }

  /** The loaded report. @throws EmbedRefusal when none is loaded */
  loaded(): { layout: ReportLayout; view: ReportView } {
    const { layout, view } = this.#snapshot
    if (!layout || !view) throw new EmbedRefusal(400, errorCodes.loadFailed, 'No report is loaded')
    return { layout, view }
  }

  /** A page by its name. @throws EmbedRefusal */
  page(name: string): ReportPage {
    const found = this.loaded().layout.pages.find(page => page.name === name)
    if (!found)
      throw new EmbedRefusal(404, errorCodes.notFound, `The report has no page ${name.slice(0, 100)}`)
    return found
  }

  /** Changes the page, on behalf of the reader or the surrounding page. @throws EmbedRefusal */
  showPage(name: string): void {
    const { name: page, displayName } = this.page(name)
    const { view } = this.loaded()
    if (view.page === page) return
    this.#show({ ...view, page })
    this.#parts.tell('pageChanged', { newPage: { name: page, displayName } })
  }

  setFilters(filters: readonly ReportFilter[], page?: string): void {
    const { view } = this.loaded()
    if (page === undefined) this.#show({ ...view, filters })
    else this.#show({ ...view, pageFilters: { ...view.pageFilters, [this.page(page).name]: filters } })
    this.#parts.tell('filtersApplied', { filters })
  }

  /** Sets the filters of a slicer. @throws EmbedRefusal */
  setSlicer(page: string, visual: string, filters: readonly ReportFilter[]): void {
    this.visual(page, visual)
    const { view } = this.loaded()
    const { [slicerKey(page, visual)]: _former, ...others } = view.slicers
    const slicers = filters.length === 0 ? others : { ...others, [slicerKey(page, visual)]: filters }
    this.#show({ ...view, slicers })
    this.#parts.tell('filtersApplied', { filters })
  }

  /** A visual of a page. @throws EmbedRefusal */
  visual(page: string, name: string): ReportPage['visuals'][number] {
    const found = this.page(page).visuals.find(visual => visual.name === name)
    if (!found)
      throw new EmbedRefusal(404, errorCodes.notFound, `The page has no visual ${name.slice(0, 100)}`)
    return found
  }

  /** The view as the text stored in a bookmark. */
  capture(): string {
    return printState(this.loaded().view)
  }

  /** Restores a bookmark. @throws EmbedRefusal when it is invalid or its page no longer exists */
  applyBookmark(bookmark: { name: string } | { state: string }): void {
    const { layout, view } = this.loaded()
    const next = bookmarkedView(layout, bookmark, view)
    this.#show(next)
    if (next.page !== view.page) {
      const { name, displayName } = this.page(next.page)
      this.#parts.tell('pageChanged', { newPage: { name, displayName } })
    }
    this.#parts.tell('bookmarkApplied', { bookmarkName: 'name' in bookmark ? bookmark.name : '' })
  }

  changeSettings(settings: EmbedSettings): void {
    this.#change(settings)
  }

  /** Replaces a token that is about to expire. Requests that failed for want of one are repeated. */
  setToken(token: string): void {
    this.#token = token
    if (this.#snapshot.error?.error.errorCode === errorCodes.tokenExpired && this.#snapshot.layout)
      this.#change({ phase: 'shown', error: undefined, revision: this.#snapshot.revision + 1 })
  }

  /** Reloads all figures. */
  refresh(): void {
    this.loaded()
    this.#isTold = false
    this.#change({ phase: 'shown', error: undefined, revision: this.#snapshot.revision + 1 })
  }

  print(): void {
    this.loaded()
    this.#parts.print()
  }

  /** Performs the action of a report's button. Unsupported actions are ignored. @throws EmbedRefusal */
  act({ kind, target }: { kind: string; target: string | null }): void {
    if (kind === 'page' && target !== null) this.showPage(target)
    if (kind === 'bookmark' && target !== null) this.applyBookmark({ name: target })
    if (kind === 'back') this.#goBack()
  }

  #goBack(): void {
    const { history } = this.#snapshot
    const page = history.at(-1)
    if (page === undefined) return
    this.showPage(page)
    this.#change({ history: history.slice(0, -1) })
  }

  #show(view: ReportView): void {
    this.#isTold = false
    const { view: former, history } = this.#snapshot
    const isTurned = former !== undefined && former.page !== view.page
    // Nobody goes back further.
    this.#change({ view, ...(isTurned && { history: [...history, former.page].slice(-50) }) })
  }
}

/** The initial view: the bookmark's if one is given, else the requested page, else the first one. */
function startOf(layout: ReportLayout, config: EmbedConfig): ReportView {
  const first = firstPage(layout)
  if (!first) throw new EmbedRefusal(404, errorCodes.notFound, 'The report has no pages')
  const wanted = layout.pages.find(page => page.name === config.pageName) ?? first
  const { filters, pageFilters, bookmark } = config
  const view = { ...viewOf(wanted.name, filters), pageFilters: { [wanted.name]: pageFilters } }
  return bookmark ? bookmarkedView(layout, bookmark, view) : view
}

/**
 * The view of a bookmark. For an author's bookmark, only the page and the hidden visuals are known, so the filters
 * stay.
 * @throws EmbedRefusal
 */
function bookmarkedView(
  layout: ReportLayout,
  bookmark: { name: string } | { state: string },
  view: ReportView,
): ReportView {
  const has = (name: string | null | undefined) => layout.pages.some(page => page.name === name)
  if ('state' in bookmark) {
    const kept = readState(bookmark.state)
    if (!kept)
      throw new EmbedRefusal(400, errorCodes.invalidParameters, 'The state is not that of a bookmark')
    if (!has(kept.page)) throw new EmbedRefusal(404, errorCodes.notFound, 'The page of the bookmark is gone')
    return kept
  }
  const known = layout.bookmarks.find(({ name }) => name === bookmark.name)
  if (!known) throw new EmbedRefusal(404, errorCodes.notFound, 'The report has no such bookmark')
  // Without its filters, the figures of all years would appear under the name of one.
  if (known.isFiltered)
    throw new EmbedRefusal(
      501,
      errorCodes.notSupported,
      'Only Power BI can apply the filters of the bookmark',
    )
  return bookmarked(view, known, layout.pages)
}
