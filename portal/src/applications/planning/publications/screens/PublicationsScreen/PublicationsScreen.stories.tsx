import { listPublications } from '@parvis/api-types/generated/examples/portal'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { listStates } from '../../../../../stories/standard-states.ts'
import { withPortal } from '../../../../../stories/withPortal.tsx'
import { publicationsPath } from '../../addresses.ts'
import { draft, listed, portal, routeAt, textsOf, validated } from '../../publications-stories.fixtures.ts'
import { publicationsTexts } from '../../i18n/texts.ts'
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

const states = listStates({
  asks: listPublications,
  texts: publicationsTexts,
  rows: [draft, validated],
  shows: ({ engagementCode }) => engagementCode,
})
export const Loading = states.Loading
export const Slow = states.Slow
export const Empty = states.Empty
export const LongText = states.LongText
export const ServerError = states.ServerError
export const Denied = states.Denied
export const Offline = states.Offline
