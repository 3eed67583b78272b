import { aggregate } from '../../internal/rowModel/aggregate.ts'
import { isBlank } from '../../internal/rowModel/columns.ts'
import { RowModel } from '../../internal/rowModel/rowModel.ts'
import type { GridGroup, GridQuery, GridRequest, GridEndlessSource, GridTotals } from './gridSource.ts'
import { requestColumns, requestId, type PlanningRequest } from './requests.fixtures.ts'

/** A short description of a request: "groups", "groups Lyon", "rows Lyon/new 50", "totals". */
export type Asked = string
/** Runs before the services respond, and can delay or reject the response. */
export type Script = (asked: Asked) => Promise<void> | void

const columnOf = (id: string | undefined) => requestColumns.find(column => column.id === id)

/** A source that groups and adds up, like services behind the network. */
export function requestSource(
  rows: readonly PlanningRequest[],
  script: Script = () => {},
): GridEndlessSource<PlanningRequest> {
  const model = new RowModel(rows, requestColumns, requestId, 'fr')
  const matching = (query: GridQuery, within: GridRequest['within'] = []) =>
    model.arrange(query).rows.filter(number =>
      within.every(({ column, value }) => {
        const row = model.rowAt(number)
        const own = row && columnOf(column)?.value(row)
        return own === value || (isBlank(own) && isBlank(value))
      }),
    )
  const totalsOf = ({ totals }: GridQuery, numbers: Int32Array): GridTotals =>
    Object.fromEntries(
      totals.map(({ column, kind }) => [column, aggregate(kind, model.keysOf(column), numbers)]),
    )
  /** Splits rows by a column in row order, because the grid requests them sorted by their group columns. */
  const split = (columnId: string | undefined, numbers: Int32Array) => {
    const parts = new Map<unknown, number[]>()
    for (const number of numbers) {
      const row = model.rowAt(number)
      const value = row && columnOf(columnId)?.value(row)
      parts.set(value, [...(parts.get(value) ?? []), number])
    }
    return [...parts].map(([value, part]) => ({
      value: value as GridGroup['value'],
      numbers: Int32Array.from(part),
    }))
  }
  const place = ({ within, offset }: GridRequest) =>
    [within.map(({ value }) => String(value)).join('/'), offset || ''].filter(Boolean).join(' ')
  return {
    canGroup: true,
    loadGroups: async request => {
      await script(`groups ${place(request)}`.trim())
      const { groupBy, within, offset, limit } = request
      const numbers = matching(request, within)
      const groups = split(groupBy[within.length], numbers)
      return {
        count: groups.length,
        rowCount: numbers.length,
        items: groups.slice(offset, offset + limit).map(({ value, numbers: own }) => {
          const next = groupBy[within.length + 1]
          return {
            value,
            rowCount: own.length,
            totals: totalsOf(request, own),
            ...(next !== undefined && { groupCount: split(next, own).length }),
          }
        }),
      }
    },
    loadRows: async request => {
      await script(`rows ${place(request)}`.trim())
      const numbers = matching(request, request.within)
      const part = numbers.subarray(request.offset, request.offset + request.limit)
      return { count: numbers.length, items: [...part].flatMap(number => model.rowAt(number) ?? []) }
    },
    loadTotals: async query => {
      await script('totals')
      return totalsOf(query, matching(query))
    },
  }
}
