import {
  BranchFinder,
  drawnLength,
  groupPath,
  grown,
  newGroupTree,
  rootPath,
  withBlock,
  withoutFarBlocks,
  type Branch,
  type GroupTree,
} from '../../internal/rowModel/groupTree.ts'
import { allClosed, isOpenGroup, toggledGroup, type OpenGroups } from '../../internal/rowModel/rowLayout.ts'
import type { GridGroup, GridPage, GridQuery, GridSource, GridTotals } from './gridSource.ts'

/** The query and the source to ask. */
export interface ServerQuestion<Row> {
  source: GridSource<Row>
  query: GridQuery
  /** Number of rows per request. */
  pageSize: number
  /** Whether totals of all matching rows are needed. */
  hasTotals: boolean
  /** Whether ungrouped rows are loaded as they come into view. Such a list is a tree with one level. */
  isEndless: boolean
}

/** The state of server-side rows and totals. Immutable: each response creates a new one. */
export interface ServerState<Row> {
  /** Undefined if the caller provides pages, or before the first response. */
  tree: GroupTree<Row, GridTotals> | undefined
  open: OpenGroups
  /** Number of matching rows. */
  rowCount: number
  status: 'ready' | 'loading' | 'refreshing' | 'error'
  totals: { values: GridTotals | undefined; state: 'ready' | 'loading' | 'failed' }
}

/** Announces news about a branch or a part of it to screen readers. @param block omitted for the whole branch */
export type ServerNews<Row> = (
  what: 'loading' | 'loaded' | 'failed',
  branch: Branch<Row, GridTotals>,
  block?: number,
) => void

/** Number of parts of a list kept in memory besides those in view. */
export const keptBlocks = 20

/** A part (block) of a branch. */
interface Part {
  path: string
  block: number
}

const noTotals: ServerState<never>['totals'] = { values: undefined, state: 'ready' }

/** Loads groups, the content of open groups in view, and totals from services. */
export class ServerRows<Row> {
  readonly #listeners = new Set<() => void>()
  readonly #tell: ServerNews<Row>
  #question: ServerQuestion<Row> | undefined
  #asked = ''
  #leaving = new AbortController()
  #inView: readonly Part[] = []
  #state: ServerState<Row> = {
    tree: undefined,
    open: allClosed,
    rowCount: 0,
    status: 'loading',
    totals: noTotals,
  }

  constructor(tell: ServerNews<Row>) {
    this.#tell = tell
  }

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }
  readonly state = () => this.#state

  /** Sends a query, unless it equals the previous one. */
  ask(question: ServerQuestion<Row>): void {
    const { query, pageSize, hasTotals, isEndless } = question
    const asked = JSON.stringify([query, pageSize, hasTotals, isEndless])
    const isSameSource = this.#question?.source === question.source
    if (isSameSource && asked === this.#asked) return
    const isSameQuery = asked === this.#asked
    this.#question = question
    this.#asked = asked
    void this.#begin(isSameQuery)
  }
  /** Reloads what is shown, which stays until the responses arrive. */
  async reload(): Promise<void> {
    await this.#begin(true)
  }
  /** Aborts pending requests. */
  dispose(): void {
    this.#leaving.abort()
    this.#question = undefined
  }

  /** Loads what is in view, if it is missing. @param numbers numbers of the rendered rows */
  readonly onView = (numbers: readonly number[]) => {
    const { tree, status } = this.#state
    if (!tree) return
    const finder = new BranchFinder(tree)
    const parts = new Map<string, Part>()
    const add = (path: string, block: number) => parts.set(`${block} ${path}`, { path, block })
    for (const number of numbers) {
      const found = finder.find(number)
      if (found) add(found.branch.path, Math.floor(found.at / tree.blockSize))
    }
    this.#inView = [...parts.values()]
    // The rows are about to be replaced, and the replacement will include what is missing.
    if (status === 'refreshing') return
    const isMissing = ({ path, block }: Part) => tree.branches.get(path)?.blocks.has(block) === false
    for (const part of this.#inView.filter(isMissing)) void this.load(part.path, part.block)
    const ahead = this.#question?.isEndless === true && this.#partAhead(tree, finder, numbers)
    if (ahead && isMissing(ahead)) void this.load(ahead.path, ahead.block, false)
  }
  /** The next part, if the last rows in view are near the end of a part: prefetched so that scrolling does not wait. */
  #partAhead(
    { blockSize }: GroupTree<Row, GridTotals>,
    finder: BranchFinder<Row, GridTotals>,
    numbers: readonly number[],
  ): Part | undefined {
    const found = finder.find(Math.max(...numbers))
    if (!found || found.branch.column !== undefined) return undefined
    const { at, branch } = found
    const block = Math.floor((at + blockSize / 2) / blockSize)
    return block > Math.floor(at / blockSize) && block * blockSize < branch.count
      ? { path: branch.path, block }
      : undefined
  }
  toggleGroup(path: string): void {
    this.#setOpen(toggledGroup(this.#state.open, path))
  }
  openGroups(areOpen: boolean): void {
    this.#setOpen({ areOpen, except: new Set() })
  }
  /** Opens the groups that contain a branch. */
  openAround({ within }: Branch<Row, GridTotals>): void {
    let path = rootPath
    let { open } = this.#state
    for (const { column, value } of within) {
      path = groupPath(path, column, value)
      if (!isOpenGroup(open, path)) open = toggledGroup(open, path)
    }
    this.#setOpen(open)
  }

  /**
   * Loads a part of a branch, or retries one that failed.
   * @param isSaid whether to announce it, because the reader waits for it
   */
  async load(path: string, block: number, isSaid = true): Promise<void> {
    const { signal } = this.#leaving
    const branch = this.#state.tree?.branches.get(path)
    if (!branch || !this.#question) return
    const isFlat = branch.path === rootPath && branch.column === undefined
    const isNews = isFlat ? isSaid : !branch.isCounted
    const tell = (what: Parameters<ServerNews<Row>>[0]) =>
      this.#tell(what, branch, isFlat ? block : undefined)
    this.#setTree(tree => withBlock(tree, path, block, { state: 'loading' }))
    if (isNews) tell('loading')
    try {
      const page = await this.#get(branch, block, signal)
      if (signal.aborted) return
      // Rows were added or removed meanwhile, so the loaded parts no longer fit together.
      if (isFlat && branch.isCounted && page.count !== branch.count) return await this.reload()
      this.#setTree(tree => {
        const next = withBlock(tree, path, block, { state: 'ready', items: page.items }, page.count)
        const inUse = this.#inView.flatMap(part => (part.path === path ? part.block : []))
        return isFlat ? withoutFarBlocks(next, path, [...inUse, block], keptBlocks) : next
      })
      if (isNews) tell('loaded')
    } catch {
      if (signal.aborted) return
      this.#setTree(tree => withBlock(tree, path, block, { state: 'failed' }))
      tell('failed')
    }
  }
  readonly loadTotals = async () => {
    const { signal } = this.#leaving
    const { source, query, hasTotals } = this.#question ?? {}
    if (!source?.loadTotals || !query || !hasTotals) return this.#set({ totals: noTotals })
    const { values } = this.#state.totals
    this.#set({ totals: { values, state: 'loading' } })
    try {
      const next = await source.loadTotals(query, signal)
      if (!signal.aborted) this.#set({ totals: { values: next, state: 'ready' } })
    } catch {
      // Totals of rows other than those shown would be wrong.
      if (!signal.aborted) this.#set({ totals: { values: undefined, state: 'failed' } })
    }
  }

  /** @param isSameQuery whether the rows shown belong to this query, even if they are outdated */
  async #begin(isSameQuery: boolean): Promise<void> {
    this.#leaving.abort()
    this.#leaving = new AbortController()
    await Promise.all([this.#loadTree(isSameQuery), this.loadTotals()])
  }
  async #loadTree(isSameQuery: boolean): Promise<void> {
    const { signal } = this.#leaving
    if (!this.#question) return
    const { query, pageSize } = this.#question
    if (query.groupBy.length === 0 && !this.#question.isEndless)
      return this.#set({ tree: undefined, status: 'ready' })
    const { tree: before, rowCount } = this.#state
    const isSameGroups = before && before.groupBy.join('/') === query.groupBy.join('/')
    const kept = isSameGroups && before.blockSize === pageSize ? before : undefined
    this.#set({ tree: kept, status: kept ? 'refreshing' : 'loading' })
    const renewed = kept ? emptied(kept) : newGroupTree<Row, GridTotals>(query.groupBy, pageSize)
    const parts: readonly Part[] = [
      { path: rootPath, block: 0 },
      ...(kept ? this.#inView.filter(({ path, block }) => path !== rootPath || block !== 0) : []),
    ]
    const answers = await Promise.all(
      parts.map(async ({ path, block }) => {
        const branch = renewed.branches.get(path)
        try {
          return { path, block, page: branch && (await this.#get(branch, block, signal)) }
        } catch {
          return { path, block, page: null }
        }
      }),
    )
    if (signal.aborted) return
    const [first] = answers
    if (!first?.page) {
      this.#set({ tree: isSameQuery ? kept : undefined, rowCount, status: 'error' })
      return
    }
    const tree = answers.reduce(
      (now, { path, block, page }) =>
        page
          ? withBlock(now, path, block, { state: 'ready', items: page.items }, page.count)
          : withBlock(now, path, block, { state: 'failed' }),
      renewed,
    )
    this.#set({ tree: grown(tree, this.#state.open), status: 'ready' })
  }

  async #get(
    branch: Branch<Row, GridTotals>,
    block: number,
    signal: AbortSignal,
  ): Promise<GridPage<Row | GridGroup>> {
    const { source, query, pageSize } = this.#question ?? {}
    if (!source || !query || !pageSize) throw new TypeError('nothing is asked')
    const request = { ...query, within: branch.within, offset: block * pageSize, limit: pageSize }
    const isRoot = branch.path === rootPath
    if (branch.column === undefined) {
      if (!source.loadRows) throw new TypeError('these services hand out no rows')
      const rows = await source.loadRows(request, signal)
      if (isRoot && !signal.aborted) this.#set({ rowCount: rows.count })
      return rows
    }
    if (!source.canGroup) throw new TypeError('these services do not group')
    const page = await source.loadGroups(request, signal)
    if (isRoot && !signal.aborted) this.#set({ rowCount: page.rowCount })
    return page
  }

  #setOpen(open: OpenGroups): void {
    this.#set({ open })
    this.#setTree(tree => tree)
  }
  #setTree(change: (tree: GroupTree<Row, GridTotals>) => GroupTree<Row, GridTotals>): void {
    const { tree, open } = this.#state
    if (tree) this.#set({ tree: grown(change(tree), open) })
  }
  #set(part: Partial<ServerState<Row>>): void {
    this.#state = { ...this.#state, ...part }
    for (const listener of this.#listeners) listener()
  }
}

/** The same places without content, so that reloaded rows keep their position. */
function emptied<Row>(tree: GroupTree<Row, GridTotals>): GroupTree<Row, GridTotals> {
  const branches = [...tree.branches].map(
    ([path, branch]) =>
      [path, { ...branch, count: drawnLength(branch), isCounted: false, blocks: new Map() }] as const,
  )
  return { ...tree, branches: new Map(branches) }
}

/** Number of rows per request of an export. */
const exportSize = 1000

/** Loads all matching rows in order. @throws if a part fails to load, because half a file would pass for a whole one */
export async function loadAllRows<Row>(
  { source, query }: Pick<ServerQuestion<Row>, 'source' | 'query'>,
  signal: AbortSignal,
): Promise<readonly Row[]> {
  const all: Row[] = []
  for (let isMore = true; isMore; ) {
    const page = await source.loadRows?.(
      { ...query, within: [], offset: all.length, limit: exportSize },
      signal,
    )
    signal.throwIfAborted()
    if (!page) break
    all.push(...page.items)
    isMore = page.items.length > 0 && all.length < page.count
    if (!isMore && all.length < page.count) throw new RangeError('rows are missing')
  }
  return all
}
