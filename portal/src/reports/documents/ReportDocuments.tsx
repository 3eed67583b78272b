import { Button } from '@parvis/design-system/Button'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { useApi } from '../../api/ApiContext.tsx'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { lateDialog } from '../../screens/late.tsx'
import { documentsOptions } from './documents.ts'

const DocumentPanel = lateDialog(async () => ({
  default: (await import('./DocumentShelf.tsx')).DocumentPanel,
}))

export interface ReportDocumentsProps {
  report: { id: number; name: string }
}

/** The documents published with a report: a button if there are any, which opens a panel. */
export function ReportDocuments({ report }: ReportDocumentsProps) {
  const { t } = useTranslation('reportDocuments')
  const [isOpen, setOpen] = useState(false)
  const found = useQuery(documentsOptions(useApi(), report.id))
  // Without documents, or when they fail to load, the report stands alone.
  const documents = found.data?.value ?? []
  if (documents.length === 0) return null
  return (
    <>
      <Button onPress={() => setOpen(true)}>{t('open', { count: documents.length })}</Button>
      <Suspense fallback={null}>
        {isOpen && <DocumentPanel report={report} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  )
}
