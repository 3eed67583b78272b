import {
  getApiConsumer,
  listApiConsumers,
  listApiKeys,
  listApiUsages,
  listUsers,
} from '@parvis/api-types/generated/examples/authorization'
import { http, HttpResponse, type HttpHandler } from 'msw'
import { answerInTurn, answerWith } from '../../../stories/answers.ts'
import { at } from '../../../stories/at-its-address.tsx'
import { storyPerson, type PortalStory } from '../../../stories/withPortal.tsx'
import { apiConsumers } from './application.ts'
import type { Consumer } from './consumer.ts'
import { consumersTexts } from './i18n/texts.ts'
import type { ApiKey } from './screens/ApiConsumerScreen/key-list.ts'
import type { ListedConsumer } from './screens/ApiConsumersScreen/consumer-list.ts'

const { owner } = getApiConsumer.success.consumer

/** The API consumer shown in the stories, taken from the contract's example. */
export const warehouse: Consumer = {
  ...getApiConsumer.success.consumer,
  apis: [...getApiConsumer.success.consumer.apis],
  recentCallsByDay: [...getApiConsumer.success.consumer.recentCallsByDay],
  owner: { id: owner.id, name: owner.name, firstname: owner.firstname, userEmail: owner.userEmail },
}

/** The rows of the list: the example, a suspended consumer, and a new one. */
export const consumers: readonly ListedConsumer[] = [
  warehouse,
  {
    ...warehouse,
    id: 2,
    name: 'Ancien annuaire',
    apis: ['Contacts', 'Users'],
    state: 'suspended',
    keysInForce: 1,
    nextExpiryDate: null,
    lastUsedDate: '2026-02-09T17:12:00Z',
    callsToday: 0,
    recentCalls: 840,
    recentCallsByDay: Array.from({ length: 30 }, (_, day) => (day < 9 ? 90 + (day % 3) * 5 : 0)),
  },
  {
    ...warehouse,
    id: 3,
    name: 'Extranet des associés',
    apis: [],
    keysInForce: 0,
    nextExpiryDate: null,
    lastUsedDate: null,
    callsToday: 0,
    recentCalls: 0,
    recentCallsByDay: Array.from({ length: 30 }, () => 0),
  },
]

/** The handler that answers with the list. */
export const listed = (rows: readonly ListedConsumer[]) =>
  answerWith<'listApiConsumers'>(listApiConsumers, { value: [...rows] })

/** Answers successive requests with the given versions; the last one is repeated. */
export const foundInTurn = (...versions: readonly Consumer[]) => answerInTurn(getApiConsumer, ...versions)

/** The example's keys: one in force, one being replaced, one revoked. */
export const keys: readonly ApiKey[] = listApiKeys.success.some.value.map(key => ({
  ...key,
  // A date after the day of the stories.
  ...(key.state === 'ending' && { expiresDate: '2026-03-16T08:00:00Z' }),
}))

/** Answers successive requests with the given keys; the last answer is repeated. */
export function keysFound(...answers: readonly (readonly ApiKey[])[]): HttpHandler {
  let turn = 0
  return http.get(listApiKeys.pattern, () => {
    const value = answers[Math.min(turn, answers.length - 1)] ?? keys
    turn += 1
    return HttpResponse.json({ value })
  })
}

/** Calls on the days up to the day of the stories. */
export const usagesFound = answerWith<'listApiUsages'>(listApiUsages, {
  value: Array.from({ length: 30 }, (_, ago) => {
    const day = new Date(Date.parse('2026-03-12T00:00:00Z') - ago * 86_400_000).toISOString().slice(0, 10)
    const isWeekend = new Date(day).getUTCDay() % 6 === 0
    const share = isWeekend ? 0.3 : 1 - (ago % 4) * 0.1
    return [
      {
        id: ago * 2 + 1,
        consumerId: 1,
        day,
        api: 'Contacts' as const,
        calls: Math.round(900 * share),
        refused: 0,
      },
      {
        id: ago * 2 + 2,
        consumerId: 1,
        day,
        api: 'Engagements' as const,
        calls: Math.round(400 * share),
        refused: ago % 9 === 0 ? 60 : 0,
      },
    ]
  }).flat(),
})

/** The people offered as owners. */
export const usersFound = answerWith<'listUsers'>(listUsers, {
  value: [
    { ...owner },
    { ...owner, id: 5, name: 'Roussel', firstname: 'Camille', userEmail: 'partner@parvis.example' },
  ],
})

/** A person who administers API consumers, and one who only reads them. */
export const administrator = {
  scopes: new Set([...storyPerson.scopes, 'ApiConsumers.Read', 'ApiConsumers.Manage', 'Users.Read']),
}
export const reader = { scopes: new Set([...storyPerson.scopes, 'ApiConsumers.Read']) }

/** The portal around every screen of the API consumers. */
export const portal: PortalStory = { texts: { consumers: consumersTexts }, person: administrator }

/** The addresses of the screens. */
export const atList = at(apiConsumers, 'list')
export const atCreation = at(apiConsumers, 'create')
export const atRecord = (search = '') => at(apiConsumers, 'record', { consumerId: 1 }, search)

/** Texts in the language of the story. */
export const textsOf = (globals: Record<string, unknown>) =>
  globals['locale'] === 'fr' ? consumersTexts.fr : consumersTexts.en
