import { useEffect, useState } from 'react'
import type { ReportSnapshot } from './protocol/report-session.ts'
import type { ReportLayout } from './protocol/report-state.ts'
import type { Images, ReportApi } from './report-api.ts'

const hasImages = ({ pages }: ReportLayout) =>
  pages.some(
    ({ background, visuals }) =>
      background?.image !== undefined || visuals.some(({ drawing }) => drawing?.image !== undefined),
  )

/** The pictures of a report, asked for where it has some. Without them it is shown all the same. */
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
  // Those of another report are none of this one.
  return known?.layout === layout ? known?.images : undefined
}
