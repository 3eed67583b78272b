import { Card } from '@parvis/design-system/Card'
import { Inline } from '@parvis/design-system/Inline'
import { LinkButton } from '@parvis/design-system/LinkButton'
import { Stack } from '@parvis/design-system/Stack'
import { formatDate } from '@parvis/design-system/i18n/dates'
import { useId } from 'react'
import { useLanguage } from '../../../../../i18n/formats.ts'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { addressOfPublication } from '../../addresses.ts'
import type { OpenRequest } from '../../queries.ts'

interface BegunRequest extends OpenRequest {
  openPublicationId: number
}

const isBegun = (request: OpenRequest): request is BegunRequest => request.openPublicationId !== null

/** Those of the requests that somebody is publishing already: each leads to where that was left. */
export function BegunRequests({ requests }: { requests: readonly OpenRequest[] }) {
  const { t } = useTranslation('publications')
  const begun = requests.filter(isBegun)
  if (begun.length === 0) return null
  return (
    <Card title={t('request.begunTitle')} level={3}>
      <Stack gap={3} isList>
        {begun.map(request => (
          <GoOn key={request.id} request={request} />
        ))}
      </Stack>
    </Card>
  )
}

/** The way on with the publication of one of them. */
function GoOn({ request }: { request: BegunRequest }) {
  const { t } = useTranslation('publications')
  const locale = useLanguage()
  const hintId = useId()
  const {
    engagementCode: code,
    accountName: client,
    solution,
    desiredDeliveryDate,
    openPublicationId,
  } = request
  return (
    <Inline>
      <LinkButton size="small" href={addressOfPublication(openPublicationId)} aria-describedby={hintId}>
        {t('request.goOn', { code, client })}
      </LinkButton>
      <span id={hintId}>
        {t('request.optionHint', { solution, date: formatDate(locale, desiredDeliveryDate) })}
      </span>
    </Inline>
  )
}
