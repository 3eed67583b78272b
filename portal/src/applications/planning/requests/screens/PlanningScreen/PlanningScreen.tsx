import { useCallback } from 'react'
import { useNavigate, useParams } from 'react-router'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { RecordPage, RecordScreen } from '../../../../../screens/RecordScreen.tsx'
import { planning } from '../../application.ts'
import { requestRecord, type PlanningRequest } from '../../request.ts'
import { PlanningForm } from './PlanningForm.tsx'

/** The form of a request, in steps. Without an id in the address, a new request. */
export function PlanningScreen() {
  return useParams()[requestRecord.param] === undefined ? (
    <FormPageOf request={undefined} />
  ) : (
    <RecordScreen record={requestRecord}>{request => <FormPageOf request={request} />}</RecordScreen>
  )
}

function FormPageOf({ request }: { request: PlanningRequest | undefined }) {
  const { t } = useTranslation('planning')
  const navigate = useNavigate()
  const leave = useCallback(
    (requestId: number) => void navigate(planning.address('record', { requestId }), { replace: true }),
    [navigate],
  )
  const above = request && {
    id: 'request',
    label: request.number,
    href: planning.address('record', { requestId: request.id }),
  }
  return (
    <RecordPage
      list={{ label: t('list.title'), href: requestRecord.list }}
      above={above ? [above] : []}
      title={t(request ? 'form.changeTitle' : 'form.newTitle')}
      sentence={request ? t('record.title', { number: request.number }) : t('form.newSentence')}
    >
      <PlanningForm request={request} onSaved={leave} />
    </RecordPage>
  )
}
