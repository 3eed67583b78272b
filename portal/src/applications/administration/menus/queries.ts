import { query } from '@parvis/api-types/odata'
import type { BodyOf, Operations } from '@parvis/api-types/operations'
import type { Schemas } from '@parvis/api-types/portal'
import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { allPages } from '../../../api/all-pages.ts'
import type { Api } from '../../../api/clients.ts'
import type { PrefetchContext } from '../../../routing/route.ts'
import type { AdministeredMenu, MenuPlace } from './rules/menu-tree.ts'

/** All menus, not trimmed, however many pages they take. */
export const listMenuAdministrationOptions = (api: Api) =>
  queryOptions({
    queryKey: ['listMenuAdministration', 'all'],
    queryFn: ({ signal }): Promise<AdministeredMenu[]> =>
      allPages(page =>
        api.portal.get('/v1/MenuAdministration', {
          signal,
          query: query<Schemas['Menu']>()({ orderby: ['id'], ...page }),
        }),
      ),
    staleTime: 10_000,
  })

/** Asks for what the menu administration opens with. */
export function prefetchMenuAdministration({ api, queryClient }: PrefetchContext): void {
  void queryClient.prefetchQuery(listMenuAdministrationOptions(api))
}

/** The scopes that a menu may ask for, by name. */
export const listScopesOptions = (api: Api) =>
  queryOptions({
    queryKey: ['listScopes', 'names'],
    queryFn: ({ signal }) =>
      allPages(page =>
        api.authorization.get('/v1/Scopes', {
          signal,
          query: {
            select: ['scopeName', 'scopeDescription', 'scopeEnglishDescription'],
            orderby: ['scopeName'],
            ...page,
          },
        }),
      ),
    staleTime: 5 * 60_000,
  })

export interface CreateMenuVariables {
  body: BodyOf<Operations['createMenu']>
  /** One per opened form, so that a double click or another try creates one menu. */
  idempotencyKey: string
}

export const createMenuOptions = (api: Api) =>
  mutationOptions({
    mutationKey: ['createMenu'],
    mutationFn: async ({ body, idempotencyKey }: CreateMenuVariables): Promise<AdministeredMenu> => {
      const { data, etag } = await api.portal.post('/v1/Menus', { body, idempotencyKey })
      return administered(data, etag)
    },
  })

export interface UpdateMenuVariables {
  id: number
  /** The version that the author has seen. */
  etag: string
  body: BodyOf<Operations['updateMenu']>
}

export const updateMenuOptions = (api: Api) =>
  mutationOptions({
    mutationKey: ['updateMenu'],
    mutationFn: async ({ id, etag, body }: UpdateMenuVariables): Promise<AdministeredMenu> => {
      const answer = await api.portal.patch('/v1/Menus({id})', { path: { id }, ifMatch: etag, body })
      return administered(answer.data, answer.etag)
    },
  })

export interface MoveMenuVariables extends MenuPlace {
  id: number
}

export const moveMenuKey = ['moveMenu'] as const

export const moveMenuOptions = (api: Api) =>
  mutationOptions({
    mutationKey: moveMenuKey,
    // Moves follow each other: each is meant on the tree that the one before has left.
    scope: { id: 'moveMenu' },
    mutationFn: async ({ id, ...body }: MoveMenuVariables) =>
      administered((await api.portal.post('/v1/Menus({id})/Move', { path: { id }, body })).data, null),
  })

export interface DeleteMenuVariables {
  id: number
  etag: string
  /** What becomes of the menus below it. */
  children: 'refuse' | 'delete' | 'lift'
}

export const deleteMenuOptions = (api: Api) =>
  mutationOptions({
    mutationKey: ['deleteMenu'],
    mutationFn: async ({ id, etag, children }: DeleteMenuVariables) => {
      await api.portal.delete('/v1/Menus({id})', { path: { id }, ifMatch: etag, query: { children } })
    },
  })

/** An answer with its version; without one the next write asks the services again instead of overwriting. */
function administered(
  menu: Omit<AdministeredMenu, '@odata.etag'> & { '@odata.etag'?: string },
  etag: string | null,
): AdministeredMenu {
  return { ...menu, '@odata.etag': etag ?? menu['@odata.etag'] ?? '"0"' }
}
