import { readOptions } from '@parvis/api-types/calls'
import { getReportLayout } from '@parvis/api-types/calls/reports'
import { PageThumbnail } from '@parvis/design-system/PageThumbnail'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi } from '../../api/ApiContext.tsx'
import { firstPage } from './thumbnail-page.ts'

/**
 * The first page of a report, next to its name; loaded when it scrolls into view, and left empty when it cannot be
 * loaded.
 */
export function ReportThumbnail({ reportId }: { reportId: number }) {
  const [isSeen, setSeen] = useState(false)
  const { data: page } = useQuery({
    ...readOptions(useApi(), getReportLayout, { path: { id: reportId } }),
    select: firstPage,
    enabled: isSeen,
    staleTime: 300_000,
    // It is only decoration: the list itself reports what is wrong with the services.
    retry: false,
  })
  return <PageThumbnail page={page} onSeen={() => setSeen(true)} />
}
