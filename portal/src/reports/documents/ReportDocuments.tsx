import { readOptions } from '@parvis/api-types/calls'
import { listReportDocuments } from '@parvis/api-types/calls/report-documents'
import { Button } from '@parvis/design-system/Button'
import { Drawer } from '@parvis/design-system/Drawer'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { useApi } from '../../api/ApiContext.tsx'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { latePart } from '../../screens/late.tsx'

const DocumentShelf = latePart(async () => ({ default: (await import('./DocumentShelf.tsx')).DocumentShelf }))

export interface ReportDocumentsProps {
  report: { id: number; name: string }
}

/** What was published with a report, for its readers: a button where there is something, and a panel with it. */
export function ReportDocuments({ report }: ReportDocumentsProps) {
  const { t } = useTranslation('reportDocuments')
  const [isOpen, setOpen] = useState(false)
  const found = useQuery({
    ...readOptions(useApi(), listReportDocuments, {
      query: {
        filter: ['reportId', 'eq', report.id],
        select: ['id', 'fileName', 'fileSize', 'publishedDate'],
        orderby: ['publishedDate desc', 'id'],
        top: 200,
      },
    }),
    staleTime: 10_000,
  })
  // Without any, and where they did not come, the report stands for itself.
  const documents = found.data?.value ?? []
  if (documents.length === 0) return null
  return (
    <>
      <Button onPress={() => setOpen(true)}>{t('open', { count: documents.length })}</Button>
      <Drawer isOpen={isOpen} onOpenChange={setOpen} title={t('title', { name: report.name })}>
        <Suspense fallback={null}>
          <DocumentShelf documents={documents} />
        </Suspense>
      </Drawer>
    </>
  )
}
