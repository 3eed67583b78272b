import { Drawer } from '@parvis/design-system/Drawer'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { DocumentsOfReport } from './DocumentsOfReport.tsx'

export interface DocumentPanelProps {
  report: { id: number; name: string }
  onClose: () => void
}

/** A panel over the page with what stands beside a report. */
export function DocumentPanel({ report, onClose }: DocumentPanelProps) {
  const { t } = useTranslation('reportDocuments')
  return (
    <Drawer
      isOpen
      onOpenChange={isOpen => {
        if (!isOpen) onClose()
      }}
      title={t('title', { name: report.name })}
    >
      <DocumentsOfReport reportId={report.id} />
    </Drawer>
  )
}
