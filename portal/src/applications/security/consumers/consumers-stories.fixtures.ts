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

/** The API consumer that stories are about, as the contract's example has it. */
export const warehouse: Consumer = {
  ...getApiConsumer.success.consumer,
  apis: [...getApiConsumer.success.consumer.apis],
  recentCallsByDay: [...getApiConsumer.success.consumer.recentCallsByDay],
  owner: { id: owner.id, name: owner.name, firstname: owner.firstname, userEmail: owner.userEmail },
}

/** The API consumers of the list: the example, one that was stopped, and one that is new. */
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

/** The list as the services answer it. */
export const listed = (rows: readonly ListedConsumer[]) =>
  answerWith<'listApiConsumers'>(listApiConsumers, { value: [...rows] })

/** The consumer as the services answer it at each question; the last version again and again. */
export const foundInTurn = (...versions: readonly Consumer[]) => answerInTurn(getApiConsumer, ...versions)

/** The keys of the example: one in force, one that is being replaced, one revoked. */
export const keys: readonly ApiKey[] = listApiKeys.success.some.value.map(key => ({
  ...key,
  // After the day of the stories.
  ...(key.state === 'ending' && { expiresDate: '2026-03-16T08:00:00Z' }),
}))

/** The keys as the services answer them at each question; the last answer again and again. */
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

/** The people that an owner is chosen from. */
export const usersFound = answerWith<'listUsers'>(listUsers, {
  value: [
    { ...owner },
    { ...owner, id: 5, name: 'Roussel', firstname: 'Camille', userEmail: 'partner@parvis.example' },
  ],
})

/** Who administers API consumers, and who reads them. */
export const administrator = {
  scopes: new Set([...storyPerson.scopes, 'ApiConsumers.Read', 'ApiConsumers.Manage', 'Users.Read']),
}
export const reader = { scopes: new Set([...storyPerson.scopes, 'ApiConsumers.Read']) }

/** What every screen of the API consumers stands in. */
export const portal: PortalStory = { texts: { consumers: consumersTexts }, person: administrator }

/** Where the screens are. */
export const atList = at(apiConsumers, 'list')
export const atCreation = at(apiConsumers, 'create')
export const atRecord = (search = '') => at(apiConsumers, 'record', { consumerId: 1 }, search)

/** The texts that the story is shown in. */
export const textsOf = (globals: Record<string, unknown>) =>
  globals['locale'] === 'fr' ? consumersTexts.fr : consumersTexts.en
