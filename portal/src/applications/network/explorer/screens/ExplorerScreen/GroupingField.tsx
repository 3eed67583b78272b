import { Select } from '@parvis/design-system/Select'
import type { FieldMessage } from '@parvis/design-system/ValidationMessage'
import type { UseQueryResult } from '@tanstack/react-query'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { grouped, groupings } from '../../rules/place.ts'
import type { Explorer } from './useExplorer.ts'

export interface GroupingFieldProps {
  explorer: Explorer
  /** Computed when elements are grouped by community. */
  communities: UseQueryResult
}

/** The property elements are grouped by, and why a grouping is not visible yet. */
export function GroupingField({ explorer: { place, look }, communities }: GroupingFieldProps) {
  const { t } = useTranslation('network')
  const { group } = place
  const { isFetching, isError, refetch } = communities
  const messages: FieldMessage[] = []
  if (group === 'community' && isFetching) messages.push({ kind: 'checking', text: t('group.loading') })
  else if (group === 'community' && isError)
    messages.push({
      kind: 'warning',
      text: t('group.failed'),
      action: { label: t('explore.retry'), onPress: () => void refetch() },
    })
  return (
    <Select
      label={t('group.by')}
      value={group ?? 'none'}
      options={(['none', ...groupings] as const).map(id => ({
        id,
        label: t(`group.choice.${id}`),
        description: t(`group.hint.${id}`),
      }))}
      onChange={id =>
        look(before =>
          grouped(
            before,
            groupings.find(grouping => grouping === id),
          ),
        )
      }
      messages={messages}
    />
  )
}
