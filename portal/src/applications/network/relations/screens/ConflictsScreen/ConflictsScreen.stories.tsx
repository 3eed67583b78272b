import type { RowOf } from '@parvis/api-types/calls'
import { listIndependenceConflicts } from '@parvis/api-types/generated/examples/portal'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { answerPage } from '../../../../../stories/answers.ts'
import { atPlace } from '../../../../../stories/at-its-address.tsx'
import { listStates } from '../../../../../stories/standard-states.ts'
import { clientRelations } from '../../application.ts'
import { portal, textsOf } from '../../client-relations-stories.fixtures.ts'
import { clientRelationsTexts } from '../../i18n/texts.ts'
import { ConflictsScreen } from './ConflictsScreen.tsx'

type Conflict = RowOf<'listIndependenceConflicts'>
const [first, second] = listIndependenceConflicts.success.some.value
const rows = [first as Conflict, second as Conflict] as const

const meta = {
  title: 'Screens/Network/Conflicts',
  component: ConflictsScreen,
  ...atPlace(clientRelations, 'conflicts', portal, [answerPage(listIndependenceConflicts, ...rows)]),
} satisfies Meta<typeof ConflictsScreen>
export default meta
type Story = StoryObj<typeof meta>

/** Each conflict has a link to its picture in the network. */
export const Loaded: Story = {
  play: async ({ canvas, globals }) => {
    const texts = textsOf(globals)
    await canvas.findAllByText('Samuel Okafor')
    const [menu] = canvas.getAllByRole('button', { name: /Hélène d’Arcy/ })
    if (menu) await userEvent.click(menu)
    await screen.findByRole('menuitem', { name: texts.explore })
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
  },
}

const states = listStates({
  asks: listIndependenceConflicts,
  texts: {
    en: { list: clientRelationsTexts.en.conflicts },
    fr: { list: clientRelationsTexts.fr.conflicts },
  },
  rows,
  shows: ({ staffName }) => staffName,
})
export const Loading = states.Loading
export const Slow = states.Slow
export const Empty = states.Empty
export const LongText = states.LongText
export const ServerError = states.ServerError
export const Denied = states.Denied
export const Offline = states.Offline
