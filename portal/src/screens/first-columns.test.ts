import { expect, test } from 'vitest'
import { notificationLists } from '../applications/administration/notifications/screens/NotificationsScreen/notification-list.ts'
import { consumerList } from '../applications/security/consumers/screens/ApiConsumersScreen/consumer-list.ts'
import { translationsInBoth } from '../i18n/both-languages.ts'

/** Width in px of a grid beside the sidebar at 1280 px, without its row actions. */
const room = 890

/** The ids of the columns that fit completely into that width. */
function seenAtFirst(columns: readonly { id: string; width?: number; isShown?: boolean }[]): string[] {
  let used = 0
  return columns.flatMap(({ id, width = 150, isShown = true }) => {
    if (!isShown) return []
    used += width
    return used <= room ? [id] : []
  })
}

const t = translationsInBoth('fr').translate('shell')

// The columns that readers open the list for are visible without horizontal scrolling.
test.each([
  ['keys that expire', consumerList.columns(t, 'fr'), ['name', 'state', 'nextExpiryDate', 'lastUsedDate']],
  ['notifications', notificationLists.fr.columns(t, 'fr'), ['title', 'status', 'startDate', 'endDate']],
  ['notifications', notificationLists.en.columns(t, 'en'), ['title', 'status', 'startDate', 'endDate']],
] as const)('the list of %s shows its decisive columns first', (_, columns, decisive) => {
  expect(seenAtFirst(columns)).toEqual(expect.arrayContaining([...decisive]))
})
