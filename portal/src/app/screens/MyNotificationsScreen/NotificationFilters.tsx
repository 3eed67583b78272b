import { notificationSeverities } from '@parvis/design-system/notifications'
import { FilterPanel } from '@parvis/design-system/patterns/FilterPanel'
import { SearchField } from '@parvis/design-system/SearchField'
import { Select } from '@parvis/design-system/Select'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { choicesIn, everything } from './history-choice.ts'
import type { useHistoryChoice } from './useHistoryChoice.ts'

interface NotificationFiltersProps {
  chosen: ReturnType<typeof useHistoryChoice>
  /** The applications that have sent a notification, identified by their French names. */
  applications: readonly { name: string; label: string }[]
  isLoading: boolean
}

const all = 'all'

/** The filters of the notifications. */
export function NotificationFilters({ chosen, applications, isLoading }: NotificationFiltersProps) {
  const { t } = useTranslation('myNotifications')
  const { choice, words, setWords, choose } = chosen
  return (
    <FilterPanel activeCount={choicesIn(choice)} onClear={() => choose(everything)}>
      <SearchField label={t('search')} value={words} onChange={setWords} isLoading={isLoading} />
      <Select
        label={t('filter.show')}
        options={[
          { id: all, label: t('filter.all') },
          { id: 'unread', label: t('filter.unread') },
        ]}
        value={choice.onlyUnread ? 'unread' : all}
        onChange={id => choose({ onlyUnread: id !== all })}
      />
      <Select
        label={t('filter.severity')}
        options={[
          { id: all, label: t('filter.allSeverities') },
          ...notificationSeverities.map(id => ({ id, label: t(`severity.${id}`) })),
        ]}
        value={choice.severity ?? all}
        onChange={id => choose({ severity: notificationSeverities.find(each => each === id) })}
      />
      <Select
        label={t('filter.application')}
        options={[
          { id: all, label: t('filter.allApplications') },
          ...applications.map(({ name, label }) => ({ id: `is ${name}`, label })),
        ]}
        value={choice.application === undefined ? all : `is ${choice.application}`}
        onChange={id => choose({ application: id === all ? undefined : id.slice('is '.length) })}
      />
    </FilterPanel>
  )
}
