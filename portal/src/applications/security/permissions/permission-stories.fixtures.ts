import {
  getUserPermissions,
  listContactsWithoutUser,
  listScopeHolders,
  listScopes,
  listUsers,
} from '@parvis/api-types/generated/examples/authorization'
import { http, HttpResponse, type HttpHandler } from 'msw'
import { answer, answerWith } from '../../../stories/answers.ts'
import { at } from '../../../stories/at-its-address.tsx'
import { storyPerson, type PortalStory } from '../../../stories/withPortal.tsx'
import { permissionTexts } from './i18n/texts.ts'
import { permissions } from './application.ts'
import type { Permissions } from './rules/explain.ts'
import type { ScopeHolder } from './screens/PermissionCheckScreen/ScopeHolders.tsx'

/** The contract's examples of a manager, and of a customer who has not accepted the terms. */
export const { manager, customer } = getUserPermissions.success

/** Answers for each of these people by key; any other key is not found. */
export function permissionsBy(...people: readonly Permissions[]): HttpHandler {
  const byKey = new Map(people.map(found => [String(found.user.id), found]))
  return http.get(getUserPermissions.pattern, ({ request }) => {
    const found = byKey.get(getUserPermissions.pattern.exec(new URL(request.url).pathname)?.[1] ?? '')
    const problem = {
      type: 'urn:parvis:problem:not-found',
      title: 'not-found',
      status: 404,
      code: 'not-found',
      traceId: '4bf92f3577b34da6a3ce929d0e0e4736',
    }
    return found
      ? HttpResponse.json(found)
      : HttpResponse.json(problem, {
          status: 404,
          headers: { 'content-type': 'application/problem+json' },
        })
  })
}

/** The people who have a scope, with the total count of rows. */
export const heldBy = (holders: readonly ScopeHolder[], count = holders.length) =>
  answerWith<'listScopeHolders'>(listScopeHolders, { value: [...holders], '@odata.count': count })

export const holders: readonly ScopeHolder[] = listScopeHolders.success.people.value

/** The handlers behind the fields of the screen. */
export const fields = [
  answer(listScopes, 'scopes'),
  answer(listUsers, 'people'),
  answer(listContactsWithoutUser, 'people'),
]

/** The screen at an address. */
export function portalAt(search: string): PortalStory {
  return {
    texts: { permissions: permissionTexts },
    ...at(permissions, 'check', {}, search),
    person: { scopes: new Set([...storyPerson.scopes, 'Permissions.Read']) },
  }
}

/** Texts in the language of the story. */
export const textsOf = (globals: Record<string, unknown>) =>
  globals['locale'] === 'fr' ? permissionTexts.fr : permissionTexts.en
