import { listDocumentDeletions, restoreDocuments } from '@parvis/api-types/generated/examples/portal'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { answerPage, problemOf, refuse } from '../../../../../stories/answers.ts'
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

/** Also runs under the costly conditions, at 320 px as cards. */
export const Loaded: Story = {
  play: async ({ canvas, globals }) => {
    await waitFor(() => expect(canvas.getAllByText(deleted.name)[0]).toBeVisible())
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(textsOf(globals).deleted.title)
  },
}

/** A column that is empty in every row is hidden until somebody asks for it. */
export const EmptyColumn: Story = {
  parameters: { picture: 'none' },
  play: async ({ canvas, globals }) => {
    const title = textsOf(globals).column.folder
    await waitFor(() => expect(canvas.getAllByText(deleted.name)[0]).toBeVisible())
    await expect(canvas.queryByRole('columnheader', { name: title })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: /^(Columns|Colonnes)$/ }))
    const columns = within(await screen.findByRole('dialog'))
    const choice = columns.getByRole('checkbox', { name: title })
    await expect(choice).not.toBeChecked()
    await userEvent.click(choice)
    await expect(choice).toBeChecked()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.getByRole('columnheader', { name: title })).toBeVisible())
  },
}

async function restore(canvasElement: HTMLElement, texts: ReturnType<typeof textsOf>) {
  const [menu] = await within(canvasElement).findAllByRole('button', {
    name: new RegExp(`Actions.*${deleted?.name}`),
  })
  if (menu) await userEvent.click(menu)
  await userEvent.click(await screen.findByRole('menuitem', { name: texts.deleted.restore }))
}

const restoration = recording(restoreDocuments, {})
export const Restored: Story = {
  parameters: { msw: [listed, restoration.handler], picture: 'none' },
  play: async ({ canvasElement, globals }) => {
    const texts = textsOf(globals)
    await restore(canvasElement, texts)
    await waitFor(() => expect(restoration.sent.map(({ body }) => body)).toEqual([{ ids: [deleted.id] }]))
    await screen.findByText(asRead(filled(texts.action.restored, { name: deleted.name })))
  },
}

/** Another document now has its name there. */
export const NotRestored: Story = {
  parameters: { msw: [listed, refuse(restoreDocuments, 'document-name-taken')], picture: 'none' },
  play: async ({ canvas, canvasElement, globals }) => {
    const texts = textsOf(globals)
    await restore(canvasElement, texts)
    await waitFor(() =>
      expect(canvas.getByRole('alert')).toHaveTextContent(asRead(texts.problem.nameTakenRestore)),
    )
  },
}

const another = { ...deleted, id: 34, name: 'Grand livre.xlsx' }
const both = answerPage(listDocumentDeletions, deleted, another)

async function chooseBoth(canvas: ReturnType<typeof within>, texts: ReturnType<typeof textsOf>) {
  for (const name of [deleted?.name, another.name])
    await userEvent.click(await canvas.findByRole('checkbox', { name: new RegExp(`${name}$`) }))
  await userEvent.click(await canvas.findByRole('button', { name: texts.deleted.restore }))
}

const together = recording(restoreDocuments, {})
/** Several documents are restored at once and then deselected. */
export const ChosenRestored: Story = {
  parameters: { msw: [both, together.handler] },
  play: async ({ canvas, globals }) => {
    const texts = textsOf(globals)
    await chooseBoth(canvas, texts)
    await screen.findByText(asRead(filled(texts.chosen.restored, { number: 2 })))
    await expect(together.sent.map(({ body }) => body)).toEqual([{ ids: [deleted.id, another.id] }])
    await waitFor(() => expect(canvas.queryByRole('button', { name: texts.deleted.restore })).toBeNull())
  },
}

const taken = problemOf('document-name-taken')
/** The name of one of them is taken: none is restored, and the message names it. */
export const ChosenNotRestored: Story = {
  parameters: {
    msw: [
      both,
      recording(restoreDocuments, {
        ...taken,
        content: {
          ...taken.content,
          errors: [{ pointer: '/ids/1', code: 'unknown-name', params: { id: another.id } }],
        },
      }).handler,
    ],
  },
  play: async ({ canvas, globals }) => {
    const texts = textsOf(globals)
    await chooseBoth(canvas, texts)
    const alert = await canvas.findByRole('alert', {
      name: asRead(filled(texts.chosen.notRestored, { number: 2 })),
    })
    await expect(alert).toHaveTextContent(asRead(texts.problem.nameTakenRestore))
    await expect(
      within(alert)
        .getAllByRole('listitem')
        .map(item => item.textContent),
    ).toEqual([another.name])
    // They stay selected, for another attempt.
    await expect(canvas.getByRole('button', { name: texts.deleted.restore })).toBeVisible()
  },
}

/** More documents than can be restored at once are not sent. */
export const TooManyChosen: Story = {
  parameters: {
    msw: [
      http.get(listDocumentDeletions.pattern, () =>
        HttpResponse.json({ value: [deleted], '@odata.count': 101 }),
      ),
    ],
    picture: 'none',
  },
  play: async ({ canvas, globals }) => {
    const texts = textsOf(globals)
    await userEvent.click(await canvas.findByRole('checkbox', { name: new RegExp(`${deleted.name}$`) }))
    await userEvent.click(await canvas.findByRole('button', { name: /101/ }))
    await expect(canvas.getByText(asRead(filled(texts.deleted.tooMany, { limit: 100 })))).toBeVisible()
    await expect(canvas.queryByRole('button', { name: texts.deleted.restore })).toBeNull()
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
