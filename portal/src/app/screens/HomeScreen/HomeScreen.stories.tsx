import { getPreferences, listMenus, updatePreferences } from '@parvis/api-types/generated/examples/portal'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within, waitFor } from 'storybook/test'
import { answer, answerWith, breakOff, neverAnswer, refuse } from '../../../stories/answers.ts'
import { longMenus, sevenMenus } from '../../../stories/long-menus.ts'
import { withPortal } from '../../../stories/withPortal.tsx'
import { HomeScreen } from './HomeScreen.tsx'

const preferences = [answer(getPreferences, 'untouched'), answer(updatePreferences, 'pinned')]

const meta = {
  title: 'Screens/Home',
  component: HomeScreen,
  decorators: [withPortal()],
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
    // What is said where there are few applications comes after the tiles.
    await waitFor(() =>
      expect(
        canvas.getByRole('region', { name: /Looking for another|Vous cherchez une autre/ }),
      ).toBeVisible(),
    )
  },
}

export const PinnedAndRecent: Story = {
  parameters: {
    msw: [
      answerWith<'listMenus'>(listMenus, { value: sevenMenus }),
      answerWith<'getPreferences'>(getPreferences, {
        ...getPreferences.success.arranged,
        pinnedMenuIds: [203, 201],
        recentMenuIds: [201, 206],
      }),
      answer(updatePreferences, 'pinned'),
    ],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const pinned = await canvas.findByRole('list', { name: /^(Pinned|Épinglés)$/ })
    const titles = within(pinned).getAllByRole('link')
    await expect(titles).toHaveLength(2)
    await expect(titles[0]).toHaveTextContent(/Invent/)
    // What is pinned is not said again.
    const recent = canvas.getByRole('list', { name: /^(Recent|Récents)$/ })
    await expect(within(recent).getAllByRole('link')).toHaveLength(1)
    await expect(canvas.queryByRole('link', { name: /Contact support|Contacter l’assistance/ })).toBeNull()
  },
}

/** The only tile is not said again in a row of recent ones, and the page says how more of them open. */
export const OneTile: Story = {
  parameters: {
    msw: [
      answerWith<'listMenus'>(listMenus, { value: sevenMenus.slice(0, 1) }),
      answerWith<'getPreferences'>(getPreferences, {
        ...getPreferences.success.arranged,
        pinnedMenuIds: [],
        recentMenuIds: [200],
      }),
      answer(updatePreferences, 'pinned'),
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
    // It ends as it is called.
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
    // It ends as it is called.
    await userEvent.type(canvas.getByRole('searchbox'), '<script>')
    await canvas.findByRole('button', { name: /^(Clear search|Effacer la recherche)$/ })
  },
}

export const Empty: Story = {
  parameters: { msw: [answerWith<'listMenus'>(listMenus, { value: [] }), ...preferences] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await waitFor(() => expect(canvas.getByRole('heading', { level: 2 })).toBeVisible())
    await expect(canvas.getByRole('link', { name: /Contact support|Contacter l’assistance/ })).toBeVisible()
    await expect(canvas.getByRole('button', { name: /Check again|Vérifier à nouveau/ })).toBeVisible()
  },
}
export const Loading: Story = { parameters: { msw: [neverAnswer(listMenus), neverAnswer(getPreferences)] } }
// Without preferences it looks as `Loaded` does.
export const SlowPreferences: Story = {
  parameters: { picture: 'none', msw: [answer(listMenus, 'home'), neverAnswer(getPreferences)] },
}
export const PreferencesFail: Story = {
  parameters: { picture: 'none', msw: [answer(listMenus, 'home'), refuse(getPreferences, 'server-error')] },
}

export const PinningFails: Story = {
  parameters: {
    msw: [answer(listMenus, 'home'), answer(getPreferences, 'untouched'), breakOff(updatePreferences)],
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
  parameters: { msw: [answerWith<'listMenus'>(listMenus, { value: longMenus }), ...preferences] },
}
