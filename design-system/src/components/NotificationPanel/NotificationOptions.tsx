import { Bell } from 'lucide-react'
import { ActionsMenu } from '../ActionsMenu/ActionsMenu.tsx'
import { MenuItem, MenuSection } from '../Menu/Menu.tsx'
import type { NotificationWords } from './NotificationPanel.messages.ts'
import type { NotificationApplication, NotificationGrouping } from './notifications.ts'

interface NotificationOptionsProps {
  grouping: NotificationGrouping
  onGroupingChange: (key: string | undefined) => void
  muted: readonly NotificationApplication[]
  onHear: (application: NotificationApplication) => void
  t: NotificationWords
}

/** How the list is grouped, and which applications are muted. */
export function NotificationOptions(props: NotificationOptionsProps) {
  const { grouping, onGroupingChange, muted, onHear, t } = props
  return (
    <ActionsMenu label={t('options')}>
      <MenuSection
        title={t('groupBy')}
        selectionMode="single"
        selectedKeys={[grouping]}
        onSelectionChange={([key]) => onGroupingChange(key)}
      >
        <MenuItem id="day" label={t('byDay')} />
        <MenuItem id="application" label={t('byApplication')} />
      </MenuSection>
      {muted.length > 0 && (
        <MenuSection title={t('mutedTitle')}>
          {muted.map(application => (
            <MenuItem
              key={application.id}
              id={`hear:${application.id}`}
              label={t('hear', { application: application.name })}
              icon={<Bell aria-hidden size={18} />}
              onAction={() => onHear(application)}
            />
          ))}
        </MenuSection>
      )}
    </ActionsMenu>
  )
}
