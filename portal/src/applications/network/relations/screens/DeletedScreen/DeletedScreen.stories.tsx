import type { RowOf } from '@parvis/api-types/calls'
import { listDeletedClientRelations } from '@parvis/api-types/generated/examples/portal'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { answerPage } from '../../../../../stories/answers.ts'
import { atPlace } from '../../../../../stories/at-its-address.tsx'
import { listStates } from '../../../../../stories/standard-states.ts'
import { clientRelations } from '../../application.ts'
import { reader } from '../../client-relations-stories.fixtures.ts'
import { clientRelationsTexts } from '../../i18n/texts.ts'
import { DeletedScreen } from './DeletedScreen.tsx'

type Deleted = RowOf<'listDeletedClientRelations'>
const [first, second] = listDeletedClientRelations.success.some.value
const rows = [first as Deleted, second as Deleted] as const
const { en, fr } = clientRelationsTexts

const meta = {
  title: 'Screens/Network/Deleted relations',
  component: DeletedScreen,
  ...atPlace(
    clientRelations,
    'deleted',
    { texts: { clientRelations: clientRelationsTexts }, person: reader },
    [answerPage(listDeletedClientRelations, ...rows)],
  ),
} satisfies Meta<typeof DeletedScreen>
export default meta
type Story = StoryObj<typeof meta>

/** A person without a record is shown by email. */
export const Loaded: Story = {
  play: async ({ canvas }) => {
    await canvas.findAllByText(rows[0].otherAccountName)
    await expect(canvas.getAllByText('former@parvis.example').length).toBeGreaterThan(0)
  },
}

const states = listStates({
  asks: listDeletedClientRelations,
  texts: { en: { list: en.deleted }, fr: { list: fr.deleted } },
  rows,
  shows: ({ accountName }) => accountName,
})
export const Loading = states.Loading
export const Slow = states.Slow
export const Empty = states.Empty
export const LongText = states.LongText
export const ServerError = states.ServerError
export const Denied = states.Denied
export const Offline = states.Offline
