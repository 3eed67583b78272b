import { LinkButton } from '@parvis/design-system/LinkButton'
import { useQuery } from '@tanstack/react-query'
import { useApi } from '../api/ApiContext.tsx'
import { useTranslation } from '../i18n/useTranslation.ts'
import { workOptions } from './queries.ts'

/**
 * How much work is waiting for the person, with a link to the home page, which lists it. Renders nothing without any.
 */
export function WorkLink({ onLeave }: { onLeave: (() => void) | undefined }) {
  const { t } = useTranslation()
  const total = useQuery(workOptions(useApi())).data?.total ?? 0
  if (total === 0) return null
  return (
    <LinkButton variant="quiet" size="small" href="/" {...(onLeave && { onPress: onLeave })}>
      {t('work.total', { count: total })}
    </LinkButton>
  )
}
