import { Bell } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState, type ComponentType } from 'react'
import { ButtonContext } from 'react-aria-components/Button'
import type { Locale } from '../../i18n/messages.ts'
import { useLocale, useMessages } from '../../i18n/useMessages.ts'
import { useFocusKept } from '../../internal/focus/useFocusKept.ts'
import { CountBadge } from '../Badge/Badge.tsx'
import { Button } from '../Button/Button.tsx'
import { useAnnouncements } from '../../internal/announcements/useAnnouncements.ts'
import { IconButton } from '../IconButton/IconButton.tsx'
import type { NotificationContentProps } from '../NotificationPanel/notificationProps.ts'
import * as styles from './NotificationBell.css.ts'
import { messages } from './NotificationBell.messages.ts'
import type { NotificationOverlayProps } from './NotificationOverlay.tsx'

type Overlay = ComponentType<NotificationOverlayProps>

interface DeferredBellProps {
  /** Loads what opens. */
  load: () => Promise<{ default: Overlay }>
  panel: NotificationContentProps
  unreadCount: number
  isOpen: boolean | undefined
  onOpenChange: ((isOpen: boolean) => void) | undefined
}

/** Above it the bell says "99+", to the eye and in its name: whoever says what they see must find it. */
const most = 99
const shownCount = (count: number, locale: Locale) =>
  count > most ? `${new Intl.NumberFormat(locale).format(most)}+` : count

/** Milliseconds before the reader is told that something is awaited. */
const patience = 300

/**
 * A bell whose panel is loaded when the pointer is over it, when it has the focus, or with the press itself, which is
 * not lost. Where the panel cannot be loaded the bell says so, and it opens by itself when the network is back.
 */
export function DeferredBell({ load, panel, unreadCount, isOpen: given, onOpenChange }: DeferredBellProps) {
  const t = useMessages(messages)
  const locale = useLocale()
  const trigger = useRef<HTMLButtonElement>(null)
  const [own, setOwn] = useState(false)
  const isOpen = given ?? own
  const [Loaded, setLoaded] = useState<Overlay>()
  const [hasFailed, setFailed] = useState(false)
  const [isLate, setLate] = useState(false)
  const isAwaited = isOpen && !Loaded && !hasFailed

  const setOpen = (open: boolean) => {
    setOwn(open)
    setFailed(false)
    onOpenChange?.(open)
  }
  const prepare = useEffectEvent((isWanted: boolean) => {
    if (Loaded) return
    load().then(
      ({ default: overlay }) => {
        setFailed(false)
        setLoaded(() => overlay)
      },
      // Somebody who only passed by is told nothing.
      () => isWanted && setFailed(true),
    )
  })
  useEffect(() => {
    if (!isOpen || Loaded || hasFailed) return undefined
    prepare(true)
    const timer = setTimeout(() => setLate(true), patience)
    return () => {
      clearTimeout(timer)
      setLate(false)
    }
  }, [isOpen, Loaded, hasFailed])
  useEffect(() => {
    if (!isOpen || !hasFailed) return undefined
    const again = () => setFailed(false)
    window.addEventListener('online', again)
    return () => window.removeEventListener('online', again)
  }, [isOpen, hasFailed])

  const name = unreadCount > 0 ? t('name', { count: shownCount(unreadCount, locale) }) : t('title')
  // The button that tries again goes with its message.
  const kept = useFocusKept(() => trigger.current)
  return (
    <span className={styles.bell} {...kept}>
      <ButtonContext
        value={{
          ref: trigger,
          'aria-haspopup': 'dialog',
          'aria-expanded': isOpen,
          isPressed: isOpen,
          onHoverStart: () => prepare(false),
          onFocus: () => prepare(false),
        }}
      >
        <IconButton
          label={name}
          isPending={isAwaited && isLate}
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
          <Button size="small" onPress={() => setFailed(false)}>
            {t('retry')}
          </Button>
        </div>
      )}
      {Loaded && <Loaded panel={panel} trigger={trigger} isOpen={isOpen} onOpenChange={setOpen} />}
      <UnreadWords
        count={unreadCount}
        isReady={panel.items.length > 0 || (panel.status ?? 'ready') === 'ready'}
        isSilent={isOpen}
      />
    </span>
  )
}

interface UnreadWordsProps {
  count: number
  /** What is loaded at the start is no news. */
  isReady: boolean
  isSilent: boolean
}

/** Says that there are more than before; what is read meanwhile is no news. An open panel speaks for itself. */
function UnreadWords({ count, isReady, isSilent }: UnreadWordsProps) {
  const t = useMessages(messages)
  const { text, announce } = useAnnouncements()
  const before = useRef<number>(undefined)
  useEffect(() => {
    if (!isReady) return
    if (count > (before.current ?? count) && !isSilent) announce('unread', t('saidUnread', { count }))
    before.current = count
  }, [count, isReady, isSilent, announce, t])
  return (
    <span role="status" className={styles.hidden}>
      {text}
    </span>
  )
}
