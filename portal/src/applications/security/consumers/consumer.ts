import { apis } from '@parvis/api-types/apis'
import { getApiConsumer } from '@parvis/api-types/calls/api-consumers'
import type { Locale } from '@parvis/design-system/i18n/messages'
import { explain } from '../../../api/problem-messages.ts'
import { defineRecord, type ThingOf } from '../../../screens/define-record.ts'
import { usePerson } from '../../../session/SessionContext.tsx'
import { apiConsumers, manageScope } from './application.ts'

/** Who answers for an API consumer, as it is asked for with it. */
export const withOwner = { owner: { select: ['id', 'name', 'firstname', 'userEmail'] } } as const

/** One API consumer with its owner. */
export const consumerRecord = defineRecord(getApiConsumer, 'consumers', {
  param: 'consumerId',
  list: apiConsumers.address('list'),
  query: { expand: withOwner },
  say: explain<'getApiConsumer'>({ 'not-found': 'kinds.gone.text' }),
})
export type Consumer = ThingOf<typeof consumerRecord>

/** Whether the signed-in person may change API consumers. For showing and hiding only: the services check each call. */
export function useMayManage(): boolean {
  return usePerson().scopes.has(manageScope)
}

/** First and last name of a person; of nobody, nothing. */
export const fullName = (person: { firstname: string; name: string } | null | undefined) =>
  person ? `${person.firstname} ${person.name}` : ''

/** An API that can be subscribed to. */
export type ApiName = keyof typeof apis

/** Every API that can be subscribed to, in the order of the contract. */
export const apiNames = Object.keys(apis) as ApiName[]

/** What APIs are called, one after the other. */
export const namesOf = (names: readonly ApiName[], language: Locale) =>
  names.map(name => apis[name][language]).join(', ')
