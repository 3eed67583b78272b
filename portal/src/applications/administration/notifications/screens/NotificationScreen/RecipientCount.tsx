import { readOptions } from '@parvis/api-types/calls'
import { countNotificationRecipients } from '@parvis/api-types/calls/notification-administration'
import { Banner } from '@parvis/design-system/Banner'
import { Button } from '@parvis/design-system/Button'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useApi } from '../../../../../api/ApiContext.tsx'
import { explain } from '../../../../../api/problem-messages.ts'
import { sayKey } from '../../../../../i18n/keys.ts'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { isChosen, targetIds, type NotificationValues } from '../../rules/notification-form.ts'

const sayNotCounted = explain<'countNotificationRecipients'>({})

interface RecipientCountProps {
  values: Pick<NotificationValues, 'audience' | 'targets'>
  forClients: boolean
}

/** The current number of people in the chosen audience, counted by the services. */
export function useRecipientCount({ values, forClients }: RecipientCountProps) {
  const { audience, targets } = values
  const ids = targetIds({ audience, targets })
  const isKnown = !isChosen(audience) || ids.length > 0
  const counted = useQuery({
    ...readOptions(useApi(), countNotificationRecipients, {
      query: { audience, forClients, ...(ids.length > 0 && { ids: ids.join(',') }) },
    }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    enabled: isKnown,
  })
  return { counted, isKnown }
}

/** Says how many people will receive the notification before it is sent. */
export function RecipientCount(props: RecipientCountProps) {
  const { t } = useTranslation('notifications')
  const { t: tAny } = useTranslation()
  const { counted, isKnown } = useRecipientCount(props)
  if (!isKnown) return <Banner kind="info" live="polite" title={t('count.choose')} />
  if (counted.isError) {
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
        {sayKey(tAny, sayNotCounted(counted.error).key)}
      </Banner>
    )
  }
  // The count of the previous audience would be wrong.
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
      {withAccessCount === 0
        ? t(count === 1 ? 'count.onlyOneNot' : 'count.noAccess')
        : withAccessCount === count
          ? t(count === 1 ? 'count.onlyOne' : 'count.all')
          : t('count.access', { count: withAccessCount })}
    </Banner>
  )
}
