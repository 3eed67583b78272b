import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { lateDialog, latePart } from '../../../../../screens/late.tsx'
import { RecordPage } from '../../../../../screens/RecordScreen.tsx'
import { addressOfPlace, administrationPath } from '../../addresses.ts'
import type { Asked } from '../../AskedDialog.tsx'
import { statusLooks, type Report } from '../../library.ts'

const AskedDialog = lateDialog(async () => ({ default: (await import('../../AskedDialog.tsx')).AskedDialog }))
const PropertiesForm = latePart(async () => ({
  default: (await import('./PropertiesForm.tsx')).PropertiesForm,
}))
const AccessPanel = latePart(async () => ({
  default: (await import('../../../../../reports/access/AccessPanel.tsx')).AccessPanel,
}))
const DocumentsOfReport = latePart(async () => ({
  default: (await import('../../../../../reports/documents/DocumentShelf.tsx')).DocumentsOfReport,
}))
const FilePart = latePart(async () => ({ default: (await import('./FilePart.tsx')).FilePart }))
const ReadersPart = latePart(async () => ({ default: (await import('./ReadersPart.tsx')).ReadersPart }))

/** The page of an existing report. */
export function ReportPage({ report, onDeleted }: { report: Report; onDeleted: () => void }) {
  const { t } = useTranslation('reports')
  const { name, accountId, accountName, folderId, folderPath, publicationStatus, reportUrl } = report
  const placeIn = (folder?: number) =>
    addressOfPlace(administrationPath, { clientId: accountId, folderId: folder })
  const isPublished = publicationStatus === 'published'
  const ask = (asked: Asked, close: () => void) => (
    <AskedDialog asked={asked} onClose={close} onReportDeleted={onDeleted} />
  )
  const what = isPublished ? 'withdraw' : 'publish'
  return (
    <RecordPage
      list={{ label: t('list.title'), href: administrationPath }}
      above={[
        { id: 'client', label: accountName, href: placeIn() },
        { id: 'folder', label: folderPath, href: placeIn(folderId) },
      ]}
      title={name}
      status={{ kind: statusLooks[publicationStatus], text: t(`status.${publicationStatus}`) }}
      sentence={t('record.place', { client: accountName, folder: folderPath })}
      actionList={[
        {
          id: 'status',
          label: t(`action.${what}`),
          isPrimary: !isPublished,
          dialog: close => ask({ what, report }, close),
        },
        { id: 'open', label: t('action.open'), href: reportUrl },
        {
          id: 'move',
          label: t('action.move'),
          dialog: close => ask({ what: 'move-report', report, accountId, to: undefined }, close),
        },
        {
          id: 'delete',
          label: t('action.deleteReport'),
          dialog: close => ask({ what: 'delete-report', report }, close),
        },
      ]}
      parts={{
        label: t('record.parts'),
        items: [
          { id: 'properties', title: t('tab.properties'), content: <PropertiesForm report={report} /> },
          {
            id: 'access',
            title: t('tab.access'),
            content: <AccessPanel report={{ id: report.id, accountId, isPublished }} />,
          },
          { id: 'readers', title: t('tab.readers'), content: <ReadersPart report={report} /> },
          { id: 'documents', title: t('tab.documents'), content: <DocumentsOfReport reportId={report.id} /> },
          { id: 'file', title: t('tab.file'), content: <FilePart report={report} /> },
        ],
      }}
    />
  )
}
