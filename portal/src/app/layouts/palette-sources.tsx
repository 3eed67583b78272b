import type { CommandPaletteProps } from '@parvis/design-system/CommandPalette'
import type { Locale } from '@parvis/design-system/i18n/messages'
import { MenuIcon } from '@parvis/design-system/MenuIcon'
import type { QueryClient } from '@tanstack/react-query'
import type { Translate } from '../../i18n/translations.ts'
import type { Api } from '../../api/clients.ts'
import { menuAddress, type FoundMenu, type ListedMenu } from '../../navigation/menu-tree.ts'
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

/** What the sources ask and how they say it. */
export interface PaletteSurroundings {
  api: Api
  queryClient: QueryClient
  t: Translate
  locale: Locale
  /** The menus that are known already: they tell where a sub-menu stands. */
  menus: readonly ListedMenu[]
  /** Names of the scopes in effect. */
  scopes: ReadonlySet<string>
  origin: string
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
    icon: <MenuIcon name={menu.menuIcon} color={menu.menuColor} size="small" />,
  }
}

/**
 * What is waiting for the reader, menus by the services' own search, the portal's screens, and reports and people for those
 * who may read them.
 */
export function paletteSources(surroundings: PaletteSurroundings): PaletteSource[] {
  const { api, queryClient, t, locale, menus, scopes, origin } = surroundings
  const screens: PaletteItem[] = [
    { id: 'home', title: t('palette.home'), href: '/' },
    { id: 'profile', title: t('palette.profile'), href: '/profile' },
    { id: 'notifications', title: t('palette.notifications'), href: notificationsPath },
    { id: 'terms', title: t('palette.terms'), href: '/terms' },
  ]
  const sources: PaletteSource[] = [
    {
      id: 'work',
      label: t('palette.work'),
      isRemote: true,
      // There before anything is typed.
      minLength: 0,
      async search(text) {
        const { value } = await queryClient.fetchQuery(workOptions(api))
        return findWork(value, text, item => kindWords(t, item)).map(item => ({
          id: `${item.kind} ${item.id}`,
          title: item.title,
          subtitle: `${kindWords(t, item)} · ${item.detail}`,
          keywords: [kindWords(t, item), item.detail],
          href: item.link,
        }))
      },
    },
    {
      id: 'menus',
      label: t('palette.menus'),
      isRemote: true,
      async search(text) {
        const found = await queryClient.fetchQuery(searchMenusOptions(api, text))
        return found.map(menu => {
          const parent = menus.find(({ id }) => id === menu.menuParentId)
          return menuItem({ menu, ...(parent && { parent }) }, locale, origin)
        })
      },
    },
    {
      id: 'screens',
      label: t('palette.screens'),
      search: text => screens.filter(({ title }) => title.toLowerCase().includes(text.trim().toLowerCase())),
    },
  ]
  const reports: PaletteSource = {
    id: 'reports',
    label: t('palette.reports'),
    isRemote: true,
    minLength: 2,
    async search(text) {
      const found = await queryClient.fetchQuery(searchReportsOptions(api, text))
      return found.map(report => ({
        id: String(report.id),
        title: report.name,
        subtitle: `${report.accountName} · ${report.folderPath}`,
        href: report.reportUrl,
      }))
    },
  }
  const documents: PaletteSource = {
    id: 'documents',
    label: t('palette.documents'),
    isRemote: true,
    minLength: 2,
    async search(text) {
      const found = await queryClient.fetchQuery(searchDocumentsOptions(api, text))
      return found.map(document => ({
        id: String(document.id),
        title: document.fileName,
        subtitle: `${document.reportName} · ${document.accountName}`,
        href: document.reportUrl,
      }))
    },
  }
  const people: PaletteSource = {
    id: 'people',
    label: t('palette.people'),
    isRemote: true,
    minLength: 2,
    async search(text) {
      const found = await queryClient.fetchQuery(searchPeopleOptions(api, text))
      return found.map(person => ({
        id: String(person.id),
        title: person.contactFullName,
        subtitle: person.contactEmailOffice,
        keywords: [person.contactEmailOffice],
        href: `mailto:${person.contactEmailOffice}`,
      }))
    },
  }
  return [
    ...sources,
    ...(scopes.has('Reports.Read') ? [reports, documents] : []),
    ...(scopes.has('Contacts.Read') ? [people] : []),
  ]
}
