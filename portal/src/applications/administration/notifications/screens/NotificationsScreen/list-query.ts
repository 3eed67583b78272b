import type { Schemas } from '@parvis/api-types/portal'
import { readGridView, type GridView } from '@parvis/design-system/grid-view'
import type { Locale } from '@parvis/design-system/i18n/messages'
import { gridPageQuery, type GridFields } from '../../../../../api/grid-query.ts'
import type { PrefetchContext } from '../../../../../routing/route.ts'
import { listNotificationsOptions, type NotificationsQuery } from '../../queries.ts'

type Entity = Schemas['Notification']
type Fields = GridFields<Entity>

/** Rows of one page. */
export const pageSize = 50

/** What the services know the columns by; the title is that of the reader's language. */
const fieldsIn = (locale: Locale): Fields => ({
  title: { field: locale === 'fr' ? 'title' : 'englishTitle', kind: 'text' },
  status: { field: 'status', kind: 'choice' },
  severity: { field: 'severity', kind: 'choice' },
  audience: { field: 'audience', kind: 'choice' },
  forClients: { field: 'forClients', kind: 'boolean' },
  application: { field: 'applicationName', kind: 'text' },
  startDate: { field: 'startDate', kind: 'moment' },
  endDate: { field: 'endDate', kind: 'moment' },
  readCount: { field: 'readCount', kind: 'number' },
  createdBy: { field: 'createdByName', kind: 'text' },
  modifiedDate: { field: 'modifiedDate', kind: 'moment' },
})
const fields: Readonly<Record<Locale, Fields>> = { fr: fieldsIn('fr'), en: fieldsIn('en') }

/** What the columns are in the services, in the reader's language: the same object each time. */
export function notificationFieldsIn(locale: Locale): Fields {
  return fields[locale]
}

/** The page of the list that a view asks for; without an order of its own, what was changed last comes first. */
export function notificationsQuery(locale: Locale, view: GridView): NotificationsQuery {
  return gridPageQuery(fields[locale], view, pageSize, ['modifiedDate desc'])
}

/** Asks for the page of the list that an address says. */
export function prefetchNotifications({ api, queryClient, language, url }: PrefetchContext): void {
  const query = notificationsQuery(language, readGridView(url.searchParams))
  void queryClient.prefetchQuery(listNotificationsOptions(api, query))
}
