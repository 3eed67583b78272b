import { useEffect, useState } from 'react'
import type { ReportSnapshot } from './protocol/report-session.ts'
import type { ReportLayout } from './protocol/report-state.ts'
import type { Images, ReportApi } from './report-api.ts'

const hasImages = ({ pages }: ReportLayout) =>
  pages.some(
    ({ background, visuals }) =>
      background?.image !== undefined || visuals.some(({ drawing }) => drawing?.image !== undefined),
  )

/** Loads the pictures of a report that has some. The report is shown even without them. */
export function useImages(
  { reportId, layout }: ReportSnapshot,
  readImages: ReportApi['readImages'],
): Images | undefined {
  const [known, setKnown] = useState<{ layout: ReportLayout; images: Images }>()
  useEffect(() => {
    if (reportId === undefined || !layout || !hasImages(layout)) return undefined
    let isHere = true
    readImages(reportId).then(
      images => {
        if (isHere) setKnown({ layout, images })
      },
      () => undefined,
    )
    return () => {
      isHere = false
    }
  }, [reportId, layout, readImages])
  // Ignore the pictures of another report.
  return known?.layout === layout ? known?.images : undefined
}
