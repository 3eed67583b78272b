import { Banner } from '@parvis/design-system/Banner'
import { LinkButton } from '@parvis/design-system/LinkButton'
import { useCallback, useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { RecordPage, RecordScreen } from '../../../../../screens/RecordScreen.tsx'
import { onboarding } from '../../application.ts'
import { requestRecord, type OnBoardingRequest } from '../../request.ts'
import { movesOf } from '../../rules/moves.ts'
import { RequestForm } from './RequestForm.tsx'

/** A new request or, with an id in the address, the correction of an existing one. */
export function RequestFormScreen() {
  return useParams()[requestRecord.param] === undefined ? (
    <FormOfRequest request={undefined} />
  ) : (
    <RecordScreen record={requestRecord}>{request => <FormOfRequest request={request} />}</RecordScreen>
  )
}

function FormOfRequest({ request }: { request: OnBoardingRequest | undefined }) {
  const { t } = useTranslation('onboarding')
  const navigate = useNavigate()
  const leave = useCallback(
    (requestId: number) => void navigate(onboarding.address('record', { requestId }), { replace: true }),
    [navigate],
  )
  const href = request && onboarding.address('record', { requestId: request.id })
  const isRejected = request?.statut === 'rejected'
  const moves = request && movesOf(request)
  const mayChange = moves === undefined || moves.includes('change') || moves.includes('correct')
  // If somebody else decides while the form is open, the form stays with its input below the notice.
  const [wasOpen] = useState(mayChange)
  return (
    <RecordPage
      list={{ label: t('list.title'), href: requestRecord.list }}
      above={request && href !== undefined ? [{ id: 'request', label: request.titre, href }] : []}
      title={t(request ? (isRejected ? 'form.correctTitle' : 'form.changeTitle') : 'form.newTitle')}
      sentence={request ? request.titre : t('form.newSentence')}
      notice={
        <>
          {isRejected && (
            <Banner kind="warning" title={t('form.rejectedTitle')}>
              {request.statusReason}
            </Banner>
          )}
          {!mayChange && href !== undefined && (
            <Banner
              kind="warning"
              title={t('form.closedTitle')}
              actions={<LinkButton href={href}>{t('form.toRequest')}</LinkButton>}
            >
              {t('form.closed')}
            </Banner>
          )}
        </>
      }
    >
      {(mayChange || wasOpen) && <RequestForm request={request} onSaved={leave} />}
    </RecordPage>
  )
}
