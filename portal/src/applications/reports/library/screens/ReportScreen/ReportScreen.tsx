import { RecordScreen } from '../../../../../screens/RecordScreen.tsx'
import { reportRecord } from '../../library.ts'
import { ReportPage } from './ReportPage.tsx'

/** One report in the administration: its properties, who may read it, who that is by name, and its file. */
export function ReportScreen() {
  return (
    <RecordScreen record={reportRecord}>
      {(report, onDeleted) => <ReportPage report={report} onDeleted={onDeleted} />}
    </RecordScreen>
  )
}
