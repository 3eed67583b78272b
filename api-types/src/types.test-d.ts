import { expectTypeOf } from 'vitest'
import { authorizationClient } from './authorization.ts'
import type { Schemas as Authorization } from './authorization.ts'
import { consentClient } from './consent.ts'
import type { Schemas as CustomerStore } from './customer-store.ts'
import { query } from './odata.ts'
import { organisationClient } from './organisation.ts'
import type { Schemas as Organisation } from './organisation.ts'
import { portalClient } from './portal.ts'
import type { Schemas as Portal } from './portal.ts'
import { isProblem, messageFor } from './problems.ts'
import type { ProblemCodeOf, ProblemMessages } from './problems.ts'

// Code that must not compile, each line with the reason. Nothing here runs: the type check is the test.

const portal = portalClient({ baseUrl: '' })
const authorization = authorizationClient({ baseUrl: '' })
const organisation = organisationClient({ baseUrl: '' })
const consent = consentClient({ baseUrl: '' })
const menus = query<Portal['Menu']>()
const roles = query<Authorization['Role']>()
const contacts = query<CustomerStore['Contact']>()
const engagements = query<Organisation['Engagement']>()
const requests = query<Organisation['OnBoardingRequest']>()

export async function paths(): Promise<void> {
  await portal.get('/v1/Menus')
  // @ts-expect-error the letter case is another
  await portal.get('/v1/menus')
  // @ts-expect-error the path is one of another host
  await portal.get('/v1/Roles')
  // @ts-expect-error the path has no such method
  await portal.delete('/v1/Menus', { ifMatch: '"1"' })
  // @ts-expect-error a stream is opened, not got
  await portal.get('/v1/MenuChanges')
  await portal.open('/v1/MenuChanges')
  await portal.open('/v1/MyNotificationChanges', { lastEventId: '41.6' })
  // @ts-expect-error nobody goes on in this stream
  await portal.open('/v1/MenuChanges', { lastEventId: '41' })
  // @ts-expect-error what is no stream is got, not opened
  await portal.open('/v1/Menus')
  portal.address('/v1/Reports({id})/File', { path: { id: 41 }, query: { ticket: 'a.b.c' } })
  // @ts-expect-error a file is fetched by the browser, not got
  await portal.get('/v1/Reports({id})/File', { path: { id: 41 } })
  // @ts-expect-error without a ticket nobody may fetch it
  portal.address('/v1/Reports({id})/File', { path: { id: 41 } })
  // @ts-expect-error what is no file has no address
  portal.address('/v1/Menus', {})
}

export async function parameters(): Promise<void> {
  await portal.get('/v1/NotificationRecipients', {
    query: { audience: 'roles', forClients: false, ids: '1,2' },
  })
  // @ts-expect-error the operation takes no OData options
  await portal.get('/v1/NotificationRecipients', { query: { audience: 'roles', forClients: false, top: 1 } })
  await portal.delete('/v1/Menus({id})', { path: { id: 3 }, ifMatch: '"1"', query: { children: 'lift' } })
  // @ts-expect-error the key is missing
  await portal.delete('/v1/Menus({id})', { ifMatch: '"1"' })
  // @ts-expect-error the key is a number
  await portal.delete('/v1/Menus({id})', { path: { id: 'three' }, ifMatch: '"1"' })
  // @ts-expect-error the version is missing
  await portal.delete('/v1/Menus({id})', { path: { id: 3 } })
  // @ts-expect-error children is refuse, delete or lift
  await portal.delete('/v1/Menus({id})', { path: { id: 3 }, ifMatch: '"1"', query: { children: 'keep' } })
  // @ts-expect-error the body is missing
  await portal.post('/v1/Menus({id})/Move', { path: { id: 3 } })
  // @ts-expect-error menuTitle is text
  await portal.patch('/v1/Menus({id})', { path: { id: 3 }, ifMatch: '"1"', body: { menuTitle: 3 } })
  await portal.patch('/v1/Preferences', { ifMatch: '"1"', body: { sidebar: 'collapsed' } })
  // @ts-expect-error the sidebar is expanded or collapsed
  await portal.patch('/v1/Preferences', { ifMatch: '"1"', body: { sidebar: 'gone' } })
  await authorization.post('/v1/RoleScopes', { body: { rolesId: 1, scopeId: 2 }, idempotencyKey: 'a' })
  // @ts-expect-error a creation has no version to match
  await authorization.post('/v1/RoleScopes', { body: { rolesId: 1, scopeId: 2 }, ifMatch: '"1"' })
  await consent.post('/v1/TermsAcceptances', {
    // @ts-expect-error the terms are accepted or the call is not made
    body: { termsVersion: 1, termsHash: '', language: 'fr', accepted: false },
  })
  // @ts-expect-error the key of the path is missing
  await organisation.get("/v1/OnBoardingRequest/getContactInfoByEmail(ContactEmail='{email}')", {})
}

export async function fields(): Promise<void> {
  menus({ filter: ['menuOrder', 'gt', 10], orderby: ['menuOrder', 'menuTitle desc'], select: ['id'] })
  // @ts-expect-error Menu has no such field to filter
  menus({ filter: ['menuName', 'eq', 'x'] })
  // @ts-expect-error Menu has no such field to select
  menus({ select: ['id', 'menuName'] })
  // @ts-expect-error Menu has no such field to order by
  menus({ orderby: ['menuName'] })
  // @ts-expect-error Menu has no such navigation
  menus({ expand: { inverseMenuParent: true, children: true } })
  // @ts-expect-error the entity behind the navigation has no such field
  menus({ expand: { inverseMenuParent: { select: ['menuName'] } } })
  // @ts-expect-error a navigation is expanded, not selected
  menus({ select: ['inverseMenuParent'] })
  // @ts-expect-error there is no such option
  menus({ select: ['id'], fliter: ['id', 'eq', 1] })
  // @ts-expect-error there is no such option within an expansion either
  menus({ expand: { inverseMenuParent: { select: ['id'], fliter: ['id', 'eq', 1] } } })
  // @ts-expect-error the same in the place of the call
  await portal.get('/v1/Menus', { query: { select: ['menuName'] } })
  // @ts-expect-error the same in the place of the call
  await portal.get('/v1/Menus', { query: { expand: { inverseMenuParent: true, children: true } } })
  // @ts-expect-error the same in the place of the call
  await portal.get('/v1/Menus', { query: { select: ['id'], fliter: ['id', 'eq', 1] } })
  await authorization.get('/v1/Roles({id})', { path: { id: 1 }, query: { select: ['id'] } })
  // @ts-expect-error one role is not filtered
  await authorization.get('/v1/Roles({id})', { path: { id: 1 }, query: { select: ['id'], top: 1 } })
  // @ts-expect-error acceptances are not searched
  await consent.get('/v1/TermsAcceptances', { query: { top: 1, search: 'x' } })
  // @ts-expect-error settings take no OData options
  await portal.get('/v1/Settings', { query: { top: 1 } })
}

export function comparisons(): void {
  menus({ filter: ['menuParentId', 'eq', null] })
  // @ts-expect-error menuOrder is never null
  menus({ filter: ['menuOrder', 'eq', null] })
  // @ts-expect-error menuOrder is a number
  menus({ filter: ['menuOrder', 'gt', '10'] })
  // @ts-expect-error onlyFirm is a boolean
  menus({ filter: ['onlyFirm', 'eq', 'true'] })
  // @ts-expect-error only text contains text
  menus({ filter: ['menuOrder', 'contains', '1'] })
  // @ts-expect-error only text has lower case
  menus({ filter: ['tolower(menuOrder)', 'eq', '1'] })
  // @ts-expect-error there is no such operator
  menus({ filter: ['menuOrder', 'like', 1] })
  contacts({
    filter: {
      and: [
        { not: ['contactType', 'eq', 'Collaborateur'] },
        ['tolower(contactLastName)', 'startswith', 'le'],
      ],
    },
  })
  // @ts-expect-error contactType is Collaborateur, Client or Other
  contacts({ filter: ['contactType', 'ne', 'Staff'] })
  engagements({ filter: ['engagementStatut', 'in', ['dormant', 'Actif']] })
  // @ts-expect-error there is no such status in the list
  engagements({ filter: ['engagementStatut', 'in', ['dormant', 'Active']] })
  // @ts-expect-error a wrong field deep within a condition
  engagements({ filter: { or: [{ and: [['engagementStatus', 'eq', 'Actif']] }] } })
  requests({
    filter: {
      and: [
        ['createdDate', 'ge', new Date(0)],
        ['requestDate', 'lt', { date: '2026-03-01' }],
      ],
    },
  })
  // @ts-expect-error a moment is compared with a Date; text would be quoted
  requests({ filter: ['createdDate', 'ge', '2026-01-01T00:00:00Z'] })
  // @ts-expect-error a day is compared with a day
  requests({ filter: ['requestDate', 'ge', '2026-01-01'] })
  requests({ filter: ['requestDate', 'eq', null] })
  roles({
    filter: { any: 'roleStaticUsers', where: ['usersId', 'eq', 2] },
    orderby: ['creator/name', 'ModifiedDate desc'],
  })
  roles({ filter: { any: 'roleStaticUsers', where: ['users/userEmail', 'endswith', '@parvis.example'] } })
  roles({ filter: ['creator/userLogin', 'eq', 'hmarchand'] })
  // @ts-expect-error the members have no such field
  roles({ filter: { any: 'roleStaticUsers', where: ['userId', 'eq', 2] } })
  // @ts-expect-error any goes over a navigation to many
  roles({ filter: { any: 'creator', where: ['id', 'eq', 2] } })
  // @ts-expect-error the creator has no such field
  roles({ filter: ['creator/login', 'eq', 'x'] })
  // @ts-expect-error a navigation to many has no fields of its own
  roles({ orderby: ['roleStaticUsers/usersId'] })
}

export async function answers(): Promise<void> {
  const { data: all } = await portal.get('/v1/Menus')
  expectTypeOf<NonNullable<(typeof all.value)[0]>['menuTitle']>().toEqualTypeOf<string>()
  expectTypeOf<NonNullable<(typeof all.value)[0]>['menuParentId']>().toEqualTypeOf<number | null>()
  // @ts-expect-error it was not expanded
  void all.value[0]?.inverseMenuParent
  // @ts-expect-error it was not counted
  void all['@odata.count']

  const { data: some } = await portal.get('/v1/Menus', {
    query: {
      select: ['id', 'menuTitle'],
      count: true,
      expand: { inverseMenuParent: { select: ['menuLink'] } },
    },
  })
  expectTypeOf<(typeof some)['@odata.count']>().toEqualTypeOf<number>()
  expectTypeOf<keyof (typeof some.value)[0]>().toEqualTypeOf<
    'id' | 'menuTitle' | 'inverseMenuParent' | '@odata.etag'
  >()
  expectTypeOf<keyof (typeof some.value)[0]['inverseMenuParent'][0]>().toEqualTypeOf<
    'menuLink' | '@odata.etag'
  >()
  // @ts-expect-error it was not selected
  void some.value[0]?.menuCode
  // @ts-expect-error it was not selected within the expansion
  void some.value[0]?.inverseMenuParent[0]?.id

  const apart = roles({
    select: ['id'],
    expand: { creator: true, roleStaticUsers: { expand: { users: { select: ['name'] } } } },
  })
  const { data: role } = await authorization.get('/v1/Roles({id})', { path: { id: 11 }, query: apart })
  expectTypeOf<keyof typeof role>().toEqualTypeOf<'id' | 'creator' | 'roleStaticUsers' | '@odata.etag'>()
  expectTypeOf<NonNullable<typeof role.creator>['userLogin']>().toEqualTypeOf<string>()
  expectTypeOf<NonNullable<(typeof role.roleStaticUsers)[0]['users']>>().toEqualTypeOf<{ name: string }>()
  // @ts-expect-error the creator may be unknown
  void role.creator.name
  // @ts-expect-error a query for roles does not read menus
  await portal.get('/v1/Menus', { query: roles({ select: ['roleFunctionDescription'] }) })

  const { data: created, etag } = await portal.post('/v1/Menus({id})/Move', {
    path: { id: 1 },
    body: { menuParentId: null, beforeId: null },
  })
  expectTypeOf<typeof created.menuTitle>().toEqualTypeOf<string>()
  expectTypeOf<typeof etag>().toEqualTypeOf<string | null>()
  const { data: nothing } = await portal.get('/v1/Users/Logout')
  expectTypeOf<typeof nothing>().toEqualTypeOf<undefined>()
}

type Moved = ProblemCodeOf<'moveMenu'>
expectTypeOf<'menu-cycle'>().toExtend<Moved>()
expectTypeOf<'menu-code-taken'>().not.toExtend<Moved>()

const common = {
  'token-missing': '',
  'token-invalid': '',
  'token-expired': '',
  'record-missing': '',
  'scope-missing': '',
  'terms-not-accepted': '',
  'query-invalid': '',
  'rate-limited': '',
  'server-error': '',
  'database-unavailable': '',
  'service-unavailable': '',
  'network-failure': '',
}
export const listMessages: ProblemMessages<'listMenus'> = common
// @ts-expect-error the screen forgets what is said when a body is not valid, when a description is taken …
export const forgotten: ProblemMessages<'createRole'> = common
const { 'network-failure': _, ...offline } = common
// @ts-expect-error the screen forgets what is said without network
export const withoutNetwork: ProblemMessages<'listMenus'> = offline
export const invented: ProblemMessages<'listMenus'> = {
  ...common,
  // @ts-expect-error the operation has no such code
  'menu-cycle': '',
}
// @ts-expect-error there is no such operation
export type Unknown = ProblemCodeOf<'listMenu'>

export function caught(error: unknown): void {
  const message = messageFor(listMessages, error)
  expectTypeOf<typeof message>().toEqualTypeOf<string | undefined>()
  // @ts-expect-error a map without the client's own codes is no map of messages
  messageFor({ 'server-error': '' }, error)
  if (isProblem(error, 'precondition-failed', 'menu-cycle')) {
    expectTypeOf<typeof error.code>().toEqualTypeOf<'precondition-failed' | 'menu-cycle'>()
  }
}
