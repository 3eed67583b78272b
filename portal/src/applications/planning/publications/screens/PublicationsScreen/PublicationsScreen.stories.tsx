import { listPublications } from '@parvis/api-types/generated/examples/portal'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { answerPage } from '../../../../../stories/answers.ts'
import { atPlace } from '../../../../../stories/at-its-address.tsx'
import { listStates } from '../../../../../stories/standard-states.ts'
import { publications } from '../../application.ts'
import { draft, portal, textsOf, validated } from '../../publications-stories.fixtures.ts'
import { publicationsTexts } from '../../i18n/texts.ts'
import { PublicationsScreen } from './PublicationsScreen.tsx'

const meta = {
  title: 'Screens/Publications/List',
  component: PublicationsScreen,
  ...atPlace(publications, 'list', portal, [answerPage(listPublications, draft, validated)]),
} satisfies Meta<typeof PublicationsScreen>
export default meta
type Story = StoryObj<typeof meta>

/** Also runs under the costly conditions, at 320 px as cards. */
export const Loaded: Story = {
  play: async ({ canvas, globals }) => {
    const texts = textsOf(globals)
    const [link] = await canvas.findAllByRole('link', { name: draft.requestNumber })
    await expect(link).toHaveAttribute('href', expect.stringMatching(/\/createpublication\?publication=4$/))
    await expect(canvas.getAllByText(texts.status.validated)[0]).toBeVisible()
    await expect(canvas.queryByRole('searchbox')).toBeNull()
  },
}

const states = listStates({
  asks: listPublications,
  texts: publicationsTexts,
  rows: [draft, validated],
  shows: ({ requestNumber }) => requestNumber,
})
export const Loading = states.Loading
export const Slow = states.Slow
export const Empty = states.Empty
export const LongText = states.LongText
export const ServerError = states.ServerError
export const Denied = states.Denied
export const Offline = states.Offline
