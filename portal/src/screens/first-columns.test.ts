import { expect, test } from 'vitest'
import { notificationLists } from '../applications/administration/notifications/screens/NotificationsScreen/notification-list.ts'
import { consumerList } from '../applications/security/consumers/screens/ApiConsumersScreen/consumer-list.ts'
import { translationsInBoth } from '../i18n/both-languages.ts'

/** Width of a grid beside the sidebar at 1280 px, without the actions of its rows. */
const room = 890

/** Ids of the columns that stand wholly in the room that there is. */
function seenAtFirst(columns: readonly { id: string; width?: number; isShown?: boolean }[]): string[] {
  let used = 0
  return columns.flatMap(({ id, width = 150, isShown = true }) => {
    if (!isShown) return []
    used += width
    return used <= room ? [id] : []
  })
}

const t = translationsInBoth('fr').translate('shell')

// What somebody opens the list for is seen without scrolling sideways.
test.each([
  ['keys that expire', consumerList.columns(t, 'fr'), ['name', 'state', 'nextExpiryDate', 'lastUsedDate']],
  ['notifications', notificationLists.fr.columns(t, 'fr'), ['title', 'status', 'startDate', 'endDate']],
  ['notifications', notificationLists.en.columns(t, 'en'), ['title', 'status', 'startDate', 'endDate']],
] as const)('the list of %s shows first what decides', (_, columns, decisive) => {
  expect(seenAtFirst(columns)).toEqual(expect.arrayContaining([...decisive]))
})
