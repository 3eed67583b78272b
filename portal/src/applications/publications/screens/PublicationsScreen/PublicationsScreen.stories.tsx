import { listPublications } from '@parvis/api-types/generated/examples/portal'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within, waitFor } from 'storybook/test'
import { neverAnswer, refuse } from '../../../../stories/answers.ts'
import { withPortal } from '../../../../stories/withPortal.tsx'
import { publicationsPath } from '../../addresses.ts'
import { draft, listed, portal, routeAt, textsOf, validated } from '../../publications-stories.fixtures.ts'
import { PublicationsScreen } from './PublicationsScreen.tsx'

const meta = {
  title: 'Screens/Publications/List',
  component: PublicationsScreen,
  decorators: [withPortal({ ...portal, path: publicationsPath, ...routeAt(publicationsPath) })],
  parameters: { layout: 'fullscreen', msw: [listed(draft, validated)] },
} satisfies Meta<typeof PublicationsScreen>
export default meta
type Story = StoryObj<typeof meta>

/** Also under the costly conditions, at 320 px as cards. */
export const Loaded: Story = {
  play: async ({ canvasElement, globals }) => {
    const texts = textsOf(globals)
    const canvas = within(canvasElement)
    const [link] = await canvas.findAllByRole('link', { name: draft.engagementCode })
    await expect(link).toHaveAttribute('href', expect.stringMatching(/\/createpublication\?publication=4$/))
    await expect(canvas.getAllByText(texts.status.validated)[0]).toBeVisible()
    await expect(canvas.queryByRole('searchbox')).toBeNull()
  },
}

export const Loading: Story = { parameters: { msw: [neverAnswer(listPublications)], picture: 'none' } }

export const Empty: Story = {
  parameters: { msw: [listed()], picture: 'none' },
  play: async ({ canvasElement, globals }) => {
    await waitFor(() =>
      expect(within(canvasElement).getByText(textsOf(globals).list.emptyTitle)).toBeVisible(),
    )
  },
}

export const ServerError: Story = {
  parameters: { msw: [refuse(listPublications, 'server-error')], picture: 'none' },
  play: async ({ canvasElement, globals }) => {
    await waitFor(() =>
      expect(within(canvasElement).getByRole('alert')).toHaveTextContent(textsOf(globals).list.failed),
    )
  },
}
