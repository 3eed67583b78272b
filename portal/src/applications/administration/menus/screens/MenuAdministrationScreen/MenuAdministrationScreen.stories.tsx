import { listMenuAdministration } from '@parvis/api-types/generated/examples/portal'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { refuse } from '../../../../../stories/answers.ts'
import { longMenus } from '../../../../../stories/long-menus.ts'
import { listStates, pictured } from '../../../../../stories/standard-states.ts'
import { menusTexts } from '../../i18n/texts.ts'
import type { AdministeredMenu } from '../../rules/menu-tree.ts'
import { MenuAdministrationScreen } from './MenuAdministrationScreen.tsx'
import { at, inPortalOfMenus, lists, menus, menusWith, others, textsOf } from './menus-stories.fixtures.ts'

const meta = {
  title: 'Screens/Menu administration',
  component: MenuAdministrationScreen,
  decorators: [inPortalOfMenus],
  parameters: { layout: 'fullscreen', msw: [lists(menus), ...others] },
} satisfies Meta<typeof MenuAdministrationScreen>
export default meta
type Story = StoryObj<typeof meta>

export const Loaded: Story = {
  play: async ({ canvasElement, globals }) => {
    const canvas = within(canvasElement)
    const tree = await canvas.findByRole('treegrid')
    await expect(within(tree).getAllByRole('row')).toHaveLength(3)
    await expect(within(tree).getByRole('row', { name: /ADM0\.5/ })).toHaveAttribute('aria-level', '2')
    await expect(canvas.getByRole('heading', { name: textsOf(globals).pick.title })).toBeVisible()
  },
}

const [first, ...rest] = menus as [AdministeredMenu, ...AdministeredMenu[]]
const states = listStates({
  asks: listMenuAdministration,
  beside: others,
  texts: menusTexts,
  rows: [first, ...rest],
  shows: ({ menuCode }) => new RegExp(menuCode),
  // While it loads, the tree is drawn without rows.
  awaited: async canvas => await expect(canvas.queryByRole('treegrid')).toBeNull(),
})
export const Loading = pictured(states.Loading)
export const Slow = states.Slow
export const ServerError = pictured(states.ServerError)
export const Denied = pictured(states.Denied)
export const Offline = states.Offline

export const Empty: Story = {
  parameters: { msw: [lists([]), ...others] },
  play: async ({ canvasElement, globals }) => {
    const canvas = within(canvasElement)
    await canvas.findByText(textsOf(globals).list.emptyTitle)
    await userEvent.click(
      canvas.getAllByRole('button', { name: textsOf(globals).create })[0] ?? canvasElement,
    )
    await waitFor(() => expect(canvas.getByRole('form', { name: textsOf(globals).form.new })).toBeVisible())
  },
}

export const SessionOver: Story = {
  parameters: { msw: [refuse(listMenuAdministration, 'token-expired'), ...others] },
  play: async ({ canvasElement }) => {
    await waitFor(() =>
      expect(within(canvasElement).getByRole('alert')).toHaveTextContent(/signed in|connecté/),
    )
  },
}
export const TooManyRequests: Story = {
  parameters: { msw: [refuse(listMenuAdministration, 'rate-limited'), ...others] },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(within(canvasElement).getByRole('alert')).toHaveTextContent(/moment|instant/))
  },
}

export const UnknownMenu: Story = {
  parameters: at('menu=99'),
  play: async ({ canvasElement, globals }) => {
    await waitFor(() =>
      expect(within(canvasElement).getByText(textsOf(globals).pick.goneTitle)).toBeVisible(),
    )
  },
}

export const Filtered: Story = {
  parameters: at('filter=inventory'),
  play: async ({ canvasElement, globals }) => {
    const canvas = within(canvasElement)
    const field = await canvas.findByRole('searchbox', { name: textsOf(globals).tree.filter })
    await expect(field).toHaveValue('inventory')
    // The English name finds the menu in French too, and so does the code.
    await expect(canvas.getAllByRole('row')).toHaveLength(1)
    await userEvent.clear(field)
    await userEvent.type(field, 'adm0.5')
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(2))
  },
}

/** All remarks, in the tree and above the form. */
export const Remarks: Story = {
  parameters: {
    ...at('menu=2'),
    msw: [
      lists(
        menusWith({
          2: {
            menuLink: '/app/nowhere',
            menuEnglishDescription: 'Arborescence et fiche de chaque menu',
            menuColor: '#ffff00',
            minimumScope: 'Portal.Access',
            onlyFirm: false,
          },
        }),
      ),
      ...others,
    ],
  },
  play: async ({ canvasElement, globals }) => {
    const canvas = within(canvasElement)
    const remarks = await canvas.findByRole('group', { name: textsOf(globals).check.title })
    await expect(within(remarks).getAllByRole('listitem')).toHaveLength(5)
    await expect(canvas.getByRole('row', { name: /ADM0\.5/ })).toHaveTextContent('5')
  },
}

const longOnes = longMenus.map((menu, index) => ({
  ...menu,
  menuCode: `LONG${index}`,
  menuParentId: index === 0 ? null : 99 + index,
}))
/** Extreme names: maximum length, right-to-left, and containing markup. */
export const LongText: Story = {
  parameters: { ...at('menu=102'), msw: [lists(longOnes), ...others] },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(within(canvasElement).getAllByRole('row')).toHaveLength(5))
  },
}

/** Stacked: choosing a menu scrolls to its form. */
export const Narrow: Story = {
  globals: { width: '320', viewport: { value: 'w320', isRotated: false } },
  play: async ({ canvasElement, globals }) => {
    const canvas = within(canvasElement)
    const row = await canvas.findByRole('row', { name: /INV01/ })
    row.focus()
    await userEvent.keyboard('{Enter}')
    const region = canvas.getByRole('region', { name: textsOf(globals).form.edit })
    await waitFor(() => expect(region).toHaveFocus())
    await waitFor(() => expect(canvas.getByRole('form')).toBeVisible())
    // Make the scroll position deterministic: it depends on how much of the form had loaded when it got the focus.
    region.scrollIntoView({ block: 'start' })
  },
}
