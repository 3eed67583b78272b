import { RecordScreen } from '../../../../../screens/RecordScreen.tsx'
import { reportRecord } from '../../library.ts'
import { ReportPage } from './ReportPage.tsx'

/** One report in the administration: its properties, its access, its readers by name, and its file. */
export function ReportScreen() {
  return (
    <RecordScreen record={reportRecord}>
      {(report, onDeleted) => <ReportPage report={report} onDeleted={onDeleted} />}
    </RecordScreen>
  )
}
