import { ConfirmDialog } from '@parvis/design-system/ConfirmDialog'
import { showToast } from '@parvis/design-system/Toast'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useApi } from '../../../../api/ApiContext.tsx'
import { problemText } from '../../../../api/problem-messages.ts'
import { useTranslation } from '../../../../i18n/useTranslation.ts'
import { Reason } from '../../../../problems/Reason.tsx'
import { validateProblems } from '../../problems.ts'
import { abandonPublicationOptions, invalidatePublications } from '../../queries.ts'
import type { Publication } from '../../rules/publication-steps.ts'

export interface AbandonDialogProps {
  publication: Publication
  onClose: () => void
}

/** Asks before a publication is given up. */
export function AbandonDialog({ publication, onClose }: AbandonDialogProps) {
  const { t } = useTranslation('publications')
  const queryClient = useQueryClient()
  const abandoning = useMutation({
    ...abandonPublicationOptions(useApi()),
    onSuccess: () => {
      showToast({ title: t('abandon.done') })
      onClose()
    },
    onSettled: () => invalidatePublications(queryClient),
  })
  const problem = abandoning.error && problemText<'abandonPublication'>(validateProblems, abandoning.error)
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={isOpen => {
        if (!isOpen) onClose()
      }}
      title={t('abandon.title', { code: publication.engagementCode })}
      tone="danger"
      confirmLabel={t('abandon.confirm')}
      isPending={abandoning.isPending}
      onConfirm={() => abandoning.mutate(publication.id)}
      error={problem && <Reason problem={problem} error={abandoning.error} />}
    >
      <p>{t('abandon.text')}</p>
    </ConfirmDialog>
  )
}
