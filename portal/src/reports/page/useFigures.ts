import { useEffect, useMemo, useState } from 'react'
import { boundsOf } from './protocol/filters.ts'
import type { ReportSession, ReportSnapshot } from './protocol/report-session.ts'
import { filtersOn } from './protocol/report-state.ts'
import { refusalOf } from './refusals.ts'
import type { Figures, ReportApi } from './report-api.ts'

/** What is known of the page that is shown. */
export interface KnownFigures {
  /** Undefined while those of this page are on their way. */
  figures: Figures | undefined
  /** Whether they are those of other filters, and the right ones are on their way. */
  isStale: boolean
}

/**
 * The figures of the page that is shown, asked again when page, filters or the reader want it. Those of the same page
 * stay while others are on their way, so that nothing jumps. A failure is the session's.
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
  // Another report, other filters or a refresh is another key; a drawn picture of the same is not.
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
