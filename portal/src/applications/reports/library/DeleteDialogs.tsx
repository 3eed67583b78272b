import { writeOptions, type WriteParams } from '@parvis/api-types/calls'
import { deleteReportFolder, restoreReportFolder } from '@parvis/api-types/calls/report-folders'
import { deleteReport, restoreReport } from '@parvis/api-types/calls/reports'
import { useMutation, type UseMutationOptions } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useApi } from '../../../api/ApiContext.tsx'
import type { Say } from '../../../api/problem-messages.ts'
import { useDeletion } from '../../../dialogs/useDeletion.ts'
import { sayKey, type TextKey } from '../../../i18n/keys.ts'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { AssessedDialog } from './AssessedDialog.tsx'
import {
  folderChange,
  folderTexts,
  reportChange,
  reportTexts,
  sayNotRestored,
  sayOfFolder,
  sayOfReport,
  useFolderAssessment,
  useReportAssessment,
} from './assessment.ts'
import type { ReportFolder } from './library.ts'
import { TouchedByFolder, TouchedByReport } from './Touched.tsx'
import { useUndoable } from '../../../screens/useUndoable.ts'

interface RestorableDeletionProps<Restored> {
  /** The version on screen, whose ETag the change is sent with. */
  thing: { id: number; name: string; '@odata.etag': string }
  title: string
  confirmLabel: string
  /** The message after the deletion. */
  done: string
  deletion: UseMutationOptions<void, Error, WriteParams<'deleteReport'>>
  restoring: UseMutationOptions<Restored, Error, WriteParams<'restoreReport'>>
  /** Why deleting it failed. */
  say: Say
  /** What the change affects, as assessed by the services. */
  touched: ReactNode
  /** The rules that forbid the deletion. */
  refusals: readonly TextKey[]
  onClose: () => void
  onDeleted: () => void
}

/** Asks for confirmation before deleting something from the library, and offers to restore it afterwards. */
function RestorableDeletion<Restored>(props: RestorableDeletionProps<Restored>) {
  const { thing, title, confirmLabel, done, deletion, say, touched, refusals, onClose } = props
  const { t } = useTranslation('reports')
  const { t: tAny } = useTranslation()
  const undoable = useUndoable()
  const { id, name, '@odata.etag': ifMatch } = thing
  const restoring = useMutation(props.restoring)
  const { error, isPending, mutate } = useDeletion({
    options: deletion,
    onDeleted: () => {
      props.onDeleted()
      undoable({
        title: done,
        undo: () => restoring.mutateAsync({ path: { id } }),
        undone: t('deletion.restored', { name }),
        say: sayNotRestored,
      })
    },
  })
  return (
    <AssessedDialog
      title={title}
      confirmLabel={confirmLabel}
      tone="danger"
      isPending={isPending}
      onConfirm={() => mutate({ path: { id }, ifMatch })}
      onClose={onClose}
      refusals={refusals.map(refusal => sayKey(tAny, refusal))}
      touched={touched}
      problem={error ? say(error) : undefined}
    >
      {t('deletion.restorable')}
    </AssessedDialog>
  )
}

export interface DeleteFolderDialogProps {
  /** The version on screen, whose ETag the change is sent with. */
  folder: Pick<ReportFolder, 'id' | 'name' | '@odata.etag'>
  onClose: () => void
  onDeleted: () => void
}

/** Asks for confirmation before deleting an empty folder. For any other folder it shows what is inside. */
export function DeleteFolderDialog({ folder, onClose, onDeleted }: DeleteFolderDialogProps) {
  const { t } = useTranslation('reports')
  const api = useApi()
  const { id, name } = folder
  const { asked, problems } = useFolderAssessment(folderChange({ kind: 'delete', folderId: id }))
  return (
    <RestorableDeletion
      thing={folder}
      title={t('deletion.folderTitle', { name })}
      confirmLabel={t('deletion.folderConfirm')}
      done={t('deletion.folderDone', { name })}
      deletion={writeOptions(api, deleteReportFolder)}
      restoring={writeOptions(api, restoreReportFolder)}
      say={sayOfFolder}
      touched={<TouchedByFolder asked={asked} />}
      refusals={problems.map(problem => folderTexts[problem])}
      onClose={onClose}
      onDeleted={onDeleted}
    />
  )
}

export interface DeleteReportDialogProps {
  /** The version on screen, whose ETag the change is sent with. */
  report: { id: number; name: string; '@odata.etag': string }
  onClose: () => void
  onDeleted: () => void
}

/** Asks for confirmation before deleting a report: who loses it, and what was saved about it. */
export function DeleteReportDialog({ report, onClose, onDeleted }: DeleteReportDialogProps) {
  const { t } = useTranslation('reports')
  const api = useApi()
  const { id, name } = report
  const { asked, problems } = useReportAssessment(reportChange({ kind: 'delete', reportKey: id }))
  return (
    <RestorableDeletion
      thing={report}
      title={t('deletion.reportTitle', { name })}
      confirmLabel={t('deletion.reportConfirm')}
      done={t('deletion.reportDone', { name })}
      deletion={writeOptions(api, deleteReport)}
      restoring={writeOptions(api, restoreReport)}
      say={sayOfReport}
      touched={<TouchedByReport asked={asked} />}
      refusals={problems.map(problem => reportTexts[problem])}
      onClose={onClose}
      onDeleted={onDeleted}
    />
  )
}
