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

/** What the page draws. */
export interface ReportSnapshot {
  /**
   * `waiting` for a configuration; `prepared`: the layout is there, and nothing is drawn before it is asked for;
   * `shown`; `failed`.
   */
  phase: 'waiting' | 'loading' | 'prepared' | 'shown' | 'failed'
  reportId: number | undefined
  language: Locale
  layout: ReportLayout | undefined
  view: ReportView | undefined
  /** The pages that the reader came from, the latest last. */
  history: readonly string[]
  hasPageTabs: boolean
  /** Undefined: as wide as the window. */
  zoom: number | undefined
  /** Rises when all figures are to be asked for anew. */
  revision: number
  error: EmbedRefusal | undefined
}

/** What a session needs of the world. */
export interface SessionParts {
  /** The layout of the report. @throws EmbedRefusal */
  readLayout: (reportId: number) => Promise<ReportLayout>
  /** Tells the page around this one. */
  tell: (name: string, value: unknown) => void
  print: () => void
  /** That of the address, until a configuration says another. */
  language: Locale
}

/** A report as the protocol drives it; an external store of React. */
export class ReportSession {
  readonly #parts: SessionParts
  readonly #listeners = new Set<() => void>()
  #snapshot: ReportSnapshot
  #token: string | undefined
  /** Which loading is the latest: an older one that comes back late changes nothing. */
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

  /** The token that calls carry; it is nowhere but here. */
  readonly token = (): string | undefined => this.#token

  #change(changes: Partial<ReportSnapshot>): void {
    this.#snapshot = { ...this.#snapshot, ...changes }
    for (const listener of this.#listeners) listener()
  }

  /** Loads a report. @param isPrepared draws nothing before `render` @throws EmbedRefusal */
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

  /** Draws what was prepared. */
  render(): void {
    this.loaded()
    this.#change({ phase: 'shown' })
  }

  /** Something went wrong that the reader and the page around it must know of. */
  fail(refusal: EmbedRefusal): void {
    this.#change({ phase: 'failed', error: refusal })
    this.#parts.tell('error', refusal.error)
  }

  /** The screen has drawn all figures that it asked for. */
  drawn(): void {
    if (this.#isTold) return
    this.#isTold = true
    this.#parts.tell('rendered', {})
  }

  /** What is drawn is so high now, in CSS pixels: the frame can be as high, and nothing scrolls in it. */
  sized(height: number): void {
    this.#parts.tell(pageSized, { height })
  }

  /** The report, once it is loaded. @throws EmbedRefusal */
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

  /** Shows another page, no matter who wants it. @throws EmbedRefusal */
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

  /** What is chosen in a slicer. @throws EmbedRefusal */
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

  /** The view as the text that a bookmark keeps. */
  capture(): string {
    return printState(this.loaded().view)
  }

  /** Shows what a bookmark kept. @throws EmbedRefusal when it is none, or its page is gone */
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

  /** A token that takes the place of one that is about to end. What failed for want of it is asked again. */
  setToken(token: string): void {
    this.#token = token
    if (this.#snapshot.error?.error.errorCode === errorCodes.tokenExpired && this.#snapshot.layout)
      this.#change({ phase: 'shown', error: undefined, revision: this.#snapshot.revision + 1 })
  }

  /** Asks for all figures again. */
  refresh(): void {
    this.loaded()
    this.#isTold = false
    this.#change({ phase: 'shown', error: undefined, revision: this.#snapshot.revision + 1 })
  }

  print(): void {
    this.loaded()
    this.#parts.print()
  }

  /** Does what a button of the report does. What cannot be done here is left. @throws EmbedRefusal */
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

/** What is shown first: of a bookmark if one is given, else the page that is wanted, else the first one. */
function startOf(layout: ReportLayout, config: EmbedConfig): ReportView {
  const first = firstPage(layout)
  if (!first) throw new EmbedRefusal(404, errorCodes.notFound, 'The report has no pages')
  const wanted = layout.pages.find(page => page.name === config.pageName) ?? first
  const { filters, pageFilters, bookmark } = config
  const view = { ...viewOf(wanted.name, filters), pageFilters: { [wanted.name]: pageFilters } }
  return bookmark ? bookmarkedView(layout, bookmark, view) : view
}

/**
 * What a bookmark shows. Of those that the author kept in the file the page and what is hidden are known here, so that filters stay.
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
  // The figures of all years would stand under the name of one.
  if (known.isFiltered)
    throw new EmbedRefusal(
      501,
      errorCodes.notSupported,
      'Only Power BI can apply the filters of the bookmark',
    )
  return bookmarked(view, known, layout.pages)
}
