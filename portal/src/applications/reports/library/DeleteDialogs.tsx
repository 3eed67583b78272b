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
  /** In the version that was looked at. */
  thing: { id: number; name: string; '@odata.etag': string }
  title: string
  confirmLabel: string
  /** What is said once it is gone. */
  done: string
  deletion: UseMutationOptions<void, Error, WriteParams<'deleteReport'>>
  restoring: UseMutationOptions<Restored, Error, WriteParams<'restoreReport'>>
  /** Why it was not deleted. */
  say: Say
  /** What it touches, as the services have assessed it. */
  touched: ReactNode
  /** Which rules are against it. */
  refusals: readonly TextKey[]
  onClose: () => void
  onDeleted: () => void
}

/** Asks before something of the library is deleted, which can be brought back afterwards. */
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
  /** In the version that was looked at. */
  folder: Pick<ReportFolder, 'id' | 'name' | '@odata.etag'>
  onClose: () => void
  onDeleted: () => void
}

/** Asks before an empty folder is deleted; says what is in one that is not empty. */
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
  /** In the version that was looked at. */
  report: { id: number; name: string; '@odata.etag': string }
  onClose: () => void
  onDeleted: () => void
}

/** Asks before a report is deleted: who loses it, and what was kept of it. */
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
