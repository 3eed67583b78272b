import { listAccessRequests } from '@parvis/api-types/generated/examples/authorization'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { answerPage } from '../../../../../stories/answers.ts'
import { atPlace } from '../../../../../stories/at-its-address.tsx'
import { listStates } from '../../../../../stories/standard-states.ts'
import { portal, textsOf } from '../../access-requests-stories.fixtures.ts'
import { accessRequests } from '../../application.ts'
import { accessRequestsTexts } from '../../i18n/texts.ts'
import { AccessRequestsScreen } from './AccessRequestsScreen.tsx'

const [newest, ...older] = listAccessRequests.success.some.value
if (newest === undefined) throw new Error('The example of the contract has requests')

const meta = {
  title: 'Screens/Access requests/List',
  component: AccessRequestsScreen,
  ...atPlace(accessRequests, 'list', portal, [answerPage(listAccessRequests, newest, ...older)]),
} satisfies Meta<typeof AccessRequestsScreen>
export default meta
type Story = StoryObj<typeof meta>

/**
 * Who asked for what, with the state of each request; a row links to its request. Also runs under the costly
 * conditions.
 */
export const Loaded: Story = {
  play: async ({ canvas, globals }) => {
    const texts = textsOf(globals)
    await expect(await canvas.findByRole('link', { name: 'Théo Lefèvre' })).toHaveAttribute(
      'href',
      '/app/security/access-requests/14',
    )
    await expect(canvas.getByText(texts.state.pending)).toBeVisible()
    await expect(canvas.getByText(texts.state.refused)).toBeVisible()
    await expect(canvas.getByText(globals['locale'] === 'fr' ? 'Sécurité' : 'Security')).toBeVisible()
  },
}

const states = listStates({
  asks: listAccessRequests,
  texts: accessRequestsTexts,
  rows: [newest, ...older],
  shows: ({ personName }) => personName,
})
export const Loading = states.Loading
export const Slow = states.Slow
export const Empty = states.Empty
export const LongText = states.LongText
export const ServerError = states.ServerError
export const Denied = states.Denied
export const Offline = states.Offline
