import { listApiConsumers } from '@parvis/api-types/generated/examples/authorization'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { openCards } from '../../../../../stories/open-cards.ts'
import { neverAnswer, refuse } from '../../../../../stories/answers.ts'
import { inPortal, withPortal, type PortalStory } from '../../../../../stories/withPortal.tsx'
import { administrator, consumers, listed, reader, textsOf } from '../../consumers-stories.fixtures.ts'
import { consumersTexts } from '../../i18n/texts.ts'
import { consumersRoutes } from '../../routes.ts'
import { ApiConsumersScreen } from './ApiConsumersScreen.tsx'

const path = '/app/security/consommateur'
const [route] = consumersRoutes
const portal: PortalStory = { texts: { consumers: consumersTexts }, path, route, person: administrator }

const meta = {
  title: 'Screens/API consumers',
  component: ApiConsumersScreen,
  decorators: [withPortal(portal)],
  parameters: { layout: 'fullscreen', msw: [listed(consumers)] },
} satisfies Meta<typeof ApiConsumersScreen>
export default meta
type Story = StoryObj<typeof meta>

const namesIn = (canvasElement: HTMLElement) =>
  within(canvasElement)
    .getAllByRole('rowheader')
    .map(cell => cell.textContent)

/** Also under the costly conditions, at 320 px as cards. */
export const Loaded: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: 'Entrepôt de données' })).toHaveAttribute(
        'href',
        expect.stringMatching(/\/app\/security\/consommateur\/1$/),
      ),
    )
    await openCards(canvasElement)
    await expect(canvas.getAllByRole('img', { name: /Entrepôt de données/ })[0]).toBeVisible()
  },
}

export const Loading: Story = { parameters: { msw: [neverAnswer(listApiConsumers)], picture: 'none' } }

export const Empty: Story = {
  parameters: { msw: [listed([])], picture: 'none' },
  play: async ({ canvasElement, globals }) => {
    const canvas = within(canvasElement)
    await waitFor(() => expect(canvas.getByText(textsOf(globals).consumers.emptyTitle)).toBeVisible())
  },
}

export const Denied: Story = {
  parameters: { msw: [refuse(listApiConsumers, 'scope-missing')], picture: 'none' },
  play: async ({ canvasElement, globals }) => {
    await waitFor(() =>
      expect(within(canvasElement).getByRole('alert')).toHaveTextContent(textsOf(globals).consumers.failed),
    )
  },
}

/** A shared address: sorted by calls, one state only. */
export const FromTheAddress: Story = {
  parameters: { ...inPortal({ path: `${path}?sort=-recentCalls&f.state=any%3Aactive` }), picture: 'none' },
  play: async ({ canvasElement }) => {
    await waitFor(() =>
      expect(namesIn(canvasElement)).toEqual(['Entrepôt de données', 'Extranet des associés']),
    )
  },
}

/** Without permission to edit, a reader sees the same list without the register button. */
export const Reader: Story = {
  parameters: { ...inPortal({ person: reader }), picture: 'none' },
  play: async ({ canvasElement, globals }) => {
    await waitFor(() => expect(namesIn(canvasElement)).toHaveLength(3))
    await expect(
      within(canvasElement).queryByRole('link', { name: textsOf(globals).consumers.create }),
    ).toBeNull()
  },
}

/** As cards where there is no room for columns. */
export const Narrow: Story = {
  globals: { width: '320', viewport: { value: 'w320', isRotated: false } },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(within(canvasElement).getByText('Ancien annuaire')).toBeVisible())
  },
}
