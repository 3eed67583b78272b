import { BellOff, MailCheck, MailOpen, X } from 'lucide-react'
import { anchoredMenu } from '../../internal/deferredMenu/anchoredMenu.ts'
import { MenuPanel } from '../../internal/deferredMenu/MenuPanel.tsx'
import { MenuItem, MenuSection } from '../Menu/Menu.tsx'
import type { NotificationWords } from './NotificationPanel.messages.ts'
import type { NotificationItem } from './notifications.ts'
import type { NotificationCommands } from './useChanges.ts'

interface NotificationMenuProps {
  item: NotificationItem
  trigger: HTMLElement
  commands: NotificationCommands
  /**
   * Called with the chosen command, which runs once the menu is closed and the focus is back, because it may remove the
   * row.
   */
  onChoose: (deed: () => void) => void
  onClose: () => void
  t: NotificationWords
}

/** The actions of a notification. */
export function NotificationMenu({ item, trigger, commands, onChoose, onClose, t }: NotificationMenuProps) {
  const { read, mute, dismiss } = commands
  const { title, application, isRead } = item
  return (
    <MenuPanel {...anchoredMenu(t('actions', { title }), trigger, onClose)}>
      <MenuItem
        label={t(isRead ? 'markUnread' : 'markRead')}
        icon={isRead ? <MailCheck aria-hidden size={18} /> : <MailOpen aria-hidden size={18} />}
        onAction={() => onChoose(() => read(item, !isRead))}
      />
      {mute && (
        <MenuItem
          label={t('mute', { application: application.name })}
          icon={<BellOff aria-hidden size={18} />}
          onAction={() => onChoose(() => mute(application, true))}
        />
      )}
      {dismiss && (
        <MenuSection aria-label={t('dismiss')}>
          <MenuItem
            label={t('dismiss')}
            icon={<X aria-hidden size={18} />}
            shortcut={t('deleteKey')}
            onAction={() => onChoose(() => dismiss(item))}
          />
        </MenuSection>
      )}
    </MenuPanel>
  )
}
