import { query } from '@parvis/api-types/odata'
import type { Schemas } from '@parvis/api-types/portal'
import { queryOptions, mutationOptions } from '@tanstack/react-query'
import type { Api } from '../api/clients.ts'

const homeQuery = query<Schemas['Menu']>()({
  filter: ['menuParentId', 'eq', null],
  orderby: ['menuOrder'],
  expand: { inverseMenuParent: { orderby: ['menuOrder'] } },
})

/** The applications that the caller may see, in menu order, with their sub-menus. */
export const listMenusOptions = (api: Api) =>
  queryOptions({
    queryKey: ['listMenus', homeQuery],
    queryFn: async ({ signal }) =>
      (await api.portal.get('/v1/Menus', { signal, query: homeQuery })).data.value,
    staleTime: 60_000,
  })

/** A menu as the home page and the sidebar know it. */
export type PortalMenu = Awaited<
  ReturnType<NonNullable<ReturnType<typeof listMenusOptions>['queryFn']>>
>[number]

/** The caller's preferences, with their version. */
export const getPreferencesOptions = (api: Api) =>
  queryOptions({
    queryKey: ['getPreferences'],
    queryFn: async ({ signal }) => {
      const { data, etag } = await api.portal.get('/v1/Preferences', { signal })
      return { ...data, etag: etag ?? '"0"' }
    },
    staleTime: 60_000,
  })

export type ArrangedPreferences = Schemas['Preferences']

/** Changes the caller's preferences; the precondition is `*` because the person's latest change wins. */
export const updatePreferencesOptions = (api: Api) =>
  mutationOptions({
    mutationKey: ['updatePreferences'],
    // Runs quick changes one after another, so that the later one wins.
    scope: { id: 'preferences' },
    mutationFn: async (body: Partial<ArrangedPreferences>) =>
      (await api.portal.patch('/v1/Preferences', { body, ifMatch: '*' })).data,
  })
