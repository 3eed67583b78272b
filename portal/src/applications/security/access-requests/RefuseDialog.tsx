import { writeOptions } from '@parvis/api-types/calls'
import { refuseAccessRequest } from '@parvis/api-types/calls/access-requests'
import { showToast } from '@parvis/design-system/Toast'
import { useMutation } from '@tanstack/react-query'
import { useApi } from '../../../api/ApiContext.tsx'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { SendDialog } from '../../../screens/DialogForms.tsx'
import { LinesField } from '../../../screens/FormFields.tsx'
import { refusalForm, type AccessRequest } from './request.ts'

export interface RefuseDialogProps {
  /** The version the reader saw. */
  request: Pick<AccessRequest, 'id' | 'personName' | '@odata.etag'>
  onClose: () => void
}

/** Asks why the request is refused. */
export function RefuseDialog({ request, onClose }: RefuseDialogProps) {
  const { t } = useTranslation('accessRequests')
  const { mutateAsync } = useMutation(writeOptions(useApi(), refuseAccessRequest))
  const { id, personName: person, '@odata.etag': ifMatch } = request
  return (
    <SendDialog
      form={refusalForm}
      namespace="accessRequests"
      draft={String(id)}
      title={t('refuse.title', { person })}
      description={t('refuse.text')}
      submit={t('refuse.confirm')}
      failed={t('refuse.failed')}
      send={async ({ answer }) => {
        await mutateAsync({ path: { id }, ifMatch, body: { answer: answer.trim() } })
        showToast({ title: t('refuse.done') })
      }}
      onClose={onClose}
    >
      {(_, of) => <LinesField of={of} name="answer" rows={4} missing={t('refuse.missing')} />}
    </SendDialog>
  )
}
