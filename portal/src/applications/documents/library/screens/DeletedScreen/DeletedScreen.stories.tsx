import { listDocumentDeletions, restoreDocument } from '@parvis/api-types/generated/examples/portal'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { answerPage, refuse } from '../../../../../stories/answers.ts'
import { asRead, filled } from '../../../../../stories/read-texts.ts'
import { recording } from '../../../../../stories/recording.ts'
import { listStates } from '../../../../../stories/standard-states.ts'
import { documents } from '../../application.ts'
import { portal, textsOf, atPlaceWithToasts } from '../../documents-stories.fixtures.tsx'
import { documentsTexts } from '../../i18n/texts.ts'
import { DeletedScreen } from './DeletedScreen.tsx'

const [deleted] = listDocumentDeletions.success.some.value
if (!deleted) throw new Error('The contract has no example of a deleted document')
const listed = answerPage(listDocumentDeletions, deleted)

const meta = {
  title: 'Screens/Deleted documents',
  component: DeletedScreen,
  ...atPlaceWithToasts(documents, 'deleted', portal, [listed]),
} satisfies Meta<typeof DeletedScreen>
export default meta
type Story = StoryObj<typeof meta>

/** Also under the costly conditions, at 320 px as cards. */
export const Loaded: Story = {
  play: async ({ canvas, globals }) => {
    await waitFor(() => expect(canvas.getAllByText(deleted.name)[0]).toBeVisible())
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(textsOf(globals).deleted.title)
  },
}

async function restore(canvasElement: HTMLElement, texts: ReturnType<typeof textsOf>) {
  const [menu] = await within(canvasElement).findAllByRole('button', {
    name: new RegExp(`Actions.*${deleted?.name}`),
  })
  if (menu) await userEvent.click(menu)
  await userEvent.click(await screen.findByRole('menuitem', { name: texts.deleted.restore }))
}

const restoration = recording(restoreDocument, { content: restoreDocument.success.restored })
export const Restored: Story = {
  parameters: { msw: [listed, restoration.handler], picture: 'none' },
  play: async ({ canvasElement, globals }) => {
    const texts = textsOf(globals)
    await restore(canvasElement, texts)
    await waitFor(() => expect(restoration.sent).toHaveLength(1))
    await screen.findByText(asRead(filled(texts.deleted.restored, { name: deleted.name })))
  },
}

/** Another document has its name there now. */
export const NotRestored: Story = {
  parameters: { msw: [listed, refuse(restoreDocument, 'document-name-taken')], picture: 'none' },
  play: async ({ canvas, canvasElement, globals }) => {
    const texts = textsOf(globals)
    await restore(canvasElement, texts)
    await waitFor(() =>
      expect(canvas.getByRole('alert')).toHaveTextContent(asRead(texts.problem.nameTakenRestore)),
    )
  },
}

const states = listStates({
  asks: listDocumentDeletions,
  texts: {
    en: { list: documentsTexts.en.deleted },
    fr: { list: documentsTexts.fr.deleted },
  },
  rows: [deleted],
  shows: ({ name }) => name,
})
export const Loading = states.Loading
export const Slow = states.Slow
export const Empty = states.Empty
export const LongText = states.LongText
export const ServerError = states.ServerError
export const Denied = states.Denied
export const Offline = states.Offline
