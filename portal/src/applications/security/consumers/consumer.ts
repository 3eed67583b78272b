import { apis } from '@parvis/api-types/apis'
import { getApiConsumer } from '@parvis/api-types/calls/api-consumers'
import type { Locale } from '@parvis/design-system/i18n/messages'
import { explain } from '../../../api/problem-messages.ts'
import { defineRecord, type ThingOf } from '../../../screens/define-record.ts'
import { usePerson } from '../../../session/SessionContext.tsx'
import { apiConsumers, manageScope } from './application.ts'

/** Expands the owner, the person responsible for the API consumer. */
export const withOwner = { owner: { select: ['id', 'name', 'firstname', 'userEmail'] } } as const

/** One API consumer with its owner. */
export const consumerRecord = defineRecord(getApiConsumer, 'consumers', {
  param: 'consumerId',
  list: apiConsumers.address('list'),
  query: { expand: withOwner },
  say: explain<'getApiConsumer'>({ 'not-found': 'kinds.gone.text' }),
})
export type Consumer = ThingOf<typeof consumerRecord>

/** Whether the signed-in person may change API consumers. Only for display: the services check each call. */
export function useMayManage(): boolean {
  return usePerson().scopes.has(manageScope)
}

/** First and last name of a person; an empty text for nobody. */
export const fullName = (person: { firstname: string; name: string } | null | undefined) =>
  person ? `${person.firstname} ${person.name}` : ''

/** An API that can be subscribed to. */
export type ApiName = keyof typeof apis

/** Every API that can be subscribed to, in the order of the contract. */
export const apiNames = Object.keys(apis) as ApiName[]

/** The names of APIs, separated by commas. */
export const namesOf = (names: readonly ApiName[], language: Locale) =>
  names.map(name => apis[name][language]).join(', ')
