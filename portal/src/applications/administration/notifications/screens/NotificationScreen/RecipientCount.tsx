import { Banner } from '@parvis/design-system/Banner'
import { Button } from '@parvis/design-system/Button'
import { useQuery } from '@tanstack/react-query'
import { useApi } from '../../../../../api/ApiContext.tsx'
import { problemText } from '../../../../../api/problem-messages.ts'
import { sayKey } from '../../../../../i18n/keys.ts'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { countProblems } from '../../problems.ts'
import { countRecipientsOptions } from '../../queries.ts'
import { isChosen, targetIds, type NotificationValues } from '../../rules/notification-values.ts'

interface RecipientCountProps {
  values: Pick<NotificationValues, 'audience' | 'targets'>
  forClients: boolean
}

/** How many people the chosen audience has now, as the services count them. */
export function useRecipientCount({ values, forClients }: RecipientCountProps) {
  const { audience, targets } = values
  const ids = targetIds({ audience, targets })
  const isKnown = !isChosen(audience) || ids.length > 0
  const counted = useQuery({
    ...countRecipientsOptions(useApi(), { audience, forClients, ids }),
    enabled: isKnown,
  })
  return { counted, isKnown }
}

/** Says how many people will receive it, before anybody does. */
export function RecipientCount(props: RecipientCountProps) {
  const { t } = useTranslation('notifications')
  const { t: tAny } = useTranslation()
  const { counted, isKnown } = useRecipientCount(props)
  if (!isKnown) return <Banner kind="info" live="polite" title={t('count.choose')} />
  if (counted.isError) {
    const { key } = problemText<'countNotificationRecipients'>(countProblems, counted.error)
    return (
      <Banner
        kind="warning"
        live="polite"
        title={t('count.failed')}
        actions={
          <Button size="small" isPending={counted.isFetching} onPress={() => void counted.refetch()}>
            {t('count.retry')}
          </Button>
        }
      >
        {sayKey(tAny, key)}
      </Banner>
    )
  }
  // A figure of another audience would be a wrong one.
  if (!counted.data || counted.isPlaceholderData)
    return <Banner kind="info" live="polite" title={t('count.counting')} />
  const { recipientCount: count, withAccessCount } = counted.data
  if (count === 0)
    return (
      <Banner kind="warning" live="polite" title={t('count.nobody')}>
        {t('count.nobodyHelp')}
      </Banner>
    )
  return (
    <Banner kind="info" live="polite" title={t('count.title', { count })}>
      {withAccessCount === count ? t('count.all') : t('count.access', { count: withAccessCount })}
    </Banner>
  )
}
