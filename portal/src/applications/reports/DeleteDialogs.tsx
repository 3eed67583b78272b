import { isProblem } from '@parvis/api-types/problems'
import { useMutation } from '@tanstack/react-query'
import { useApi } from '../../api/ApiContext.tsx'
import { problemText } from '../../api/problem-messages.ts'
import { sayKey } from '../../i18n/keys.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { AssessedDialog } from './AssessedDialog.tsx'
import { deleteReportFolderOptions, restoreReportFolderOptions } from './folder-queries.ts'
import { folderProblems, folderTexts, reportProblems, reportTexts } from './problems.ts'
import type { ReportFolder } from './queries.ts'
import { deleteReportOptions, restoreReportOptions } from './report-queries.ts'
import { TouchedByFolder, TouchedByReport } from './Touched.tsx'
import { folderChange, reportChange, useFolderAssessment, useReportAssessment } from './useAssessment.ts'
import { useLibraryChanged } from './useLibraryChanged.ts'
import { useUndoable } from './useUndoable.ts'

export interface DeleteFolderDialogProps {
  /** In the version that was looked at. */
  folder: Pick<ReportFolder, 'id' | 'name' | '@odata.etag'>
  onClose: () => void
  onDeleted: () => void
}

/** Asks before an empty folder is deleted; says what is in one that is not empty. */
export function DeleteFolderDialog({ folder, onClose, onDeleted }: DeleteFolderDialogProps) {
  const { t } = useTranslation('reports')
  const { t: tAny } = useTranslation()
  const api = useApi()
  const changed = useLibraryChanged()
  const undoable = useUndoable()
  const { id, name, '@odata.etag': etag } = folder
  const { asked, problems } = useFolderAssessment(folderChange({ kind: 'delete', folderId: id }))
  const restoring = useMutation(restoreReportFolderOptions(api))
  const done = () => {
    onDeleted()
    undoable({
      title: t('deletion.folderDone', { name }),
      undo: () => restoring.mutateAsync(id),
      undone: t('deletion.restored', { name }),
      say: error => problemText<'restoreReportFolder'>(folderProblems, error).key,
    })
  }
  const deletion = useMutation({
    ...deleteReportFolderOptions(api),
    onSuccess: done,
    onError: error => {
      // Somebody else was faster: it is gone, as was wanted.
      if (isProblem(error, 'not-found')) done()
    },
    onSettled: () => changed(),
  })
  return (
    <AssessedDialog
      title={t('deletion.folderTitle', { name })}
      confirmLabel={t('deletion.folderConfirm')}
      tone="danger"
      isPending={deletion.isPending}
      onConfirm={() => deletion.mutate({ id, etag })}
      onClose={onClose}
      refusals={problems.map(problem => sayKey(tAny, folderTexts[problem]))}
      touched={<TouchedByFolder asked={asked} />}
      error={
        deletion.error && sayKey(tAny, problemText<'deleteReportFolder'>(folderProblems, deletion.error).key)
      }
    >
      {t('deletion.restorable')}
    </AssessedDialog>
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
  const { t: tAny } = useTranslation()
  const api = useApi()
  const changed = useLibraryChanged()
  const undoable = useUndoable()
  const { id, name, '@odata.etag': etag } = report
  const { asked, problems } = useReportAssessment(reportChange({ kind: 'delete', reportKey: id }))
  const restoring = useMutation(restoreReportOptions(api))
  const done = () => {
    onDeleted()
    undoable({
      title: t('deletion.reportDone', { name }),
      undo: () => restoring.mutateAsync(id),
      undone: t('deletion.restored', { name }),
      say: error => problemText<'restoreReport'>(reportProblems, error).key,
    })
  }
  const deletion = useMutation({
    ...deleteReportOptions(api),
    onSuccess: done,
    onError: error => {
      if (isProblem(error, 'not-found')) done()
    },
    onSettled: () => changed(),
  })
  return (
    <AssessedDialog
      title={t('deletion.reportTitle', { name })}
      confirmLabel={t('deletion.reportConfirm')}
      tone="danger"
      isPending={deletion.isPending}
      onConfirm={() => deletion.mutate({ id, etag })}
      onClose={onClose}
      refusals={problems.map(problem => sayKey(tAny, reportTexts[problem]))}
      touched={<TouchedByReport asked={asked} />}
      error={deletion.error && sayKey(tAny, problemText<'deleteReport'>(reportProblems, deletion.error).key)}
    >
      {t('deletion.restorable')}
    </AssessedDialog>
  )
}
