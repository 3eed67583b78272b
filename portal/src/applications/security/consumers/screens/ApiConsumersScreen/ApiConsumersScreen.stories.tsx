import { listApiConsumers } from '@parvis/api-types/generated/examples/authorization'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { openCards } from '../../../../../stories/open-cards.ts'
import { listStates } from '../../../../../stories/standard-states.ts'
import { inPortal, withPortal } from '../../../../../stories/withPortal.tsx'
import {
  atList,
  consumers,
  listed,
  portal,
  reader,
  textsOf,
  warehouse,
} from '../../consumers-stories.fixtures.ts'
import { consumersTexts } from '../../i18n/texts.ts'
import { ApiConsumersScreen } from './ApiConsumersScreen.tsx'

const meta = {
  title: 'Screens/API consumers',
  component: ApiConsumersScreen,
  decorators: [withPortal({ ...portal, ...atList })],
  parameters: { layout: 'fullscreen', msw: [listed(consumers)] },
} satisfies Meta<typeof ApiConsumersScreen>
export default meta
type Story = StoryObj<typeof meta>

const namesIn = (canvasElement: HTMLElement) =>
  within(canvasElement)
    .getAllByRole('rowheader')
    .map(cell => cell.textContent)

/** Also runs under the costly conditions, at 320 px as cards. */
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

/** A shared address: sorted by calls, filtered to one state. */
export const FromTheAddress: Story = {
  parameters: {
    ...inPortal({ ...atList, path: `${atList.path ?? ''}?sort=-recentCalls&f.state=any%3Aactive` }),
    picture: 'none',
  },
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
    await expect(within(canvasElement).queryByRole('link', { name: textsOf(globals).list.create })).toBeNull()
  },
}

/** Rows become cards where columns do not fit. */
export const Narrow: Story = {
  globals: { width: '320', viewport: { value: 'w320', isRotated: false } },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(within(canvasElement).getByText('Ancien annuaire')).toBeVisible())
  },
}

const states = listStates({
  asks: listApiConsumers,
  texts: consumersTexts,
  rows: [warehouse, ...consumers.slice(1)],
  shows: ({ name }) => name,
})
export const Loading = states.Loading
export const Slow = states.Slow
export const Empty = states.Empty
export const LongText = states.LongText
export const ServerError = states.ServerError
export const Denied = states.Denied
export const Offline = states.Offline
