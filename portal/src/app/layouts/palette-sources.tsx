import { storedIconName } from '@parvis/design-system/icon-name'
import type { CommandPaletteProps } from '@parvis/design-system/CommandPalette'
import type { Locale } from '@parvis/design-system/i18n/messages'
import { rank, score } from '@parvis/design-system/match'
import { MenuIcon } from '@parvis/design-system/MenuIcon'
import type { QueryClient } from '@tanstack/react-query'
import type { Translate } from '../../i18n/translations.ts'
import type { Api } from '../../api/clients.ts'
import { menuAddress, type FoundMenu, type ListedMenu } from '../../navigation/menu-tree.ts'
import { network, networkScope } from '../../applications/network/explorer/application.ts'
import { permissions } from '../../applications/security/permissions/application.ts'
import { manageScope, roles } from '../../applications/security/roles/application.ts'
import { nameIn } from '../../i18n/names.ts'
import { notificationsPath } from '../../inbox/addresses.ts'
import {
  searchDocumentsOptions,
  searchMenusOptions,
  searchPeopleOptions,
  searchReportsOptions,
} from '../../navigation/search-queries.ts'
import { menuTitle } from '../../navigation/selected-menu.ts'
import { findWork } from '../../work/find-work.ts'
import { workOptions } from '../../work/queries.ts'
import { kindWords } from '../../work/work-words.ts'

type PaletteSource = CommandPaletteProps['sources'][number]
export type PaletteItem = NonNullable<CommandPaletteProps['recents']>[number]

/** The actions that work anywhere. */
export interface PaletteActions {
  /** The current theme; the actions offer the opposite. */
  theme: 'light' | 'dark'
  chooseTheme: (theme: 'light' | 'dark') => void
  chooseLanguage: (locale: Locale) => void
  signOut: () => void
}

/** What the sources query, and how they translate it. */
export interface PaletteSurroundings {
  api: Api
  queryClient: QueryClient
  t: Translate
  locale: Locale
  /** The menus already loaded: they tell where a sub-menu belongs. */
  menus: readonly ListedMenu[]
  /** Names of the scopes in effect. */
  scopes: ReadonlySet<string>
  origin: string
  actions: PaletteActions
}

/** The number of results shown per source. */
const shown = 8

/** Sorts results by match: equal, then prefix, then substring. Results that only the services matched come last. */
function best<Item extends PaletteItem>(text: string, { items, total }: { items: Item[]; total: number }) {
  const fit = new Map(items.map(item => [item, score(text, item)]))
  const sorted = items.toSorted((a, b) => (fit.get(b) ?? 0) - (fit.get(a) ?? 0))
  return { items: sorted.slice(0, shown), total }
}

/**
 * The address of a person's page: their permissions for readers who may check those, else their place in the network.
 */
function pagesOf(scopes: ReadonlySet<string>) {
  if (scopes.has('Permissions.Read'))
    return (id: number) => `${permissions.address('check')}?person=contact-${id}`
  if (!scopes.has(networkScope)) return undefined
  return (id: number, kind: 'staff' | 'contact') =>
    `${network.address('explore')}?start=${kind}-${id}&at=${kind}-${id}`
}

/** A menu as a row of the palette. */
export function menuItem({ menu, parent }: FoundMenu, locale: Locale, origin: string): PaletteItem {
  return {
    id: String(menu.id),
    title: menuTitle(menu, locale),
    keywords: [menu.menuTitle, menu.menuEnglishTitle, menu.menuDescription, menu.menuEnglishDescription],
    code: menu.menuCode,
    ...(parent && { subtitle: menuTitle(parent, locale) }),
    href: menuAddress(menu, origin),
    icon: <MenuIcon name={storedIconName(menu.menuIcon)} color={menu.menuColor} size="small" />,
  }
}

/**
 * The sources of the palette: waiting work; people with a page that the reader may open, staff first; menus through
 * the services' own search; the portal's screens and global actions; and reports and documents for those who may read
 * them.
 */
export function paletteSources(surroundings: PaletteSurroundings): PaletteSource[] {
  const { api, queryClient, t, locale, menus, scopes, origin, actions } = surroundings
  const { theme, chooseTheme, chooseLanguage, signOut } = actions
  const screens: PaletteItem[] = [
    { id: 'home', title: t('palette.home'), href: '/' },
    { id: 'profile', title: t('palette.profile'), href: '/profile' },
    { id: 'notifications', title: t('palette.notifications'), href: notificationsPath },
    { id: 'terms', title: t('palette.terms'), href: '/terms' },
  ]
  const doable: PaletteItem[] = [
    ...(scopes.has(manageScope)
      ? [{ id: 'role', title: t('palette.newRole'), href: roles.address('create') }]
      : []),
    theme === 'dark'
      ? { id: 'light', title: t('palette.light'), onAction: () => chooseTheme('light') }
      : { id: 'dark', title: t('palette.dark'), onAction: () => chooseTheme('dark') },
    {
      id: 'language',
      title: t('palette.otherLanguage'),
      onAction: () => chooseLanguage(locale === 'fr' ? 'en' : 'fr'),
    },
    { id: 'signOut', title: t('palette.signOut'), onAction: signOut },
  ]
  const sources: PaletteSource[] = [
    {
      id: 'menus',
      label: t('palette.menus'),
      isRemote: true,
      async search(text) {
        const found = await queryClient.fetchQuery(searchMenusOptions(api, text))
        const items = found.value.map(menu => {
          const parent = menus.find(({ id }) => id === menu.menuParentId)
          return menuItem({ menu, ...(parent && { parent }) }, locale, origin)
        })
        return best(text, { items, total: found['@odata.count'] })
      },
    },
    { id: 'screens', label: t('palette.screens'), search: text => rank(text, screens) },
    { id: 'actions', label: t('palette.actions'), search: text => rank(text, doable) },
  ]
  const work: PaletteSource = {
    id: 'work',
    label: t('palette.work'),
    isRemote: true,
    // Shown before anything is typed.
    minLength: 0,
    async search(text) {
      const { value } = await queryClient.fetchQuery(workOptions(api))
      return findWork(value, text, item => kindWords(t, item)).map(item => ({
        id: `${item.kind} ${item.id}`,
        title: item.title,
        subtitle: `${kindWords(t, item)} · ${nameIn(locale, { name: item.detail, englishName: item.englishDetail })}`,
        keywords: [kindWords(t, item), item.detail, item.englishDetail],
        href: item.link,
      }))
    },
  }
  const reports: PaletteSource = {
    id: 'reports',
    label: t('palette.reports'),
    isRemote: true,
    minLength: 2,
    async search(text) {
      const found = await queryClient.fetchQuery(searchReportsOptions(api, text))
      const items = found.value.map(report => ({
        id: String(report.id),
        title: report.name,
        subtitle: `${report.accountName} · ${report.folderPath}`,
        href: report.reportUrl,
      }))
      return best(text, { items, total: found['@odata.count'] })
    },
  }
  const documents: PaletteSource = {
    id: 'documents',
    label: t('palette.documents'),
    isRemote: true,
    minLength: 2,
    async search(text) {
      const found = await queryClient.fetchQuery(searchDocumentsOptions(api, text))
      const items = found.value.map(document => ({
        id: String(document.id),
        title: document.fileName,
        subtitle: `${document.reportName} · ${document.accountName}`,
        href: document.reportUrl,
      }))
      return best(text, { items, total: found['@odata.count'] })
    },
  }
  const pageOf = pagesOf(scopes)
  const peopleOf = (kind: 'staff' | 'contact'): PaletteSource => ({
    id: kind,
    label: t(kind === 'staff' ? 'palette.staff' : 'palette.contacts'),
    isRemote: true,
    minLength: 2,
    async search(text) {
      const found = await queryClient.fetchQuery(searchPeopleOptions(api, text, kind === 'staff'))
      const items = found.value.map(person => ({
        id: String(person.id),
        title: person.contactFullName,
        subtitle: person.contactEmailOffice,
        keywords: [person.contactEmailOffice],
        ...(pageOf && { href: pageOf(person.id, kind) }),
      }))
      return best(text, { items, total: found['@odata.count'] })
    },
  })
  return [
    work,
    ...(pageOf && scopes.has('Contacts.Read') ? [peopleOf('staff'), peopleOf('contact')] : []),
    ...sources,
    ...(scopes.has('Reports.Read') ? [reports, documents] : []),
  ]
}
