import { listApiConsumers } from '@parvis/api-types/calls/api-consumers'
import { ApiConsumer } from '@parvis/api-types/limits/api-consumers'
import { explain } from '../../../../../api/problem-messages.ts'
import { choicesOf } from '../../../../../screens/define-list.ts'
import { defineLoadedList, type ListedIn } from '../../../../../screens/define-loaded-list.ts'
import { apiConsumers } from '../../application.ts'
import { fullName, namesOf, withOwner } from '../../consumer.ts'

/** All programs that call the APIs with a key, each with its owner and the calls of the last 30 days. */
export const consumerList = defineLoadedList(listApiConsumers, 'consumers', {
  query: { expand: withOwner },
  columns: [
    {
      field: 'name',
      type: 'link',
      href: consumerId => apiConsumers.address('record', { consumerId }),
      width: 210,
      isHideable: false,
    },
    {
      field: 'state',
      type: 'choice',
      choices: choicesOf('consumers:state', ApiConsumer.state.values, {
        active: 'success',
        suspended: 'warning',
      }),
      width: 130,
    },
    { field: 'nextExpiryDate', type: 'dateTime', form: 'deadline', width: 180 },
    { field: 'lastUsedDate', type: 'dateTime', width: 180 },
    { id: 'owner', type: 'text', value: ({ owner }) => fullName(owner), width: 160 },
    // Several people can share a name, so addresses that mean one person filter by email.
    { id: 'ownerEmail', type: 'text', value: ({ owner }) => owner?.userEmail, isShown: false },
    { id: 'apis', type: 'text', value: ({ apis }, { locale }) => namesOf(apis, locale), width: 200 },
    { field: 'recentCalls', type: 'number', width: 150 },
    { field: 'keysInForce', type: 'number', width: 120 },
  ],
  say: explain<'listApiConsumers'>({}),
})

/** An API consumer as a row of the list. */
export type ListedConsumer = ListedIn<typeof consumerList>
