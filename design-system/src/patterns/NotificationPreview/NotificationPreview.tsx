import { Banner } from '../../components/Banner/Banner.tsx'
import { messages } from '../../components/NotificationPanel/NotificationPanel.messages.ts'
import { NotificationRow } from '../../components/NotificationPanel/NotificationRow.tsx'
import type {
  MessageNotification,
  NotificationSeverity,
} from '../../components/NotificationPanel/notifications.ts'
import { useNow } from '../../components/NotificationPanel/useNow.ts'
import type { Locale } from '../../i18n/messages.ts'
import { LocaleContext, useMessages } from '../../i18n/useMessages.ts'
import { elementProps, type ElementProps } from '../../internal/elementProps.ts'
import { given } from '../../internal/given.ts'
import * as styles from './NotificationPreview.css.ts'

export interface NotificationPreviewProps extends ElementProps {
  /** Language of the words: the preview may be in another one than the page. */
  locale: Locale
  /** Caption of the preview, in the reader's language: "English". */
  caption: string
  /** Severity of the notification. */
  severity: NotificationSeverity
  title: string
  /** Plain text; line breaks are kept. */
  text: string
  /** Name of the application that it comes from. */
  application: string
  /** When it arrives, ISO 8601 in UTC. @default now */
  time?: string
  /** Address that it links to. @default it leads nowhere */
  href?: string
}

/**
 * Shows a notification as it looks in the notification panel and, if it is critical, as the banner above the page. It
 * is inert, because links that lead away from a form would lose the input. Its texts are also in the form's fields.
 */
export function NotificationPreview({ locale, caption, ...notification }: NotificationPreviewProps) {
  return (
    <figure {...elementProps(notification)} className={styles.figure}>
      <figcaption className={styles.caption}>{caption}</figcaption>
      <LocaleContext value={locale}>
        <Looks locale={locale} {...notification} />
      </LocaleContext>
    </figure>
  )
}

const nothing = () => {}
const closedMenu = { isOpen: false, onOpen: nothing }
const untouched = { pending: [], failures: new Map<string, string>(), retry: undefined, cancel: undefined }

function Looks(props: Omit<NotificationPreviewProps, 'caption'>) {
  const { locale, severity, title, text, application, href } = props
  const t = useMessages(messages)
  const now = useNow()
  const item: MessageNotification = {
    kind: 'message',
    id: 'preview',
    severity,
    title,
    text,
    application: { id: 'preview', name: application },
    time: props.time ?? new Date(now).toISOString(),
    isRead: false,
    ...given({ href: href === undefined ? undefined : '#' }),
  }
  return (
    <>
      <div lang={locale} inert className={styles.row}>
        <NotificationRow
          item={item}
          now={now}
          commands={untouched}
          isOpen={false}
          onToggle={nothing}
          onOpen={nothing}
          onAct={nothing}
          menu={closedMenu}
          t={t}
        />
      </div>
      {severity === 'critical' && (
        <div lang={locale} inert>
          <Banner kind="danger" title={title} onDismiss={nothing}>
            {text}
          </Banner>
        </div>
      )}
    </>
  )
}
