import { writeOptions } from '@parvis/api-types/calls'
import { moveReportFolder } from '@parvis/api-types/calls/report-folders'
import { moveReport } from '@parvis/api-types/calls/reports'
import { ComboBox } from '@parvis/design-system/ComboBox'
import { Stack } from '@parvis/design-system/Stack'
import { useMutation, useQuery, type UseMutationOptions } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { useApi } from '../../../api/ApiContext.tsx'
import type { ProblemText, Say } from '../../../api/problem-messages.ts'
import { FormDialog } from '../../../forms/FormDialog.tsx'
import { sayKey, type TextKey } from '../../../i18n/keys.ts'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { ProblemBanner } from '../../../problems/ProblemBanner.tsx'
import {
  folderChange,
  folderTexts,
  reportChange,
  reportTexts,
  sayOfFolder,
  sayOfReport,
  useFolderAssessment,
  useReportAssessment,
} from './assessment.ts'
import { foldersOptions, type ReportFolder } from './library.ts'
import { folderOption, keysBelow } from './rules/folder-rules.ts'
import { TouchedByFolder, TouchedByReport } from './Touched.tsx'
import { useUndoable } from '../../../screens/useUndoable.ts'

/** A report to move. */
export interface MovedReport {
  id: number
  name: string
  folderId: number
}

/** The option for directly below the client, where folders can be but no reports. */
const top = 'top'

interface Moving {
  isPending: boolean
  /** Why moving it failed. */
  problem: ProblemText | undefined
}

interface Choice {
  /** The key of the folder; `top` for directly below the client. */
  target: string | null
  onChoose: (target: string | null) => void
}

interface MoveFrameProps extends Choice {
  title: string
  accountId: number
  /** The keys of folders that are not offered: the moved one and those inside it. */
  without: readonly number[]
  hasTop: boolean
  refusals: readonly TextKey[]
  touched: ReactNode
  moving: Moving
  onMove: () => void
  onClose: () => void
}

interface MovingOptions<Change, Moved> {
  /** The name of what is moved. */
  name: string
  options: UseMutationOptions<Moved, Error, Change>
  /** Why moving it failed. */
  say: Say
  onClose: () => void
}

/** Moves something, reports it, and offers to move it back. */
function useMoving<Change, Moved>({ name, options, say, onClose }: MovingOptions<Change, Moved>) {
  const { t } = useTranslation('reports')
  const undoable = useUndoable()
  const moving = useMutation(options)
  return {
    isPending: moving.isPending,
    problem: moving.error ? say(moving.error) : undefined,
    move: (there: Change, back: Change) =>
      moving.mutate(there, {
        onSuccess: () => {
          onClose()
          undoable({
            title: t('move.done', { name }),
            undo: () => moving.mutateAsync(back),
            undone: t('move.undone', { name }),
            say,
          })
        },
      }),
  }
}

/** Asks where to move something, and shows what that affects and the rules that forbid it. */
function MoveFrame(props: MoveFrameProps) {
  const { title, accountId, without, hasTop, target, onChoose, refusals, touched, moving } = props
  const { t } = useTranslation('reports')
  const { t: tAny } = useTranslation()
  const folders = useQuery(foldersOptions(useApi(), accountId))
  const [attempt, setAttempt] = useState(0)
  const options = [
    ...(hasTop ? [{ id: top, label: t('move.top') }] : []),
    ...(folders.data ?? []).filter(({ id }) => !without.includes(id)).map(folderOption),
  ]
  return (
    <FormDialog
      title={title}
      size="small"
      submitLabel={t('move.confirm')}
      cancelLabel={t('form.cancel')}
      isPending={moving.isPending}
      attempt={attempt}
      onSubmit={() => {
        setAttempt(attempt + 1)
        if (target !== null && refusals.length === 0) props.onMove()
      }}
      onCancel={props.onClose}
      onClose={props.onClose}
    >
      <ComboBox
        label={t('move.target')}
        isRequired
        value={options.find(({ id }) => id === target) ?? null}
        onChange={option => onChoose(option?.id ?? null)}
        options={options}
        messages={
          target === null && attempt > 0
            ? [{ kind: 'error', text: t('move.targetMissing') }]
            : refusals.map(key => ({ kind: 'error', text: sayKey(tAny, key) }))
        }
      />
      {touched}
      {moving.problem && <ProblemBanner title={t('move.failed')} problem={moving.problem} />}
    </FormDialog>
  )
}

export interface MoveFolderDialogProps {
  folder: ReportFolder
  /** The folder it was dropped on; null for directly below its client; undefined if the reader chooses. */
  to: number | null | undefined
  /** All folders of its client. */
  folders: readonly ReportFolder[]
  onClose: () => void
}

/** Moves a folder with its contents, after showing what that affects. */
export function MoveFolderDialog({ folder, to, folders, onClose }: MoveFolderDialogProps) {
  const { t } = useTranslation('reports')
  const api = useApi()
  const [target, setTarget] = useState(to === undefined ? null : to === null ? top : String(to))
  const { id, name, accountId, parentFolderId: before } = folder
  const parentFolderId = target === null || target === top ? null : Number(target)
  const { asked, problems } = useFolderAssessment(
    folderChange({ kind: 'move', folderId: id, parentFolderId: target === null ? before : parentFolderId }),
  )
  const moving = useMoving({
    name,
    options: writeOptions(api, moveReportFolder),
    say: sayOfFolder,
    onClose,
  })
  return (
    <MoveFrame
      title={t('move.title', { name })}
      accountId={accountId}
      without={[...keysBelow(folders, id), ...(before === null ? [] : [before])]}
      hasTop={before !== null}
      target={target}
      onChoose={setTarget}
      refusals={target === null ? [] : problems.map(problem => folderTexts[problem])}
      touched={target !== null && <TouchedByFolder asked={asked} />}
      moving={moving}
      onMove={() =>
        moving.move(
          { path: { id }, body: { parentFolderId } },
          { path: { id }, body: { parentFolderId: before } },
        )
      }
      onClose={onClose}
    />
  )
}

export interface MoveReportDialogProps {
  report: MovedReport
  accountId: number
  /** The folder it was dropped on; undefined if the reader chooses. */
  to: number | undefined
  onClose: () => void
}

/** Moves a report to another folder of its client, after showing what that affects. */
export function MoveReportDialog({ report, accountId, to, onClose }: MoveReportDialogProps) {
  const { t } = useTranslation('reports')
  const api = useApi()
  const [target, setTarget] = useState(to === undefined ? null : String(to))
  const { id, name, folderId: before } = report
  const folderId = target === null ? null : Number(target)
  const { asked, problems } = useReportAssessment(
    reportChange({ kind: 'move', reportKey: id, folderId: folderId ?? before }),
  )
  const moving = useMoving({
    name,
    options: writeOptions(api, moveReport),
    say: sayOfReport,
    onClose,
  })
  return (
    <MoveFrame
      title={t('move.title', { name })}
      accountId={accountId}
      without={[before]}
      hasTop={false}
      target={target}
      onChoose={setTarget}
      refusals={target === null ? [] : problems.map(problem => reportTexts[problem])}
      touched={
        target !== null && (
          <Stack gap={2}>
            <p>{t('move.newAddress')}</p>
            <TouchedByReport asked={asked} />
          </Stack>
        )
      }
      moving={moving}
      onMove={() => {
        if (folderId !== null)
          moving.move({ path: { id }, body: { folderId } }, { path: { id }, body: { folderId: before } })
      }}
      onClose={onClose}
    />
  )
}
