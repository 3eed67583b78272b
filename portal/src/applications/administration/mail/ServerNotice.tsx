import { readOptions } from '@parvis/api-types/calls'
import { getMailServer } from '@parvis/api-types/calls/mail'
import { Banner } from '@parvis/design-system/Banner'
import { useQuery } from '@tanstack/react-query'
import { useApi } from '../../../api/ApiContext.tsx'
import { useTranslation } from '../../../i18n/useTranslation.ts'

/** Warns that no email is sent, because no mail server is configured. */
export function ServerNotice() {
  const { t } = useTranslation('mail')
  const { data, isError } = useQuery({ ...readOptions(useApi(), getMailServer, {}), staleTime: Infinity })
  if (isError) return <Banner kind="warning" title={t('server.failed')} />
  if (data?.isSet !== false) return null
  return (
    <Banner kind="warning" title={t('server.noneTitle')}>
      {t('server.none')}
    </Banner>
  )
}
