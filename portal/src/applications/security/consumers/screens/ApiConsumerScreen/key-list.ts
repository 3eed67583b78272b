import { listApiKeys } from '@parvis/api-types/calls/api-keys'
import { ApiKey as limits } from '@parvis/api-types/limits/api-keys'
import { explain } from '../../../../../api/problem-messages.ts'
import { choicesOf } from '../../../../../screens/define-list.ts'
import { defineLoadedList, type ListedIn } from '../../../../../screens/define-loaded-list.ts'

/** The keys of an API consumer, newest first. */
export const keysOf = (consumerId: number) =>
  defineLoadedList(listApiKeys, 'consumers', {
    query: { filter: ['consumerId', 'eq', consumerId], orderby: ['createdDate desc', 'id desc'] },
    group: 'keys',
    columns: [
      { field: 'label', type: 'text', width: 170, isHideable: false },
      {
        field: 'state',
        type: 'choice',
        choices: choicesOf('consumers:keyState', limits.state.values, {
          active: 'success',
          ending: 'info',
          expired: undefined,
          revoked: undefined,
        }),
        width: 170,
      },
      { field: 'prefix', type: 'text', width: 160 },
      { field: 'expiresDate', type: 'dateTime', form: 'deadline', width: 185 },
      { field: 'lastUsedDate', type: 'dateTime', width: 185 },
      { field: 'createdDate', type: 'dateTime', width: 185 },
      { field: 'createdBy', type: 'text', width: 190 },
      { field: 'revokedBy', type: 'text', width: 190 },
    ],
    say: explain<'listApiKeys'>({}),
  })

/** A key without its secret. */
export type ApiKey = ListedIn<ReturnType<typeof keysOf>>
