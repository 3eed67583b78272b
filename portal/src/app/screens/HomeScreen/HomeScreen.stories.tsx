import {
  listMyAccessRequests,
  listRequestableApplications,
} from '@parvis/api-types/generated/examples/authorization'
import {
  getPreferences,
  listMenus,
  listNewReports,
  listWork,
  updatePreferences,
} from '@parvis/api-types/generated/examples/portal'
import type { Schemas } from '@parvis/api-types/portal'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within, waitFor } from 'storybook/test'
import { askingTexts } from '../../../asking/i18n/texts.ts'
import { en } from '../../../i18n/en.ts'
import { fr } from '../../../i18n/fr.ts'
import { answer, answerWith, breakOff, neverAnswer, refuse } from '../../../stories/answers.ts'
import { longMenus, sevenMenus } from '../../../stories/long-menus.ts'
import { textsIn } from '../../../stories/read-texts.ts'
import { inPortal, storyPerson, withPortal } from '../../../stories/withPortal.tsx'
import { HomeScreen } from './HomeScreen.tsx'

const nothing = answer(listWork, 'nothing')
/** Nothing can be requested and nothing was requested, as for most people. */
const unasked = [answer(listRequestableApplications, 'none'), answer(listMyAccessRequests, 'none')]
const arranged = [answer(getPreferences, 'untouched'), answer(updatePreferences, 'pinned'), ...unasked]
/** The preferences of a person who arranged nothing and has no waiting work. */
const preferences = [...arranged, nothing]

/** The preferences of a person who knows all applications of the stories. */
const known: Schemas['Preferences'] = {
  ...getPreferences.success.untouched,
  knownMenuIds: sevenMenus.map(({ id = 0 }) => id),
}

const someWork: Schemas['WorkItem'] = {
  kind: 'planningToDecide',
  id: 1,
  title: 'Brasserie du Canal SARL',
  detail: 'E2025-000004 – multirapports',
  englishDetail: 'E2025-000004 – multirapports',
  since: '2026-03-02T09:00:00.000Z',
  due: '2026-03-30',
  link: '/app/dshb2/requests/1',
}

/** The menus of stories, including an application with waiting work. */
const withPlanning = {
  value: sevenMenus.map((menu, index) =>
    index === 2 ? { ...menu, menuLink: '/app/dshb2/requests', inverseMenuParent: [] } : menu,
  ),
}
const planningTitle = (locale: unknown) =>
  (locale === 'fr' ? withPlanning.value[2]?.menuTitle : withPlanning.value[2]?.menuEnglishTitle) ?? ''
const waiting = /^(Waiting for you|Ce qui vous attend)$/

const meta = {
  title: 'Screens/Home',
  component: HomeScreen,
  decorators: [withPortal({ texts: { asking: askingTexts } })],
  parameters: { layout: 'fullscreen', msw: [answer(listMenus, 'home'), ...preferences] },
} satisfies Meta<typeof HomeScreen>
export default meta
type Story = StoryObj<typeof meta>

export const Loaded: Story = {
  play: async ({ canvasElement, globals }) => {
    const canvas = within(canvasElement)
    const name = globals['locale'] === 'fr' ? 'Inventaire' : 'Inventory'
    await waitFor(() =>
      expect(canvas.getByRole('link', { name })).toHaveAttribute('href', '/app/inventoryapp/engagements'),
    )
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Hélène')
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2)
    // The hint for people with few applications appears after the tiles.
    await waitFor(() =>
      expect(
        canvas.getByRole('region', { name: /Looking for another|Vous cherchez une autre/ }),
      ).toBeVisible(),
    )
  },
}

/** A reader of reports gets links to the reports that were published or replaced for them. */
export const NewForYou: Story = {
  parameters: {
    ...inPortal({ person: { scopes: new Set([...storyPerson.scopes, 'Reports.Read']) } }),
    msw: [answer(listMenus, 'home'), answer(listNewReports, 'some'), ...preferences],
  },
  play: async ({ canvasElement }) => {
    const news = within(
      await within(canvasElement).findByRole('region', { name: /^(New for you|Nouveau pour vous)$/ }),
    )
    await expect(news.getAllByRole('listitem')).toHaveLength(2)
    await expect(news.getByRole('link', { name: 'Marge mois' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/rapport\?path=/),
    )
    await expect(news.getByText(/new version|nouvelle version/)).toBeVisible()
  },
}

/** Waiting work is listed beside the tiles, most urgent first; the tile links to the list of each kind. */
export const WorkWaiting: Story = {
  parameters: {
    msw: [answerWith<'listMenus'>(listMenus, withPlanning), answer(listWork, 'some'), ...arranged],
  },
  play: async ({ canvasElement, globals }) => {
    const canvas = within(canvasElement)
    const region = within(await canvas.findByRole('region', { name: waiting }))
    await waitFor(() => expect(region.getAllByRole('listitem')).toHaveLength(6))
    const [first] = region.getAllByRole('link')
    await expect(first).toHaveAttribute('href', '/app/dshb2/requests/14')
    await expect(first).toHaveAccessibleDescription(/^(Report to deliver|Rapport à livrer)/)
    await expect(region.getByRole('button', { name: /\(7\)/ })).toBeVisible()
    const title = await canvas.findByRole('link', { name: planningTitle(globals['locale']) })
    const tile = within(title.closest('li') ?? canvasElement)
    await expect(
      tile.getByRole('link', { name: /^(2 report requests to plan|2 demandes à planifier)$/ }),
    ).toHaveAttribute('href', '/app/dshb2/requests?f.status=any%3Asubmitted')
    await expect(title).toHaveAttribute('href', '/app/dshb2/requests')
  },
}

/** With much waiting work, the listed part is shown with links to the rest of each kind. */
export const MuchWork: Story = {
  parameters: {
    picture: 'none',
    msw: [
      answerWith<'listMenus'>(listMenus, withPlanning),
      answerWith<'listWork'>(listWork, {
        value: Array.from({ length: 50 }, (_, index) => ({
          ...someWork,
          id: index + 1,
          title: `Client ${index + 1}`,
          link: `/app/dshb2/requests/${index + 1}`,
        })),
        counts: [{ kind: 'planningToDecide', menuLink: '/app/dshb2/requests', count: 1204, link: '/x' }],
        total: 1204,
      }),
      ...arranged,
    ],
  },
  play: async ({ canvasElement }) => {
    const region = within(await within(canvasElement).findByRole('region', { name: waiting }))
    await userEvent.click(await region.findByRole('button', { name: /1.204/ }))
    await waitFor(() => expect(region.getAllByRole('link', { name: /^Client/ })).toHaveLength(50))
    await expect(region.getByRole('link', { name: /^1.204 / })).toBeVisible()
  },
}

/** The tiles do not wait for the waiting work, and nothing moves when it arrives. */
export const SlowWork: Story = {
  parameters: { msw: [answer(listMenus, 'home'), neverAnswer(listWork), ...arranged], picture: 'none' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByRole('link', { name: /Invent/ })).toBeVisible()
    await expect(await canvas.findByText(/^(Loading what is|Chargement de ce qui)/)).toBeInTheDocument()
  },
}

/** When the waiting work fails to load, the page says so and offers a retry; the tiles are there. */
export const WorkFails: Story = {
  parameters: {
    picture: 'none',
    msw: [
      answer(listMenus, 'home'),
      refuse(listWork, 'server-error', { once: true }),
      answer(listWork, 'some'),
      ...arranged,
    ],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByRole('link', { name: /Invent/ })).toBeVisible()
    const region = within(await canvas.findByRole('region', { name: waiting }))
    await expect(await region.findByRole('alert')).toHaveTextContent(/could not be loaded|n’a pas pu être/)
    await userEvent.click(region.getByRole('button'))
    await waitFor(() => expect(region.getAllByRole('listitem')).toHaveLength(6))
  },
}

/** Nothing is waiting: the page says so once, and shows what was used last. */
export const NothingWaits: Story = {
  parameters: {
    msw: [
      answerWith<'listMenus'>(listMenus, { value: sevenMenus }),
      answerWith<'getPreferences'>(getPreferences, {
        ...known,
        pinnedMenuIds: [203],
        recentMenuIds: [201, 206],
      }),
      answer(updatePreferences, 'pinned'),
      nothing,
      ...unasked,
    ],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const region = within(await canvas.findByRole('region', { name: waiting }))
    await expect(await region.findByText(/^(Nothing is waiting for you|Rien ne vous attend)/)).toBeVisible()
    await expect(await canvas.findByRole('list', { name: /^(Pinned|Épinglés)$/ })).toBeVisible()
    await expect(canvas.getByRole('list', { name: /^(Recent|Récents)$/ })).toBeVisible()
  },
}

export const PinnedAndRecent: Story = {
  parameters: {
    msw: [
      answerWith<'listMenus'>(listMenus, { value: sevenMenus }),
      answerWith<'getPreferences'>(getPreferences, {
        ...known,
        pinnedMenuIds: [203, 201],
        recentMenuIds: [201, 206],
      }),
      answer(updatePreferences, 'pinned'),
      nothing,
      ...unasked,
    ],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const pinned = await canvas.findByRole('list', { name: /^(Pinned|Épinglés)$/ })
    const titles = within(pinned).getAllByRole('link')
    await expect(titles).toHaveLength(2)
    await expect(titles[0]).toHaveTextContent(/Invent/)
    // A pinned item is not repeated.
    const recent = canvas.getByRole('list', { name: /^(Recent|Récents)$/ })
    await expect(within(recent).getAllByRole('link')).toHaveLength(1)
    await expect(canvas.queryByRole('link', { name: /Contact support|Contacter l’assistance/ })).toBeNull()
  },
}

/** The only tile is not repeated among the recent ones, and the page explains how to get more. */
export const OneTile: Story = {
  parameters: {
    msw: [
      answerWith<'listMenus'>(listMenus, { value: sevenMenus.slice(0, 1) }),
      answerWith<'getPreferences'>(getPreferences, {
        ...known,
        pinnedMenuIds: [],
        recentMenuIds: [200],
      }),
      answer(updatePreferences, 'pinned'),
      nothing,
      ...unasked,
    ],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await waitFor(() => expect(canvas.getAllByRole('link', { name: /^(Reports|Rapports)$/ })).toHaveLength(1))
    await expect(
      canvas.getByRole('link', { name: /Contact support|Contacter l’assistance/ }),
    ).toHaveAttribute('href', expect.stringMatching(/^(mailto|https):/))
  },
}

/** Opens the menu of a tile and chooses an item. */
async function choose(canvas: ReturnType<typeof within>, tile: RegExp, item: RegExp) {
  await userEvent.click(await canvas.findByRole('button', { name: tile }))
  await userEvent.click(await within(document.body).findByRole('menuitem', { name: item }))
}

/**
 * The person's own order: changed through the tile's menu and the keyboard, undone, and reset to the administrators'
 * order.
 */
export const OwnOrder: Story = {
  parameters: {
    msw: [
      answerWith<'listMenus'>(listMenus, { value: sevenMenus }),
      answerWith<'getPreferences'>(getPreferences, known),
      answer(updatePreferences, 'pinned'),
      nothing,
      ...unasked,
    ],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const tiles = await canvas.findByRole('list', { name: 'Applications' })
    const order = () =>
      within(tiles)
        .getAllByRole('link')
        .map(link => link.textContent)
    const given = order()
    const [first, second, third] = given
    const undo = { name: /^(Undo move|Annuler le déplacement)$/ }
    const giveUp = { name: /^(Use the default order|Reprendre l’ordre par défaut)$/ }
    await expect(canvas.queryByRole('button', giveUp)).toBeNull()
    await choose(canvas, new RegExp(String(second)), /^(Move up|Monter)$/)
    await waitFor(() => expect(order().slice(0, 3)).toEqual([second, first, third]))
    await userEvent.click(canvas.getByRole('button', undo))
    await waitFor(() => expect(order()).toEqual(given))
    await expect(canvas.queryByRole('button', giveUp)).toBeNull()
    within(tiles)
      .getByRole('link', { name: String(third) })
      .focus()
    await userEvent.keyboard('{Alt>}{ArrowUp}{ArrowUp}{/Alt}')
    await waitFor(() => expect(order().slice(0, 3)).toEqual([third, first, second]))
    await userEvent.click(canvas.getByRole('button', giveUp))
    await waitFor(() => expect(order()).toEqual(given))
    await userEvent.click(canvas.getByRole('button', undo))
    await waitFor(() => expect(order().slice(0, 3)).toEqual([third, first, second]))
  },
}

/** An application added since the last visit appears in the administrators' position and is marked. */
export const NewApplication: Story = {
  parameters: {
    msw: [
      answerWith<'listMenus'>(listMenus, { value: sevenMenus }),
      answerWith<'getPreferences'>(getPreferences, {
        ...known,
        menuOrder: sevenMenus.map(({ id = 0 }) => id).filter(id => id !== sevenMenus[1]?.id),
        knownMenuIds: sevenMenus.map(({ id = 0 }) => id).filter(id => id !== sevenMenus[1]?.id),
      }),
      answer(updatePreferences, 'pinned'),
      nothing,
      ...unasked,
    ],
  },
  play: async ({ canvasElement }) => {
    const tiles = await within(canvasElement).findByRole('list', { name: 'Applications' })
    const marked = () => within(tiles).getAllByText(/^(New|Nouveau)$/)
    await waitFor(() => expect(marked()).toHaveLength(1))
    await expect(within(tiles).getAllByRole('listitem')[1]).toContainElement(marked()[0] ?? null)
  },
}

/** Staff can request another application below their own, and see the outcome of earlier requests. */
export const Asking: Story = {
  parameters: {
    msw: [
      answer(listMenus, 'home'),
      answer(listRequestableApplications, 'some'),
      answer(listMyAccessRequests, 'some'),
      ...preferences,
    ],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(
      await canvas.findByRole('button', { name: /^(Ask for another|Demander une autre) application$/ }),
    ).toBeVisible()
    await expect(await canvas.findByRole('region', { name: /^(Your requests|Vos demandes)$/ })).toBeVisible()
  },
}

/** Clients contact support instead. */
export const NoAskingForClients: Story = {
  parameters: {
    ...inPortal({ person: { type: 'Client' } }),
    msw: [answer(listMenus, 'home'), answer(listRequestableApplications, 'some'), ...preferences],
    picture: 'none',
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await canvas.findByRole('region', { name: /Looking for another|Vous cherchez une autre/ })
    await expect(canvas.queryByRole('button', { name: /another application|autre application/ })).toBeNull()
  },
}

export const Searching: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await canvas.findByRole('link', { name: /Invent/ })
    await userEvent.type(canvas.getByRole('searchbox'), 'INVENTORY')
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(/^1 menu/))
    await expect(canvas.getAllByRole('link')).toHaveLength(1)
    await userEvent.keyboard('{Escape}')
    await waitFor(() =>
      expect(
        canvas.getByRole('link', { name: /^(Menu administration|Administration des menus)$/ }),
      ).toBeVisible(),
    )
    // The story ends in the state that its name says.
    await userEvent.type(canvas.getByRole('searchbox'), 'INVENTORY')
    await waitFor(() => expect(canvas.getAllByRole('link')).toHaveLength(1))
  },
}

export const NoMatch: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await canvas.findByRole('link', { name: /Invent/ })
    await userEvent.type(canvas.getByRole('searchbox'), '<script>')
    await userEvent.click(
      await canvas.findByRole('button', { name: /^(Clear search|Effacer la recherche)$/ }),
    )
    await expect(canvas.getByRole('searchbox')).toHaveValue('')
    // The story ends in the state that its name says.
    await userEvent.type(canvas.getByRole('searchbox'), '<script>')
    await canvas.findByRole('button', { name: /^(Clear search|Effacer la recherche)$/ })
  },
}

export const Empty: Story = {
  parameters: { msw: [answerWith<'listMenus'>(listMenus, { value: [] }), ...preferences] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await waitFor(() =>
      expect(
        canvas.getByRole('heading', { level: 2, name: /no applications yet|aucune application/ }),
      ).toBeVisible(),
    )
    await expect(canvas.getByRole('link', { name: /Contact support|Contacter l’assistance/ })).toBeVisible()
    await expect(canvas.getByRole('button', { name: /Check again|Vérifier à nouveau/ })).toBeVisible()
  },
}
export const Loading: Story = {
  parameters: { msw: [neverAnswer(listMenus), neverAnswer(getPreferences), neverAnswer(listWork)] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getAllByRole('status')[0]).not.toBeEmptyDOMElement()
    await expect(canvas.queryByRole('link', { name: /Invent/ })).toBeNull()
    await expect(canvas.queryByText(/no applications yet|aucune application/)).toBeNull()
  },
}

const shellTexts = textsIn({ en, fr })
/** The tiles follow the order of the menus, whatever happens to the person's own arrangement. */
const showsGivenOrder: NonNullable<Story['play']> = async ({ canvasElement, globals }) => {
  const canvas = within(canvasElement)
  const name = globals['locale'] === 'fr' ? 'Inventaire' : 'Inventory'
  await waitFor(() => expect(canvas.getByRole('link', { name })).toBeVisible())
  await expect(canvas.getAllByRole('listitem')).toHaveLength(2)
  await expect(canvas.queryByRole('list', { name: /^(Pinned|Épinglés)$/ })).toBeNull()
  await expect(canvas.queryByText(shellTexts(globals).home.pinFailed)).toBeNull()
  // Pinning or moving would overwrite what could not be read.
  await expect(canvas.queryByRole('button', { name: new RegExp(name) })).toBeNull()
}
export const SlowPreferences: Story = {
  parameters: {
    picture: 'none',
    msw: [answer(listMenus, 'home'), neverAnswer(getPreferences), nothing, ...unasked],
  },
  play: showsGivenOrder,
}
export const PreferencesFail: Story = {
  parameters: {
    picture: 'none',
    msw: [answer(listMenus, 'home'), refuse(getPreferences, 'server-error', { once: true }), ...preferences],
  },
  play: async context => {
    await showsGivenOrder(context)
    const canvas = within(context.canvasElement)
    const { preferencesFailed, retryPreferences } = shellTexts(context.globals).home
    await waitFor(() => expect(canvas.getByText(preferencesFailed)).toBeVisible())
    // Once they can be loaded, pinning is offered again.
    await userEvent.click(canvas.getByRole('button', { name: retryPreferences }))
    await waitFor(() => expect(canvas.queryByText(preferencesFailed)).toBeNull())
    await waitFor(() => expect(canvas.getByRole('button', { name: /Invent/ })).toBeVisible())
  },
}

export const PinningFails: Story = {
  parameters: {
    msw: [
      answer(listMenus, 'home'),
      answer(getPreferences, 'untouched'),
      breakOff(updatePreferences),
      nothing,
      ...unasked,
    ],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click((await canvas.findAllByRole('button', { name: /Invent/ }))[0] ?? canvasElement)
    await userEvent.click(await within(document.body).findByRole('menuitem', { name: /^(Pin|Épingler)$/ }))
    await waitFor(() => expect(canvas.getByText(/was not saved|n’a pas été enregistré/)).toBeVisible())
    await expect(canvas.queryByRole('list', { name: /^(Pinned|Épinglés)$/ })).toBeNull()
  },
}

export const LongText: Story = {
  parameters: {
    msw: [
      answerWith<'listMenus'>(listMenus, { value: longMenus }),
      answerWith<'listWork'>(listWork, {
        value: longMenus.map(({ menuTitle = '', menuDescription, id = 0 }) => ({
          ...someWork,
          id,
          title: menuTitle,
          detail: `${menuDescription} ${'Anticonstitutionnellement'.repeat(3)}`,
          englishDetail: `${menuDescription} ${'Anticonstitutionnellement'.repeat(3)}`,
        })),
        counts: [
          {
            kind: 'onboardingToCorrect',
            menuLink: longMenus[0]?.menuLink ?? '',
            count: 1_000_000,
            link: '/app/confirm/list',
          },
        ],
        total: 1_000_000,
      }),
      ...arranged,
    ],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const region = within(await canvas.findByRole('region', { name: waiting }))
    // One item for each menu, not a million of them.
    await waitFor(() =>
      expect(region.getAllByRole('listitem').length).toBeGreaterThanOrEqual(longMenus.length),
    )
    await expect(region.getAllByRole('listitem').length).toBeLessThan(50)
    await expect(region.getAllByText(/1[,\s\u202f]000[,\s\u202f]000/)[0]).toBeVisible()
  },
}
