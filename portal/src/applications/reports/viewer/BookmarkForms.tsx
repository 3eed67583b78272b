import { writeOptions } from '@parvis/api-types/calls'
import { createSavedBookmark, updateSavedBookmark } from '@parvis/api-types/calls/report-viewer'
import { newIdempotencyKey } from '@parvis/api-types/client'
import { SavedBookmarkForm } from '@parvis/api-types/limits/report-viewer'
import { isProblem } from '@parvis/api-types/problems'
import { Checkbox } from '@parvis/design-system/Checkbox'
import { TextField } from '@parvis/design-system/TextField'
import { showToast } from '@parvis/design-system/Toast'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi } from '../../../api/ApiContext.tsx'
import { explain, type ProblemText } from '../../../api/problem-messages.ts'
import { FormDialog } from '../../../forms/FormDialog.tsx'
import { sayKey } from '../../../i18n/keys.ts'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { ProblemBanner } from '../../../problems/ProblemBanner.tsx'
import { bookmarkGone, denied, type SavedBookmark } from './report.ts'

const nameTaken = { 'saved-bookmark-name-taken': 'reportViewer:problem.nameTaken' } as const

const sayNotSaved = explain<'createSavedBookmark'>({
  ...denied,
  ...nameTaken,
  'report-page-unknown': 'reportViewer:problem.pageGone',
  'saved-bookmark-limit-reached': 'reportViewer:problem.limitReached',
})

const sayNotRenamed = explain<'updateSavedBookmark'>({
  ...bookmarkGone,
  ...nameTaken,
  'saved-bookmark-not-owned': 'reportViewer:problem.notOwned',
})

interface NameDialogProps {
  title: string
  /** The initial name. */
  initial: string
  /** The choice to share the bookmark; absent if it is not offered. */
  sharing?: { value: boolean; onChange: (value: boolean) => void }
  isPending: boolean
  /** Why the name or the bookmark was refused. */
  failure: { problem: ProblemText; isOfName: boolean } | undefined
  onSubmit: (name: string) => void
  onClose: () => void
}

/** Asks for the name of a bookmark. */
function NameDialog({ title, initial, sharing, isPending, failure, onSubmit, onClose }: NameDialogProps) {
  const { t } = useTranslation('reportViewer')
  const { t: tAny } = useTranslation()
  const [name, setName] = useState(initial)
  const [attempt, setAttempt] = useState(0)
  const isMissing = name.trim() === ''
  const text =
    isMissing && attempt > 0
      ? t('form.nameRequired')
      : failure?.isOfName
        ? sayKey(tAny, failure.problem.key)
        : undefined
  return (
    <FormDialog
      title={title}
      size="small"
      submitLabel={t('form.confirm')}
      cancelLabel={t('form.cancel')}
      isPending={isPending}
      attempt={attempt}
      onSubmit={() => {
        setAttempt(attempt + 1)
        if (!isMissing) onSubmit(name.trim())
      }}
      onCancel={onClose}
      onClose={onClose}
    >
      <TextField
        label={t('form.name')}
        value={name}
        onChange={setName}
        isRequired
        limit={SavedBookmarkForm.name.maxLength}
        messages={text === undefined ? [] : [{ kind: 'error', text }]}
      />
      {sharing && (
        <Checkbox value={sharing.value} onChange={sharing.onChange}>
          {t('form.shared')}
        </Checkbox>
      )}
      {failure && !failure.isOfName && <ProblemBanner title={t('form.failed')} problem={failure.problem} />}
    </FormDialog>
  )
}

const isOfName = (error: unknown) => isProblem(error, 'saved-bookmark-name-taken', 'body-invalid')

export interface SaveBookmarkDialogProps {
  reportId: number
  /** The key of the page on screen. */
  page: string
  /** The state as captured by the client. */
  state: string
  onClose: () => void
}

/** Saves the current view of the report under a name. */
export function SaveBookmarkDialog({ reportId, page, state, onClose }: SaveBookmarkDialogProps) {
  const { t } = useTranslation('reportViewer')
  const [isShared, setShared] = useState(false)
  const [idempotencyKey, setIdempotencyKey] = useState(newIdempotencyKey)
  const creation = useMutation({
    ...writeOptions(useApi(), createSavedBookmark),
    onSuccess: ({ name }) => {
      showToast({ title: t('form.saved', { name }) })
      onClose()
    },
    onError: error => {
      // The first attempt arrived but its answer was lost. Another attempt is a new request, so it needs a new key.
      if (isProblem(error, 'idempotency-conflict')) setIdempotencyKey(newIdempotencyKey())
    },
  })
  const { error } = creation
  return (
    <NameDialog
      title={t('form.save')}
      initial=""
      sharing={{ value: isShared, onChange: setShared }}
      isPending={creation.isPending}
      failure={error ? { problem: sayNotSaved(error), isOfName: isOfName(error) } : undefined}
      onSubmit={name =>
        creation.mutate({
          path: { id: reportId },
          body: { name, pageName: page, state, isShared },
          idempotencyKey,
        })
      }
      onClose={onClose}
    />
  )
}

export interface RenameBookmarkDialogProps {
  bookmark: SavedBookmark
  onClose: () => void
}

export function RenameBookmarkDialog({ bookmark, onClose }: RenameBookmarkDialogProps) {
  const { t } = useTranslation('reportViewer')
  const change = useMutation({
    ...writeOptions(useApi(), updateSavedBookmark),
    onSuccess: ({ name }) => {
      showToast({ title: t('form.renamed', { name }) })
      onClose()
    },
  })
  const { error } = change
  return (
    <NameDialog
      title={t('form.rename')}
      initial={bookmark.name}
      isPending={change.isPending}
      failure={error ? { problem: sayNotRenamed(error), isOfName: isOfName(error) } : undefined}
      onSubmit={name =>
        change.mutate({ path: { id: bookmark.id }, ifMatch: bookmark['@odata.etag'], body: { name } })
      }
      onClose={onClose}
    />
  )
}
