import type { Schemas } from '@parvis/api-types/authorization'
import { query } from '@parvis/api-types/odata'
import type { BodyOf, Operations } from '@parvis/api-types/operations'
import {
  infiniteQueryOptions,
  keepPreviousData,
  mutationOptions,
  queryOptions,
  type QueryClient,
} from '@tanstack/react-query'
import { allPages } from '../../../api/all-pages.ts'
import type { Api } from '../../../api/clients.ts'
import type { GridPageQuery } from '../../../api/grid-query.ts'
import type { PrefetchContext } from '../../../routing/route.ts'
import { isListOfMine } from './addresses.ts'

const listQuery = query<Schemas['Role']>()({
  expand: { creator: {}, modifier: {} },
  orderby: ['ModifiedDate desc', 'id'],
})

/**
 * All roles that the reader may see, the last changed first. Two thousand of them are a third of a megabyte before
 * compression, and the grid then sorts, filters and exports them without asking again.
 * @param manager email address of the manager; undefined: any manager
 */
export const listRolesOptions = (api: Api, manager?: string) =>
  queryOptions({
    queryKey: ['listRoles', manager ?? 'all'],
    queryFn: ({ signal }) =>
      allPages(page =>
        api.authorization.get('/v1/Roles', {
          signal,
          query: { ...listQuery, ...(manager !== undefined && managedBy(manager)), ...page },
        }),
      ),
    staleTime: 10_000,
  })

const managedBy = (email: string) =>
  query<Schemas['Role']>()({
    filter: { any: 'roleManagers', where: ['users/userEmail', 'eq', email.toLowerCase()] },
  })

/** A role as the list knows it. */
export type ListedRole = Awaited<
  ReturnType<NonNullable<ReturnType<typeof listRolesOptions>['queryFn']>>
>[number]

/** Asks for what the list of roles opens with. */
export function prefetchRoles({ api, queryClient, url }: PrefetchContext): void {
  // Whose are asked for is known on the screen.
  if (!isListOfMine(url.searchParams)) void queryClient.prefetchQuery(listRolesOptions(api))
}

const wholeQuery = query<Schemas['Role']>()({
  expand: {
    creator: {},
    modifier: {},
    roleScopes: { expand: { scope: {} } },
    roleManagers: { expand: { users: {} } },
  },
})

/** One role with its scopes and managers. Its members are a list of their own: there may be thousands. */
export const getRoleOptions = (api: Api, id: number) =>
  queryOptions({
    queryKey: ['getRole', id],
    queryFn: async ({ signal }) =>
      (await api.authorization.get('/v1/Roles({id})', { signal, path: { id }, query: wholeQuery })).data,
    staleTime: 10_000,
  })

/** A role with its scopes and managers. */
export type WholeRole = Awaited<ReturnType<NonNullable<ReturnType<typeof getRoleOptions>['queryFn']>>>

/** Asks for what the page of one role opens with. */
export function prefetchRole({ api, queryClient, params }: PrefetchContext): void {
  void queryClient.prefetchQuery(getRoleOptions(api, Number(params['roleId'])))
}

/** After a change: the role, its members and its history, and the list ask the services again. */
export async function invalidateRoles(queryClient: QueryClient): Promise<void> {
  const operations = ['getRole', 'listRoles', 'listRoleMembers', 'listRoleChanges', 'assessRolePlan']
  await Promise.all(operations.map(operation => queryClient.invalidateQueries({ queryKey: [operation] })))
}

const scopesQuery = query<Schemas['Application']>()({
  select: ['id', 'name'],
  expand: { securityScopes: { orderby: ['scopeName'] }, scopesDependencies: {} },
  orderby: ['name'],
})

/** Every scope with the application that defines it, and what each depends on. */
export const listApplicationScopesOptions = (api: Api) =>
  queryOptions({
    queryKey: ['listApplications', 'scopes'],
    queryFn: ({ signal }) =>
      allPages(page =>
        api.authorization.get('/v1/Applications', { signal, query: { ...scopesQuery, ...page } }),
      ),
    staleTime: 60_000,
  })

/** Somebody who is a member, with everything that the services tell without being asked for less. */
export type Member = Required<Schemas['RoleMember']>

/** Reads members of a role. */
export async function readRoleMembers(
  api: Api,
  rolesId: number,
  page: GridPageQuery<Member>,
  signal: AbortSignal,
) {
  const ofRole = ['rolesId', 'eq', rolesId] as const
  const { data } = await api.authorization.get('/v1/RoleMembers', {
    signal,
    query: { ...page, filter: page.filter ? { and: [ofRole, page.filter] } : ofRole },
  })
  return data
}

/** One page of the members of a role. */
export const listRoleMembersOptions = (api: Api, rolesId: number, page: GridPageQuery<Member>) =>
  queryOptions({
    queryKey: ['listRoleMembers', rolesId, page],
    queryFn: ({ signal }) => readRoleMembers(api, rolesId, page, signal),
    placeholderData: keepPreviousData,
    staleTime: 10_000,
  })

/** Changes of a role that come at once. */
const changePageSize = 100

/** What was changed of a role, the last first, as far back as the reader has asked for. */
export const listRoleChangesOptions = (api: Api, rolesId: number, search: string) =>
  infiniteQueryOptions({
    queryKey: ['listRoleChanges', rolesId, search],
    queryFn: async ({ signal, pageParam }) => {
      const { data } = await api.authorization.get('/v1/RoleChanges', {
        signal,
        query: {
          filter: ['rolesId', 'eq', rolesId],
          orderby: ['changedDate desc', 'id desc'],
          top: changePageSize,
          skip: pageParam,
          count: true,
          ...(search.trim() !== '' && { search }),
        },
      })
      return { changes: data.value, count: data['@odata.count'] ?? data.value.length }
    },
    initialPageParam: 0,
    getNextPageParam: ({ count }, pages) => {
      const known = pages.reduce((sum, { changes }) => sum + changes.length, 0)
      return known < count ? known : undefined
    },
    placeholderData: keepPreviousData,
    staleTime: 10_000,
  })

/** The values that rules may name. */
export const getMemberRuleChoicesOptions = (api: Api) =>
  queryOptions({
    queryKey: ['getMemberRuleChoices'],
    queryFn: async ({ signal }) => (await api.authorization.get('/v1/MemberRules/Choices', { signal })).data,
    staleTime: 60_000,
  })

export type RoleRule = Schemas['MemberRule']

/** Whom a rule matches now, and the first of them by name. */
export const previewMemberRuleOptions = (api: Api, memberRule: RoleRule) =>
  queryOptions({
    queryKey: ['previewMemberRule', memberRule],
    queryFn: async ({ signal }) =>
      (
        await api.authorization.post('/v1/MemberRules/Preview', {
          signal,
          query: { $top: 8 },
          body: { memberRule },
        })
      ).data,
    placeholderData: keepPreviousData,
    staleTime: 30_000,
  })

export type RolePlan = Schemas['RolePlan']
export type RolePerson = Schemas['RolePerson']
export type RoleImpact = Schemas['RoleImpact']

/** People of the impact that come at once. */
export const impactPageSize = 20

/** A question about the impact of a plan. Without a role it is about a new one, without a plan about a deletion. */
export interface ImpactQuestion {
  rolesId: number | null
  plan: RolePlan | null
  page: number
  change: 'gains' | 'loses' | undefined
}

/** Who would gain and who would lose what. */
export const assessRolePlanOptions = (api: Api, { rolesId, plan, page, change }: ImpactQuestion) =>
  queryOptions({
    queryKey: ['assessRolePlan', { rolesId, plan }, { page, change }],
    queryFn: async ({ signal }) =>
      (
        await api.authorization.post('/v1/RoleImpacts', {
          signal,
          query: { $top: impactPageSize, $skip: (page - 1) * impactPageSize, ...(change && { change }) },
          body: { rolesId, plan },
        })
      ).data,
    placeholderData: keepPreviousData,
    // What is about to be saved is asked about each time.
    staleTime: 0,
    gcTime: 0,
  })

/** People whom the contact search finds: by the beginning of first name, last name or e-mail. */
export async function findContacts(api: Api, text: string, signal: AbortSignal) {
  const { data } = await api.customerStore.get('/v1/Contacts', {
    signal,
    query: {
      filter: {
        or: [
          ['contactFirstName', 'startswith', text],
          ['contactLastName', 'startswith', text],
          ['contactEmailOffice', 'startswith', text],
        ],
      },
      select: ['id', 'contactFullName', 'contactEmailOffice'],
      orderby: ['contactLastName', 'contactFirstName', 'id'],
      top: 20,
    },
  })
  return data.value
}

/** What adding people by their e-mails would do; of a role that does not exist yet nobody is a member. */
export const findRoleMembersOptions = (api: Api) =>
  mutationOptions({
    mutationKey: ['findRoleMembers'],
    mutationFn: async (body: BodyOf<Operations['findRoleMembers']>) =>
      (await api.authorization.post('/v1/RoleMembers/ByEmail', { body })).data,
  })

export interface CreateRoleVariables {
  body: BodyOf<Operations['createRole']>
  /** One per opened page, so that a double click or another try creates one role. */
  idempotencyKey: string
}

export const createRoleOptions = (api: Api) =>
  mutationOptions({
    mutationKey: ['createRole'],
    mutationFn: async (variables: CreateRoleVariables) =>
      (await api.authorization.post('/v1/Roles', variables)).data,
  })

export interface ApplyRolePlanVariables {
  id: number
  /** The version that the author has seen. */
  etag: string
  body: RolePlan
}

export const applyRolePlanOptions = (api: Api) =>
  mutationOptions({
    mutationKey: ['applyRolePlan'],
    mutationFn: async ({ id, etag, body }: ApplyRolePlanVariables) =>
      (await api.authorization.patch('/v1/Roles({id})', { path: { id }, ifMatch: etag, body })).data,
  })

export const deleteRoleOptions = (api: Api) =>
  mutationOptions({
    mutationKey: ['deleteRole'],
    mutationFn: async ({ id, etag }: { id: number; etag: string }) => {
      await api.authorization.delete('/v1/Roles({id})', { path: { id }, ifMatch: etag })
    },
  })
