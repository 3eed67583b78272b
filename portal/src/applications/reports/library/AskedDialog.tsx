import type { ChosenClient } from '../../../organisation/chosen-client.ts'
import { DeleteFolderDialog, DeleteReportDialog } from './DeleteDialogs.tsx'
import { FolderDialog } from './FolderDialog.tsx'
import { MoveFolderDialog, MoveReportDialog, type MovedReport } from './MoveDialog.tsx'
import { PublishDialog } from './PublishDialog.tsx'
import type { ReportFolder } from './library.ts'
import type { Place } from './rules/place.ts'

interface VersionedReport {
  id: number
  name: string
  '@odata.etag': string
}

/** An action on something in the library that needs a dialog. */
export type Asked =
  | { what: 'new-folder'; parent: ReportFolder | undefined; client: ChosenClient | undefined }
  | { what: 'change-folder'; folder: ReportFolder; client: ChosenClient }
  | {
      what: 'move-folder'
      folder: ReportFolder
      to: number | null | undefined
      folders: readonly ReportFolder[]
    }
  | { what: 'delete-folder'; folder: ReportFolder }
  | { what: 'move-report'; report: MovedReport; accountId: number; to: number | undefined }
  | { what: 'publish' | 'withdraw' | 'delete-report'; report: VersionedReport }

export interface AskedDialogProps {
  asked: Asked
  onClose: () => void
  /** Called with the place of an added folder. @default nothing but the dialog changes */
  onFolderAdded?: (place: Place) => void
  /** Called after a folder was deleted. @default nothing but the dialog changes */
  onFolderDeleted?: (folder: ReportFolder) => void
  /** Called after a report was deleted. @default nothing but the dialog changes */
  onReportDeleted?: () => void
}

/** The dialog of the action. */
export function AskedDialog({ asked, onClose, ...done }: AskedDialogProps) {
  switch (asked.what) {
    case 'new-folder':
      return (
        <FolderDialog
          folder={undefined}
          parent={asked.parent}
          client={asked.client}
          onClose={onClose}
          onDone={({ id, accountId }) => done.onFolderAdded?.({ clientId: accountId, folderId: id })}
        />
      )
    case 'change-folder':
      return (
        <FolderDialog
          folder={asked.folder}
          parent={undefined}
          client={asked.client}
          onClose={onClose}
          onDone={() => undefined}
        />
      )
    case 'move-folder':
      return (
        <MoveFolderDialog folder={asked.folder} to={asked.to} folders={asked.folders} onClose={onClose} />
      )
    case 'delete-folder':
      return (
        <DeleteFolderDialog
          folder={asked.folder}
          onClose={onClose}
          onDeleted={() => {
            onClose()
            done.onFolderDeleted?.(asked.folder)
          }}
        />
      )
    case 'move-report':
      return (
        <MoveReportDialog report={asked.report} accountId={asked.accountId} to={asked.to} onClose={onClose} />
      )
    case 'delete-report':
      return (
        <DeleteReportDialog
          report={asked.report}
          onClose={onClose}
          onDeleted={() => {
            onClose()
            done.onReportDeleted?.()
          }}
        />
      )
    default:
      return <PublishDialog report={asked.report} kind={asked.what} onClose={onClose} />
  }
}
