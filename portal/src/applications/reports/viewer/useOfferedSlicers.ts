import { askReportFigures } from '@parvis/api-types/calls/report-viewer'
import { getReportLayout } from '@parvis/api-types/calls/reports'
import { questionOptions, readOptions } from '@parvis/api-types/calls'
import { useQueries, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useApi } from '../../../api/ApiContext.tsx'
import { offeredSlicers, pagesWithSlicers, type OfferedSlicers } from './rules/dynamic-choice.ts'

const staleTime = 60_000

/**
 * The slicers of a report with their values.
 * @returns `slicers` is undefined while they are loading or if they failed to load
 */
export function useOfferedSlicers(id: number | undefined): {
  slicers: OfferedSlicers | undefined
  hasFailed: boolean
  isRetrying: boolean
  retry: () => void
} {
  const api = useApi()
  const layout = useQuery({
    ...readOptions(api, getReportLayout, { path: { id: id ?? 0 } }),
    enabled: id !== undefined,
    staleTime,
  })
  const pages = useMemo(() => (layout.data ? pagesWithSlicers(layout.data) : []), [layout.data])
  const figures = useQueries({
    queries: pages.map(page => ({
      ...questionOptions(api, askReportFigures, {
        path: { id: id ?? 0 },
        body: { page, filters: [], from: null, to: null },
      }),
      staleTime,
    })),
  })
  const isKnown = layout.data !== undefined && figures.every(({ data }) => data !== undefined)
  const failed = [layout, ...figures].filter(({ isError, data }) => isError && data === undefined)
  return {
    slicers:
      isKnown && layout.data
        ? offeredSlicers(
            layout.data,
            new Map(pages.map((page, index) => [page, figures[index]?.data?.visuals ?? []])),
          )
        : undefined,
    hasFailed: failed.length > 0,
    isRetrying: failed.some(({ isFetching }) => isFetching),
    retry: () => {
      for (const query of failed) void query.refetch()
    },
  }
}
