import type { NetworkEdge, NetworkNode } from '@parvis/design-system/NetworkGraph'
import type { Locale } from '@parvis/design-system/i18n/messages'
import { menuTitle } from '../../../../navigation/selected-menu.ts'
import { appears, fullName, type Permissions } from './explain.ts'
import { roleNameIn } from '../../../../i18n/names.ts'

/** The labels of links, for both directions. */
export type LinkWords = Record<
  'has' | 'gives' | 'requires' | 'opens',
  { label: string; reverseLabel: string }
>

/** A person's permissions as a graph: person → role → scope → required scope → visible menu. */
export function permissionGraph(
  permissions: Permissions,
  words: LinkWords,
  locale: Locale,
): { nodes: NetworkNode[]; edges: NetworkEdge[] } {
  const { user, roles, scopes, menus } = permissions
  const seen = menus.filter(appears)
  const person = 'person'
  const role = (id: number) => `role ${id}`
  const scope = (id: number) => `scope ${id}`
  const menu = (id: number) => `menu ${id}`
  const link = (source: string, target: string, kind: keyof LinkWords): NetworkEdge => ({
    id: `${source} ${target}`,
    source,
    target,
    isDirected: true,
    ...words[kind],
  })
  const inEffect = new Map(scopes.map(({ id, scopeName }) => [scopeName, id]))
  const required = scopes.flatMap(({ chains }) =>
    chains.flatMap(chain => {
      // Only the last step of each chain: the earlier steps are the last steps of other scopes' chains.
      const [from, to] = chain.slice(-2)
      return from === undefined || to === undefined ? [] : [link(scope(from), scope(to), 'requires')]
    }),
  )
  const edges = [
    ...roles.map(({ id }) => link(person, role(id), 'has')),
    ...roles.flatMap(({ id, scopeIds }) => scopeIds.map(given => link(role(id), scope(given), 'gives'))),
    ...required,
    ...seen.flatMap(({ id, minimumScope }) => {
      const asked = inEffect.get(minimumScope)
      return asked === undefined ? [] : [link(scope(asked), menu(id), 'opens')]
    }),
  ]
  return {
    nodes: [
      { id: person, kind: 'person', label: fullName(user), description: user.userEmail ?? '' },
      ...roles.map(held => ({ id: role(held.id), kind: 'role', label: roleNameIn(locale, held) })),
      ...scopes.map(({ id, scopeName: label, scopeDescription, scopeEnglishDescription }) => ({
        id: scope(id),
        kind: 'scope',
        label,
        description: locale === 'fr' ? scopeDescription : scopeEnglishDescription,
      })),
      ...seen.map(found => ({ id: menu(found.id), kind: 'menu', label: menuTitle(found, locale) })),
    ],
    edges: [...new Map(edges.map(edge => [edge.id, edge])).values()],
  }
}
