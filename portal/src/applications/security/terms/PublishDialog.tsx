import { writeOptions } from '@parvis/api-types/calls'
import { deleteTermsDraft, publishTermsDraft } from '@parvis/api-types/calls/terms-administration'
import { Stack } from '@parvis/design-system/Stack'
import { showToast } from '@parvis/design-system/Toast'
import { useMutation } from '@tanstack/react-query'
import { useApi } from '../../../api/ApiContext.tsx'
import { QuestionDialog } from '../../../dialogs/QuestionDialog.tsx'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { say, type TermsDraft } from './terms.ts'

export interface PublishDialogProps {
  /** The version the reader saw. */
  draft: TermsDraft
  onClose: () => void
  onPublished: () => void
}

/** Asks before publishing the draft, and says who will be asked again to accept. */
export function PublishDialog({ draft, onClose, onPublished }: PublishDialogProps) {
  const { t } = useTranslation('termsOfUse')
  const options = writeOptions(useApi(), publishTermsDraft)
  const { error, isPending, mutate } = useMutation({
    ...options,
    // Publishing deletes the draft, so it is not refetched, just as after a deletion.
    meta: { ...options.meta, deletes: deleteTermsDraft.path },
  })
  const { id, '@odata.etag': ifMatch, versionInForce, askedAgain } = draft
  const version = (versionInForce ?? 0) + 1
  const publish = () =>
    mutate(
      { path: { id }, ifMatch },
      {
        onSuccess: published => {
          showToast({ title: t('publish.done', { version: published.id }) })
          onPublished()
        },
      },
    )
  return (
    <QuestionDialog
      title={t('publish.title', { version })}
      confirmLabel={t('publish.confirm')}
      say={say}
      error={error}
      isPending={isPending}
      onConfirm={publish}
      onClose={onClose}
    >
      <Stack gap={3}>
        <p>
          {versionInForce === null || askedAgain === 0
            ? t('publish.first')
            : t('publish.again', { count: askedAgain })}
        </p>
        <p>{t('publish.final')}</p>
      </Stack>
    </QuestionDialog>
  )
}
