import { Breadcrumbs } from '@parvis/design-system/Breadcrumbs'
import { Page } from '@parvis/design-system/Page'
import { PageHeader } from '@parvis/design-system/PageHeader'
import { useCallback } from 'react'
import { useNavigate, useParams } from 'react-router'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { addressOfRequest, requestsPath } from '../../addresses.ts'
import { KnownRequest } from '../../KnownRequest.tsx'
import type { PlanningRequest } from '../../rules/planning-values.ts'
import { PlanningForm } from './PlanningForm.tsx'

/** The form of a request, in steps. Without a key in the address, of a new one. */
export function PlanningScreen() {
  const { requestId } = useParams()
  return requestId === undefined ? (
    <FormPageOf request={undefined} />
  ) : (
    <KnownRequest key={requestId} id={Number(requestId)}>
      {request => <FormPageOf request={request} />}
    </KnownRequest>
  )
}

function FormPageOf({ request }: { request: PlanningRequest | undefined }) {
  const { t } = useTranslation('planning')
  const navigate = useNavigate()
  const leave = useCallback(
    (id: number) => void navigate(addressOfRequest(id), { replace: true }),
    [navigate],
  )
  const title = t(request ? 'form.changeTitle' : 'form.newTitle')
  return (
    <Page>
      <PageHeader
        title={title}
        sentence={request ? t('request.title', { code: request.engagementCode }) : t('form.newSentence')}
        breadcrumbs={
          <Breadcrumbs
            items={[
              { id: 'requests', label: t('list.title'), href: requestsPath },
              ...(request
                ? [{ id: 'request', label: request.engagementCode, href: addressOfRequest(request.id) }]
                : []),
              { id: 'form', label: title },
            ]}
          />
        }
      />
      <PlanningForm request={request} onSaved={leave} />
    </Page>
  )
}
