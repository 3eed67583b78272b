import { listMyNotifications } from '@parvis/api-types/generated/examples/portal'
import { expect, test } from 'vitest'
import type { MyNotification } from './inbox.ts'
import { notificationAddress, notificationItem, shortened } from './notification-item.ts'

const places = { origin: 'https://portal.example', frameOrigins: ['https://apps.firm.example'] }

test.each([
  [null, undefined],
  ['/rapport?path=a#b', '/rapport?path=a#b'],
  ['https://portal.example/app/menu/admin', '/app/menu/admin'],
  ['https://apps.firm.example/x?y', 'https://apps.firm.example/x?y'],
  ['https://other.example/x', undefined],
  ['//other.example/x', undefined],
  ['/\\other.example', undefined],
  ['javascript:alert(1)', undefined],
  ['https://', undefined],
])('a notification that links to %s leads to %s', (link, address) => {
  expect(notificationAddress(link, places)).toBe(address)
})

test('a notification is shown in the reader’s language, and in the portal’s name if its application is gone', () => {
  const newest = listMyNotifications.success.newest.value[0] as MyNotification
  expect(notificationItem(newest, 'fr', places)).toEqual({
    kind: 'message',
    id: '12',
    severity: 'warning',
    title: newest.title,
    text: newest.text,
    application: { id: '1', name: 'Portail' },
    time: newest.startDate,
    isRead: false,
  })
  expect(notificationItem(newest, 'en', places).application).toEqual({ id: '1', name: 'Portal' })
  const orphan = {
    ...newest,
    applicationId: null,
    applicationName: null,
    englishApplicationName: null,
    link: '/',
  }
  expect(notificationItem(orphan, 'en', places)).toMatchObject({
    title: newest.englishTitle,
    application: { name: 'Parvis' },
    href: '/',
  })
})

test('a banner shows only as much text as it has room for', () => {
  expect(shortened('Deux\nlignes. ')).toBe('Deux lignes.')
  const long = shortened('mots '.repeat(200))
  expect(long.length).toBeLessThanOrEqual(281)
  expect(long).toMatch(/mots…$/)
  expect(shortened('a'.repeat(999))).toHaveLength(141)
})
