import {
  deleteDocument,
  getDocumentDownload,
  listDocuments,
  prepareDocumentArchive,
  restoreDocument,
  shareDocuments,
} from '@parvis/api-types/generated/examples/portal'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
import { expect, screen, spyOn, userEvent, waitFor, within } from 'storybook/test'
import { at as atAddress } from '../../../../../stories/at-its-address.tsx'
import { answerPage, problemOf, refuse } from '../../../../../stories/answers.ts'
import { asRead, filled } from '../../../../../stories/read-texts.ts'
import { recording } from '../../../../../stories/recording.ts'
import { listStates, pictured } from '../../../../../stories/standard-states.ts'
import { inPortal } from '../../../../../stories/withPortal.tsx'
import { documents } from '../../application.ts'
import {
  client,
  contacts,
  inText,
  letter,
  portal,
  reader,
  sharedStatements,
  statements,
  textsOf,
  atPlaceWithToasts,
} from '../../documents-stories.fixtures.tsx'
import { documentsTexts } from '../../i18n/texts.ts'
import { DocumentsScreen } from './DocumentsScreen.tsx'

/** The queries that the list was asked with. */
const asked: URLSearchParams[] = []
const listed = http.get(listDocuments.pattern, ({ request }) => {
  asked.push(new URL(request.url).searchParams)
  return HttpResponse.json({ value: [letter, statements], '@odata.count': 2 })
})
const place = atPlaceWithToasts(documents, 'list', portal, [listed])

const meta = {
  title: 'Screens/Documents',
  component: DocumentsScreen,
  ...place,
  beforeEach: () => {
    place.beforeEach()
    asked.length = 0
  },
} satisfies Meta<typeof DocumentsScreen>
export default meta
type Story = StoryObj<typeof meta>

/** What is shared with the client, and what is for the firm alone; also under the costly conditions, at 320 px as cards. */
export const Loaded: Story = {
  play: async ({ canvas, globals }) => {
    const texts = textsOf(globals)
    const [link] = await canvas.findAllByRole('link', { name: letter.name })
    await expect(link).toHaveAttribute(
      'href',
      expect.stringMatching(/\/app\/docs\/uploadFiles\/document\/31$/),
    )
    await expect(canvas.getAllByText(asRead(texts.confidentiality.firm))[0]).toBeVisible()
    await expect(canvas.getByRole('link', { name: texts.list.create })).toBeVisible()
    await expect(asked.at(-1)?.get('$orderby')).toBe('modifiedDate desc,id desc')
    // A year is no amount.
    await expect(canvas.getAllByText('2025')[0]).toBeVisible()
  },
}

/** A document that was found by what it says shows the sentence, with what was searched for marked; the other does not. */
export const FoundInText: Story = {
  parameters: {
    ...inPortal({ ...portal, ...atAddress(documents, 'list', {}, '?q=stocks%20d%C3%A9pr%C3%A9ciation') }),
    msw: [answerPage(listDocuments, inText, letter)],
  },
  play: async ({ canvas, canvasElement, globals }) => {
    const texts = textsOf(globals)
    await canvas.findByRole('link', { name: inText.name })
    await expect(canvas.getAllByText(asRead(texts.column.found))[0]).toBeVisible()
    const marks = canvasElement.querySelectorAll('mark')
    await expect(Array.from(marks, mark => mark.textContent)).toEqual(['déprécié', 'stock'])
  },
}

async function openMenu(canvas: ReturnType<typeof within>, name: string) {
  const [menu] = await canvas.findAllByRole('button', { name: new RegExp(`Actions.*${name}`) })
  if (menu) await userEvent.click(menu)
}

const deletion = recording(deleteDocument, {})
const restoration = recording(restoreDocument, { content: restoreDocument.success.restored })
/** Deleted at once, in the version of the row, and brought back by the message that says so. */
export const DeletedAndUndone: Story = {
  parameters: { msw: [listed, deletion.handler, restoration.handler], picture: 'none' },
  play: async ({ canvas, globals }) => {
    const { action } = textsOf(globals)
    await openMenu(canvas, letter.name)
    await userEvent.click(await screen.findByRole('menuitem', { name: action.delete }))
    await screen.findByText(asRead(filled(action.deleted, { name: letter.name })))
    await expect(deletion.sent).toEqual([{ version: '"1"', body: undefined }])
    await userEvent.click(await screen.findByRole('button', { name: action.undo }))
    await waitFor(() => expect(restoration.sent).toHaveLength(1))
    await screen.findByText(asRead(filled(action.restored, { name: letter.name })))
  },
}

/** Somebody else has taken the name meanwhile: the message says why it was not brought back, and offers another try. */
export const NotUndone: Story = {
  parameters: {
    msw: [listed, deletion.handler, refuse(restoreDocument, 'document-name-taken')],
    picture: 'none',
  },
  play: async ({ canvas, globals }) => {
    const { action, problem } = textsOf(globals)
    await openMenu(canvas, letter.name)
    await userEvent.click(await screen.findByRole('menuitem', { name: action.delete }))
    await userEvent.click(await screen.findByRole('button', { name: action.undo }))
    await screen.findByText(asRead(problem.nameTakenRestore))
    await expect(screen.getByRole('button', { name: action.again })).toBeVisible()
  },
}

/** Somebody else changed it meanwhile: it stays, and why is said over the list. */
export const NotDeleted: Story = {
  parameters: { msw: [listed, refuse(deleteDocument, 'precondition-failed')], picture: 'none' },
  play: async ({ canvas, globals }) => {
    const { action, problem } = textsOf(globals)
    await openMenu(canvas, letter.name)
    await userEvent.click(await screen.findByRole('menuitem', { name: action.delete }))
    const alert = await canvas.findByRole('alert')
    await expect(alert).toHaveTextContent(asRead(filled(action.notDeleted, { name: letter.name })))
    await expect(alert).toHaveTextContent(asRead(problem.changed))
  },
}

/** It was deleted meanwhile: nothing is fetched, and why is said. */
export const NotDownloaded: Story = {
  parameters: { msw: [listed, refuse(getDocumentDownload, 'not-found')], picture: 'none' },
  play: async ({ canvas, globals }) => {
    const { action } = textsOf(globals)
    await openMenu(canvas, letter.name)
    await userEvent.click(await screen.findByRole('menuitem', { name: action.download }))
    await expect(await canvas.findByRole('alert', { name: action.downloadFailed })).toBeVisible()
  },
}

async function choose(canvas: ReturnType<typeof within>, ...names: readonly string[]) {
  for (const name of names)
    await userEvent.click(await canvas.findByRole('checkbox', { name: new RegExp(`${name}$`) }))
}

const archive = recording(prepareDocumentArchive, { content: prepareDocumentArchive.success.two })
/** Several are chosen and fetched as one zip, in the order in which they were chosen. */
export const Chosen: Story = {
  parameters: { msw: [listed, archive.handler] },
  play: async ({ canvas, globals }) => {
    const { chosen } = textsOf(globals)
    await choose(canvas, statements.name, letter.name)
    const followed = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
    await userEvent.click(canvas.getByRole('button', { name: chosen.download }))
    await waitFor(() => expect(followed).toHaveBeenCalledOnce())
    await expect(archive.sent.map(({ body }) => body)).toEqual([{ ids: [statements.id, letter.id] }])
    const [link] = followed.mock.contexts
    await expect(String(link)).toMatch(/\/v1\/DocumentArchives\(8\)\/File\?ticket=[\w.-]+$/)
    followed.mockRestore()
  },
}

/** One of them was deleted meanwhile: nothing is fetched, and why is said. */
export const ChosenNotDownloaded: Story = {
  parameters: { msw: [listed, refuse(prepareDocumentArchive, 'document-unknown')], picture: 'none' },
  play: async ({ canvas, globals }) => {
    const { chosen, problem } = textsOf(globals)
    await choose(canvas, letter.name)
    await userEvent.click(canvas.getByRole('button', { name: chosen.download }))
    await expect(await canvas.findByRole('alert', { name: chosen.notDownloaded })).toHaveTextContent(
      asRead(problem.someGone),
    )
  },
}

const sharing = recording(shareDocuments, { status: 201, content: shareDocuments.success.two })
/** Several are shared at once; what the client reads anyway is named, and left out. */
export const ChosenShared: Story = {
  parameters: { msw: [listed, contacts, sharing.handler] },
  play: async ({ canvas, globals }) => {
    const { action, field, share } = textsOf(globals)
    await choose(canvas, statements.name, letter.name)
    await userEvent.click(canvas.getByRole('button', { name: action.share }))
    const dialog = within(await screen.findByRole('dialog'))
    await expect(dialog.getByText(asRead(share.leftOut))).toBeVisible()
    await expect(dialog.getByText(letter.name)).toBeVisible()
    await userEvent.type(dialog.getByRole('combobox', { name: new RegExp(field.contacts) }), 'Claire')
    await userEvent.click(await screen.findByRole('option', { name: /Claire Fontaine/ }))
    // More could be chosen: the list is still open.
    await userEvent.keyboard('{Escape}')
    await userEvent.click(dialog.getByRole('button', { name: share.confirm }))
    await waitFor(() => expect(sharing.sent).toHaveLength(1))
    await expect(sharing.sent[0]?.body).toMatchObject({ ids: [statements.id], contactIds: [12] })
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

const gone = problemOf('document-unknown')
/** One of them was deleted meanwhile: nothing is shared, and what was chosen stays to be tried again. */
export const NotShared: Story = {
  parameters: {
    msw: [
      listed,
      contacts,
      recording(shareDocuments, {
        ...gone,
        content: {
          ...gone.content,
          errors: [{ pointer: '/ids/0', code: 'unknown-name', params: { id: statements.id } }],
        },
      }).handler,
    ],
    picture: 'none',
  },
  play: async ({ canvas, globals }) => {
    const { action, field, problem, share } = textsOf(globals)
    await choose(canvas, statements.name)
    await userEvent.click(canvas.getByRole('button', { name: action.share }))
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.type(dialog.getByRole('combobox', { name: new RegExp(field.contacts) }), 'Claire')
    await userEvent.click(await screen.findByRole('option', { name: /Claire Fontaine/ }))
    // More could be chosen: the list is still open.
    await userEvent.keyboard('{Escape}')
    await userEvent.click(dialog.getByRole('button', { name: share.confirm }))
    const alert = await dialog.findByRole('alert', { name: share.failed })
    await expect(alert).toHaveTextContent(asRead(problem.notShareable))
    await expect(alert).toHaveTextContent(statements.name)
  },
}

/** All of them are read by the client: there is nothing to share. */
export const NothingToShare: Story = {
  parameters: { msw: [answerPage(listDocuments, letter)], picture: 'none' },
  play: async ({ canvas, globals }) => {
    const { action, problem, share } = textsOf(globals)
    await choose(canvas, letter.name)
    await userEvent.click(canvas.getByRole('button', { name: action.share }))
    await expect(await canvas.findByRole('alert', { name: share.notPossible })).toHaveTextContent(
      asRead(problem.shareNeedless),
    )
  },
}

/** Documents of several clients are shared with contacts of none. */
export const OfSeveralClients: Story = {
  parameters: {
    msw: [answerPage(listDocuments, statements, { ...statements, id: 40, name: 'Paie.pdf', accountId: 2 })],
    picture: 'none',
  },
  play: async ({ canvas, globals }) => {
    const { action, problem, share } = textsOf(globals)
    await choose(canvas, statements.name, 'Paie.pdf')
    await userEvent.click(canvas.getByRole('button', { name: action.share }))
    await expect(await canvas.findByRole('alert', { name: share.notPossible })).toHaveTextContent(
      asRead(problem.clientsDiffer),
    )
  },
}

/** A contact sees what is shared with them, until when and by whom. */
export const SharedWithReader: Story = {
  parameters: { ...inPortal(client), msw: [answerPage(listDocuments, letter, sharedStatements)] },
  play: async ({ canvas, globals }) => {
    const { action, readers } = textsOf(globals)
    const date = globals['locale'] === 'fr' ? '20 mars 2026' : 'March 20, 2026'
    const said = await canvas.findAllByText(asRead(filled(readers.you, { date })))
    await expect(said[0]).toBeVisible()
    await openMenu(canvas, statements.name)
    await screen.findByRole('menuitem', { name: action.open })
    await expect(screen.queryByRole('menuitem', { name: action.share })).toBeNull()
    await expect(screen.queryByRole('menuitem', { name: action.edit })).toBeNull()
    await userEvent.keyboard('{Escape}')
  },
}

const manyPages = 120
/** The pages that were asked for, of more than one shows. */
const paged = http.get(listDocuments.pattern, ({ request }) => {
  const { searchParams } = new URL(request.url)
  const first = Number(searchParams.get('$skip') ?? 0)
  const value = Array.from({ length: Math.min(50, manyPages - first) }, (_row, at) => ({
    ...letter,
    id: first + at + 1,
    name: `Document ${first + at + 1}.pdf`,
  }))
  return HttpResponse.json({ value, '@odata.count': manyPages })
})
const all = recording(prepareDocumentArchive, { content: prepareDocumentArchive.success.two })
/** All that match are fetched, those of pages that were never shown too, but for what was left out. */
export const AllMatching: Story = {
  parameters: { msw: [paged, all.handler], picture: 'none' },
  play: async ({ canvas, globals }) => {
    const { chosen } = textsOf(globals)
    const page = await canvas.findByRole('checkbox', { name: /rows on this page|lignes de cette page/ })
    await canvas.findAllByText('Document 1.pdf')
    await userEvent.click(page)
    await userEvent.click(await canvas.findByRole('button', { name: /120/ }))
    await choose(canvas, 'Document 2.pdf')
    const followed = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
    await userEvent.click(canvas.getByRole('button', { name: chosen.download }))
    await waitFor(() => expect(followed).toHaveBeenCalledOnce())
    followed.mockRestore()
    const ids = Array.from({ length: manyPages }, (_id, at) => at + 1).filter(id => id !== 2)
    await expect(all.sent[0]?.body).toEqual({ ids })
  },
}

/** More than a zip takes are not fetched. */
export const TooManyChosen: Story = {
  parameters: {
    msw: [http.get(listDocuments.pattern, () => HttpResponse.json({ value: [letter], '@odata.count': 501 }))],
    picture: 'none',
  },
  play: async ({ canvas, globals }) => {
    const { chosen } = textsOf(globals)
    await choose(canvas, letter.name)
    await userEvent.click(await canvas.findByRole('button', { name: /501/ }))
    await expect(canvas.getByText(asRead(filled(chosen.tooMany, { limit: 500 })))).toBeVisible()
    await expect(canvas.queryByRole('button', { name: chosen.download })).toBeNull()
  },
}

/** Who only reads sends nothing and changes nothing. */
export const ReadOnly: Story = {
  parameters: { ...inPortal(reader), picture: 'none' },
  play: async ({ canvas, globals }) => {
    const { action, list } = textsOf(globals)
    await openMenu(canvas, letter.name)
    await screen.findByRole('menuitem', { name: action.open })
    await expect(screen.queryByRole('menuitem', { name: action.delete })).toBeNull()
    await expect(canvas.queryByRole('link', { name: list.create })).toBeNull()
  },
}

/** Clients change what they sent themselves, and nothing else. */
export const OfClient: Story = {
  parameters: {
    ...inPortal(client),
    msw: [
      answerPage(listDocuments, letter, {
        ...statements,
        createdBy: 'client@customer.example',
        confidentiality: 'client',
      }),
    ],
    picture: 'none',
  },
  play: async ({ canvas, globals }) => {
    const { action } = textsOf(globals)
    await openMenu(canvas, letter.name)
    await screen.findByRole('menuitem', { name: action.open })
    await expect(screen.queryByRole('menuitem', { name: action.edit })).toBeNull()
    await userEvent.keyboard('{Escape}')
    await openMenu(canvas, statements.name)
    await waitFor(() => expect(screen.getByRole('menuitem', { name: action.edit })).toBeVisible())
  },
}

const states = listStates({
  asks: listDocuments,
  texts: documentsTexts,
  rows: [letter],
  shows: ({ name }) => name,
})
export const Loading = states.Loading
export const Slow = states.Slow
export const Empty = pictured(states.Empty)
export const LongText = states.LongText
export const ServerError = states.ServerError
export const Denied = states.Denied
export const Offline = states.Offline
