import { notificationSeverities } from '@parvis/design-system/notifications'
import type { HistoryChoice } from '../../../inbox/history.ts'

/** No filters. */
export const everything: HistoryChoice = {
  search: '',
  onlyUnread: false,
  severity: undefined,
  application: undefined,
}

/** The filters in an address; invalid values are ignored. */
export function historyChoice(address: URLSearchParams): HistoryChoice {
  const severity = address.get('severity')
  return {
    search: address.get('search') ?? '',
    onlyUnread: address.get('show') === 'unread',
    severity: notificationSeverities.find(each => each === severity),
    application: address.get('application') || undefined,
  }
}

/** The address with these filters; its other parameters stay. */
export function writeHistoryChoice(address: URLSearchParams, choice: HistoryChoice): URLSearchParams {
  const written = new URLSearchParams(address)
  const set = (name: string, value: string | undefined) =>
    value === undefined || value.trim() === '' ? written.delete(name) : written.set(name, value)
  set('search', choice.search)
  set('show', choice.onlyUnread ? 'unread' : undefined)
  set('severity', choice.severity)
  set('application', choice.application)
  return written
}

/** The number of active filters. */
export function choicesIn({ search, onlyUnread, severity, application }: HistoryChoice): number {
  return [search.trim() !== '', onlyUnread, severity !== undefined, application !== undefined].filter(Boolean)
    .length
}
