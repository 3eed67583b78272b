import { writeOptions } from '@parvis/api-types/calls'
import { updateAuditCheck } from '@parvis/api-types/calls/audit-folders'
import { showToast } from '@parvis/design-system/Toast'
import { useMutation } from '@tanstack/react-query'
import { useApi } from '../../../api/ApiContext.tsx'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { SendDialog } from '../../../screens/DialogForms.tsx'
import { LinesField } from '../../../screens/FormFields.tsx'
import { RecordAction } from '../../../screens/RecordAction.tsx'
import type { AuditCheck } from './folder.ts'
import { conclusionForm, sayNotConcluded } from './forms.ts'

export interface CheckDialogProps {
  /** The version on screen, whose ETag the change is sent with. */
  check: AuditCheck
  onClose: () => void
}

/** The form for the conclusion of a check. A changed conclusion needs a new review. */
export function ConclusionDialog({ check, onClose }: CheckDialogProps) {
  const { t } = useTranslation('auditFolders')
  const { mutateAsync } = useMutation(writeOptions(useApi(), updateAuditCheck))
  const { id, '@odata.etag': ifMatch, conclusion } = check
  return (
    <SendDialog
      form={{ ...conclusionForm, start: { conclusion: conclusion ?? '' } }}
      namespace="auditFolders"
      draft={String(id)}
      title={t('conclude.title', { check: t(`check.${check.check}`) })}
      description={t('conclude.text')}
      submit={t('conclude.confirm')}
      failed={t('conclude.failed')}
      send={async body => {
        await mutateAsync({ path: { id }, ifMatch, body: { conclusion: body.conclusion.trim() } })
        showToast({ title: t('conclude.done') })
      }}
      onClose={onClose}
    >
      {(_, of) => <LinesField of={of} name="conclusion" rows={5} hint={t('hint.conclusion')} />}
    </SendDialog>
  )
}

/** Signs somebody else's conclusion with the reader's initials. */
export function ReviewDialog({ check, onClose }: CheckDialogProps) {
  const { t } = useTranslation('auditFolders')
  return (
    <RecordAction
      namespace="auditFolders"
      words="review"
      values={{ check: t(`check.${check.check}`) }}
      call={updateAuditCheck}
      thing={check}
      body={{ isReviewed: true }}
      say={sayNotConcluded}
      onClose={onClose}
    />
  )
}
