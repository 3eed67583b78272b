import type { Locale } from '@parvis/design-system/i18n/messages'
import type { MessageNotification } from '@parvis/design-system/notifications'
import type { MyNotification } from './inbox.ts'

/** Where links may lead. */
export interface LinkPlaces {
  /** This page's origin. */
  origin: string
  /** Other origins that the settings allow. */
  frameOrigins: readonly string[]
}

/**
 * The address of a notification's link: a screen of the portal, or an address of an origin that the settings allow.
 * @returns undefined without a link, or for one that leads elsewhere
 */
export function notificationAddress(
  link: string | null,
  { origin, frameOrigins }: LinkPlaces,
): string | undefined {
  if (link === null) return undefined
  const url = URL.parse(link, origin)
  if (!url) return undefined
  if (url.origin === origin) return url.pathname + url.search + url.hash
  return frameOrigins.includes(url.origin) ? url.href : undefined
}

/** A notification in the form that the bell and its panel show, in the reader's language. */
export function notificationItem(
  notification: MyNotification,
  locale: Locale,
  places: LinkPlaces,
): MessageNotification {
  const { id, severity, applicationId, startDate, isRead } = notification
  const application = locale === 'fr' ? notification.applicationName : notification.englishApplicationName
  const href = notificationAddress(notification.link, places)
  return {
    kind: 'message',
    id: String(id),
    severity,
    title: locale === 'fr' ? notification.title : notification.englishTitle,
    text: locale === 'fr' ? notification.text : notification.englishText,
    application: { id: String(applicationId), name: application ?? 'Parvis' },
    time: startDate,
    isRead,
    ...(notification.status === 'ended' && { isEnded: true }),
    ...(href !== undefined && { href }),
  }
}

/** Maximum length of a text in a banner. */
const bannerLength = 280

/** As much of a text as fits into a banner, on one line, cut between two words. */
export function shortened(text: string): string {
  const words = text.replaceAll(/\s+/g, ' ').trim()
  if (words.length <= bannerLength) return words
  const cut = words.slice(0, bannerLength)
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), bannerLength / 2))}…`
}
