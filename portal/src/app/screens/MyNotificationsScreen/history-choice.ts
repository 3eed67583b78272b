import { notificationSeverities } from '@parvis/design-system/notifications'
import type { HistoryChoice } from '../../../inbox/history.ts'

/** Nothing that narrows. */
export const everything: HistoryChoice = {
  search: '',
  onlyUnread: false,
  severity: undefined,
  application: undefined,
}

/** What an address asks for; what it says that is none of it is left aside. */
export function historyChoice(address: URLSearchParams): HistoryChoice {
  const severity = address.get('severity')
  return {
    search: address.get('search') ?? '',
    onlyUnread: address.get('show') === 'unread',
    severity: notificationSeverities.find(each => each === severity),
    application: address.get('application') || undefined,
  }
}

/** The address that asks for it, with what else it says. */
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

/** How many of them narrow what is shown. */
export function choicesIn({ search, onlyUnread, severity, application }: HistoryChoice): number {
  return [search.trim() !== '', onlyUnread, severity !== undefined, application !== undefined].filter(Boolean)
    .length
}
