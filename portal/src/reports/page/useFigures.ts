import { useEffect, useMemo, useState } from 'react'
import { boundsOf } from './protocol/filters.ts'
import type { ReportSession, ReportSnapshot } from './protocol/report-session.ts'
import { filtersOn } from './protocol/report-state.ts'
import { refusalOf } from './refusals.ts'
import type { Figures, ReportApi } from './report-api.ts'

/** The figures of the current page. */
export interface KnownFigures {
  /** Undefined while those of this page load. */
  figures: Figures | undefined
  /** Whether they belong to other filters and the current ones are loading. */
  isStale: boolean
}

/**
 * Loads the figures of the current page, and reloads them when the page or filters change or the reader refreshes.
 * Previous figures of the same page stay meanwhile, so that nothing jumps. The session handles failures.
 */
export function useFigures(
  session: ReportSession,
  { reportId, view, revision, phase }: ReportSnapshot,
  askFigures: ReportApi['askFigures'],
): KnownFigures {
  const question = useMemo(
    () => (view ? { page: view.page, ...boundsOf(filtersOn(view, view.page)) } : undefined),
    [view],
  )
  const isShown = phase === 'shown'
  // Another report, other filters or a refresh changes the key; re-rendering does not.
  const key = isShown && question ? JSON.stringify([reportId, revision, question]) : undefined
  const [known, setKnown] = useState<{ key: string; page: string; figures: Figures }>()
  useEffect(() => {
    if (key === undefined || question === undefined || reportId === undefined) return undefined
    const controller = new AbortController()
    askFigures(reportId, question, controller.signal)
      .then(figures => {
        if (!controller.signal.aborted) setKnown({ key, page: question.page, figures })
      })
      .catch((error: unknown) => {
        if (!controller.signal.aborted) session.fail(refusalOf(error))
      })
    return () => controller.abort()
    // oxlint-disable-next-line react/exhaustive-deps -- the key stands for report, revision and question
  }, [key, session, askFigures])
  const isHere = known !== undefined && known.key === key
  useEffect(() => {
    if (isHere) session.drawn()
  }, [isHere, session, key])
  return {
    figures: known?.page === question?.page ? known?.figures : undefined,
    isStale: !isHere,
  }
}
