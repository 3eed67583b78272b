import { Bell } from 'lucide-react'
import { useRef, useState } from 'react'
import { ButtonContext } from 'react-aria-components/Button'
import type { Locale } from '../../i18n/messages.ts'
import { useLocale, useMessages } from '../../i18n/useMessages.ts'
import { elementProps, withoutElementProps, type ElementProps } from '../../internal/elementProps.ts'
import { useFocusKept } from '../../internal/focus/useFocusKept.ts'
import { prepare, useLoadedPart } from '../../internal/loading/useLoadedPart.ts'
import { useLate } from '../../internal/waiting/useLate.ts'
import { CountBadge } from '../Badge/Badge.tsx'
import { Button } from '../Button/Button.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import type { NotificationContentProps } from '../NotificationPanel/notificationProps.ts'
import * as styles from './NotificationBell.css.ts'
import { messages } from './NotificationBell.messages.ts'
import { overlayPart } from './overlayPart.ts'
import { UnreadWords } from './UnreadWords.tsx'

interface NotificationBellOwnProps {
  /** Number of unread notifications, including those not loaded. Shown on the bell, and part of its accessible name. */
  unreadCount: number
  /** Whether the panel is open. Makes it controlled. */
  isOpen?: boolean
  onOpenChange?: (isOpen: boolean) => void
}
/** The content of the panel, and the number of unread notifications. */
export type NotificationBellProps = ElementProps<HTMLSpanElement> &
  (NotificationContentProps & NotificationBellOwnProps)

/**
 * Above this number the bell shows "99+". Its accessible name says the same, because speech control must find the
 * visible text.
 */
const most = 99
const shownCount = (count: number, locale: Locale) =>
  count > most ? `${new Intl.NumberFormat(locale).format(most)}+` : count

/**
 * The bell in the header, with the number of unread notifications. The panel is loaded on hover, on focus or with the
 * click itself, which is not lost. If loading fails, the bell shows an error, and the panel opens by itself once the
 * network is back.
 */
export function NotificationBell({ isOpen: given, onOpenChange, ...panel }: NotificationBellProps) {
  const { unreadCount } = panel
  const t = useMessages(messages)
  const locale = useLocale()
  const trigger = useRef<HTMLButtonElement>(null)
  const [own, setOwn] = useState(false)
  const isOpen = given ?? own
  const { Part: Overlay, hasFailed, retry } = useLoadedPart(overlayPart, isOpen)
  const isLate = useLate(isOpen && !Overlay && !hasFailed)
  const want = () => prepare(overlayPart)
  const setOpen = (open: boolean) => {
    setOwn(open)
    if (hasFailed) retry()
    onOpenChange?.(open)
  }
  const name = unreadCount > 0 ? t('name', { count: shownCount(unreadCount, locale) }) : t('title')
  // The retry button disappears together with its message.
  const kept = useFocusKept(() => trigger.current)
  return (
    <span {...elementProps(panel)} className={styles.bell} {...kept}>
      <ButtonContext
        value={{
          ref: trigger,
          'aria-haspopup': 'dialog',
          'aria-expanded': isOpen,
          isPressed: isOpen,
          onHoverStart: want,
          onFocus: want,
        }}
      >
        <IconButton
          label={name}
          isPending={isLate}
          onPress={() => setOpen(!isOpen)}
          icon={<Bell aria-hidden size={20} />}
        />
      </ButtonContext>
      {unreadCount > 0 && (
        <span aria-hidden className={styles.count}>
          <CountBadge count={unreadCount} label={name} max={most} />
        </span>
      )}
      {isOpen && hasFailed && (
        <div role="alert" className={styles.failed}>
          {t('cannotLoad')}
          <Button size="small" onPress={retry}>
            {t('retry')}
          </Button>
        </div>
      )}
      {Overlay && (
        <Overlay
          panel={withoutElementProps(panel)}
          trigger={trigger}
          isOpen={isOpen}
          onOpenChange={setOpen}
        />
      )}
      <UnreadWords
        count={unreadCount}
        isReady={panel.items.length > 0 || (panel.status ?? 'ready') === 'ready'}
        isSilent={isOpen}
      />
    </span>
  )
}
