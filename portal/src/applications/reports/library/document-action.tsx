import type { Translate } from '../../../i18n/translations.ts'
import { lateDialog } from '../../../screens/late.tsx'
import type { ListedReport } from './report-lists.ts'

const DocumentPanel = lateDialog(async () => ({
  default: (await import('../../../reports/documents/DocumentPanel.tsx')).DocumentPanel,
}))

/** What stands beside a report, in a panel: offered where there is something. */
export const documentActions = (report: ListedReport, t: Translate<'reports'>) =>
  report.documentCount === 0
    ? []
    : [
        {
          id: 'documents',
          label: t('action.documents'),
          renderDialog: (close: () => void) => <DocumentPanel report={report} onClose={close} />,
        },
      ]
