import {
  deleteDocuments,
  getDocumentDownload,
  listDocuments,
  moveDocuments,
  prepareDocumentArchive,
  restoreDocuments,
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
  letterPlace,
  linked,
  portal,
  reader,
  sharedStatements,
  statements,
  places,
  textsOf,
  atPlaceWithToasts,
} from '../../documents-stories.fixtures.tsx'
import { documentsTexts } from '../../i18n/texts.ts'
import { DocumentsScreen } from './DocumentsScreen.tsx'

/** The query strings of the list's requests. */
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

/**
 * One document shared with the client, one for the firm alone. Also runs under the costly conditions, at 320 px as
 * cards.
 */
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
    // A year has no thousands separator.
    await expect(canvas.getAllByText('2025')[0]).toBeVisible()
  },
}

/** A document found by its content shows the sentence, with the search words marked; the other one does not. */
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

/** A document that links to another one says so beside its name, and to which. */
export const Linked: Story = {
  parameters: { msw: [answerPage(listDocuments, letter, linked)], picture: 'none' },
  play: async ({ canvas, globals }) => {
    const texts = textsOf(globals)
    const marked = filled(texts.link.mark, { name: linked.name })
    await waitFor(() => expect(canvas.getByRole('link', { name: marked })).toBeVisible())
    await expect(canvas.getByRole('link', { name: letter.name })).toBeVisible()
    await expect(canvas.getByText(letterPlace)).toBeInTheDocument()
  },
}

/** It says so even if the reader may not know the other document. */
export const LinkedToUnknown: Story = {
  parameters: { msw: [answerPage(listDocuments, { ...linked, linkedTo: null })], picture: 'none' },
  play: async ({ canvas, globals }) => {
    const texts = textsOf(globals)
    const marked = filled(texts.link.mark, { name: linked.name })
    await waitFor(() => expect(canvas.getByRole('link', { name: marked })).toBeVisible())
    await expect(canvas.getByText(asRead(texts.link.unknown))).toBeInTheDocument()
  },
}

/** A link is added from the menu of a row. */
export const LinkAsked: Story = {
  parameters: { msw: [listed, ...places], picture: 'none' },
  play: async ({ canvas, globals }) => {
    const { action, linking } = textsOf(globals)
    await openMenu(canvas, statements.name)
    await userEvent.click(await screen.findByRole('menuitem', { name: action.link }))
    const name = filled(linking.title, { name: statements.name })
    const dialog = within(await screen.findByRole('dialog', { name }))
    await expect(dialog.getByDisplayValue(statements.name)).toBeVisible()
    await expect(dialog.getByDisplayValue(statements.folder)).toBeVisible()
  },
}

const deletion = recording(deleteDocuments, {})
const restoration = recording(restoreDocuments, {})
/** A document is deleted at once, in the version of its row. The toast that says so can restore it. */
export const DeletedAndUndone: Story = {
  parameters: { msw: [listed, deletion.handler, restoration.handler], picture: 'none' },
  play: async ({ canvas, globals }) => {
    const { action } = textsOf(globals)
    await openMenu(canvas, letter.name)
    await userEvent.click(await screen.findByRole('menuitem', { name: action.delete }))
    await screen.findByText(asRead(filled(action.deleted, { name: letter.name })))
    await expect(deletion.sent[0]?.body).toEqual({
      documents: [{ id: letter.id, etag: letter['@odata.etag'] }],
    })
    await userEvent.click(await screen.findByRole('button', { name: action.undo }))
    await waitFor(() => expect(restoration.sent).toHaveLength(1))
    await screen.findByText(asRead(filled(action.restored, { name: letter.name })))
  },
}

/** Somebody else has taken the name meanwhile: the toast says why it was not restored, and offers a retry. */
export const NotUndone: Story = {
  parameters: {
    msw: [listed, deletion.handler, refuse(restoreDocuments, 'document-name-taken')],
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

/** Somebody else changed it meanwhile: it stays, and the reason is shown above the list. */
export const NotDeleted: Story = {
  parameters: { msw: [listed, refuse(deleteDocuments, 'document-changed')], picture: 'none' },
  play: async ({ canvas, globals }) => {
    const { action, problem } = textsOf(globals)
    await openMenu(canvas, letter.name)
    await userEvent.click(await screen.findByRole('menuitem', { name: action.delete }))
    const alert = await canvas.findByRole('alert')
    await expect(alert).toHaveTextContent(asRead(filled(action.notDeleted, { name: letter.name })))
    await expect(alert).toHaveTextContent(asRead(problem.changedMeanwhile))
  },
}

/** The document was deleted meanwhile: nothing is downloaded, and the reason is shown. */
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
/** Several documents are selected and downloaded as one zip, in the order of selection. */
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

/** One of them was deleted meanwhile: nothing is downloaded, and the reason is shown. */
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

const foundOnly = recording(prepareDocumentArchive, { content: prepareDocumentArchive.success.two })
/** A search while something is selected: all that match are those of the search, not those listed before it. */
export const AllFoundChosen: Story = {
  parameters: {
    msw: [
      http.get(listDocuments.pattern, ({ request }) => {
        const isFound = new URL(request.url).searchParams.has('$search')
        return HttpResponse.json({ value: isFound ? [letter] : [letter, statements], '@odata.count': 3 })
      }),
      foundOnly.handler,
    ],
    picture: 'none',
  },
  play: async ({ canvas, globals }) => {
    const { chosen } = textsOf(globals)
    await choose(canvas, statements.name)
    await userEvent.type(canvas.getByRole('searchbox'), 'mission')
    await waitFor(() => expect(canvas.queryByRole('link', { name: statements.name })).toBeNull())
    await choose(canvas, letter.name)
    await userEvent.click(await canvas.findByRole('button', { name: /\s3\s/ }))
    const followed = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
    await userEvent.click(canvas.getByRole('button', { name: chosen.download }))
    await waitFor(() => expect(followed).toHaveBeenCalledOnce())
    await expect(foundOnly.sent.map(({ body }) => body)).toEqual([{ ids: [letter.id] }])
    followed.mockRestore()
  },
}

const sharing = recording(shareDocuments, { status: 201, content: shareDocuments.success.two })
/** Several are shared at once. Those that the client can read anyway are listed and left out. */
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
    // The list stays open, as more could be chosen.
    await userEvent.keyboard('{Escape}')
    await userEvent.click(dialog.getByRole('button', { name: share.confirm }))
    await waitFor(() => expect(sharing.sent).toHaveLength(1))
    await expect(sharing.sent[0]?.body).toMatchObject({ ids: [statements.id], contactIds: [12] })
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

const gone = problemOf('document-unknown')
/** One of them was deleted meanwhile: nothing is shared, and the selection stays for another attempt. */
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
    // The list stays open, as more could be chosen.
    await userEvent.keyboard('{Escape}')
    await userEvent.click(dialog.getByRole('button', { name: share.confirm }))
    const alert = await dialog.findByRole('alert', { name: share.failed })
    await expect(alert).toHaveTextContent(asRead(problem.notShareable))
    await expect(alert).toHaveTextContent(statements.name)
  },
}

/** The client can read all of them, so there is nothing to share. */
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

/** Documents of several clients cannot be shared together. */
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

const [own, others] = [statements, letter]
/** A refusal by the services that names some of the documents. */
const naming = (code: Parameters<typeof problemOf>[0], ...named: readonly { id: number }[]) => {
  const problem = problemOf(code)
  const errors = named.map(({ id }, at) => ({
    pointer: `/documents/${at}`,
    code: 'unknown-name',
    params: { id },
  }))
  return { ...problem, content: { ...problem.content, errors } }
}
const chosenGone = recording(deleteDocuments, {})
const broughtBack = recording(restoreDocuments, {})
/**
 * Several are deleted at once, in the versions that they had, and deselected. The toast that says so can restore them.
 */
export const ChosenDeleted: Story = {
  parameters: { msw: [listed, chosenGone.handler, broughtBack.handler], picture: 'none' },
  play: async ({ canvas, globals }) => {
    const { action, chosen } = textsOf(globals)
    await choose(canvas, own.name, others.name)
    await userEvent.click(canvas.getByRole('button', { name: action.delete }))
    await screen.findByText(asRead(filled(chosen.deleted, { number: 2 })))
    const seen = [letter, statements].map(({ id, '@odata.etag': etag }) => ({ id, etag }))
    await expect(chosenGone.sent.map(({ body }) => body)).toEqual([{ documents: seen }])
    await waitFor(() => expect(canvas.queryByRole('button', { name: action.delete })).toBeNull())
    await userEvent.click(await screen.findByRole('button', { name: action.undo }))
    await screen.findByText(asRead(filled(chosen.restored, { number: 2 })))
    await expect(broughtBack.sent[0]?.body).toEqual({ ids: seen.map(({ id }) => id) })
  },
}

/** One was changed meanwhile: none is deleted, and the message names it. */
export const ChosenNotDeleted: Story = {
  parameters: { msw: [listed, recording(deleteDocuments, naming('document-changed', own)).handler] },
  play: async ({ canvas, globals }) => {
    const { action, chosen, problem } = textsOf(globals)
    await choose(canvas, own.name, others.name)
    await userEvent.click(canvas.getByRole('button', { name: action.delete }))
    const alert = await canvas.findByRole('alert', {
      name: asRead(filled(chosen.notDeleted, { number: 2 })),
    })
    await expect(alert).toHaveTextContent(asRead(problem.changedMeanwhile))
    await expect(
      within(alert)
        .getAllByRole('listitem')
        .map(item => item.textContent),
    ).toEqual([own.name])
  },
}

const chosenMoved = recording(
  moveDocuments,
  {
    content: {
      value: [
        { id: letter.id, etag: '"8"' },
        { id: statements.id, etag: '"9"' },
      ],
    },
  },
  { content: { value: [] } },
)
/** Only ticked parts are sent. The toast that says so can put each document back. */
export const ChosenMoved: Story = {
  parameters: { msw: [listed, ...places, chosenMoved.handler] },
  play: async ({ canvas, globals }) => {
    const { action, chosen, field, move } = textsOf(globals)
    await choose(canvas, own.name, others.name)
    await userEvent.click(canvas.getByRole('button', { name: chosen.move }))
    const dialog = within(
      await screen.findByRole('dialog', { name: asRead(filled(move.several, { number: 2 })) }),
    )
    // Nothing is ticked, so there is nothing to move.
    await userEvent.click(dialog.getByRole('button', { name: move.confirm }))
    await expect(await dialog.findByText(asRead(move.nothing))).toBeVisible()
    await expect(chosenMoved.sent).toHaveLength(0)
    await userEvent.click(dialog.getByRole('checkbox', { name: asRead(field.withFolder) }))
    await userEvent.type(
      dialog.getByRole('textbox', { name: new RegExp(`^${field.folder}`) }),
      'Clôture/2025',
    )
    await userEvent.click(dialog.getByRole('checkbox', { name: asRead(field.withFiscalYear) }))
    await userEvent.click(dialog.getByRole('button', { name: move.confirm }))
    await screen.findByText(asRead(filled(chosen.moved, { number: 2 })))
    const [first, second] = [letter, statements].map(({ id, '@odata.etag': etag }) => ({ id, etag }))
    const to = { folder: 'Clôture/2025', fiscalYear: null }
    await expect(chosenMoved.sent[0]?.body).toEqual({
      documents: [
        { ...first, ...to },
        { ...second, ...to },
      ],
    })
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await userEvent.click(await screen.findByRole('button', { name: action.undo }))
    await screen.findByText(asRead(move.undone))
    const backTo = [letter, statements].map(({ folder, fiscalYear }) => ({ folder, fiscalYear }))
    await expect(chosenMoved.sent[1]?.body).toEqual({
      documents: [
        { ...first, etag: '"8"', ...backTo[0] },
        { ...second, etag: '"9"', ...backTo[1] },
      ],
    })
  },
}

/** The name of one is taken in that place: the dialog names it, and the input stays. */
export const ChosenNotMoved: Story = {
  parameters: {
    msw: [listed, ...places, recording(moveDocuments, naming('document-name-taken', own)).handler],
  },
  play: async ({ canvas, globals }) => {
    const { chosen, field, move, problem } = textsOf(globals)
    await choose(canvas, own.name, others.name)
    await userEvent.click(canvas.getByRole('button', { name: chosen.move }))
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.click(dialog.getByRole('checkbox', { name: asRead(field.withFolder) }))
    const folder = dialog.getByRole('textbox', { name: new RegExp(`^${field.folder}`) })
    await userEvent.type(folder, 'Clôture')
    await userEvent.click(dialog.getByRole('button', { name: move.confirm }))
    const alert = await dialog.findByRole('alert', { name: asRead(filled(chosen.notMoved, { number: 2 })) })
    await expect(alert).toHaveTextContent(asRead(problem.nameTakenMove))
    await expect(
      within(alert)
        .getAllByRole('listitem')
        .map(item => item.textContent),
    ).toEqual([own.name])
    await expect(folder).toHaveValue('Clôture')
  },
}

/**
 * Clients can change only what they uploaded themselves. Anything else in the selection is named before the dialog
 * opens.
 */
export const ChosenOfOthers: Story = {
  parameters: { ...inPortal(client), msw: [answerPage(listDocuments, letter)], picture: 'none' },
  play: async ({ canvas, globals }) => {
    const { action, chosen, problem } = textsOf(globals)
    await choose(canvas, letter.name)
    await expect(canvas.queryByRole('button', { name: action.share })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: chosen.move }))
    const alert = await canvas.findByRole('alert', { name: filled(action.notMoved, { name: letter.name }) })
    await expect(alert).toHaveTextContent(asRead(problem.ofAnother))
    await expect(screen.queryByRole('dialog')).toBeNull()
  },
}

const restGone = recording(deleteDocuments, {})
/** One of them was deleted meanwhile: the others are deleted, as a row that is gone cannot be deselected. */
export const ChosenGone: Story = {
  parameters: {
    msw: [
      http.get(listDocuments.pattern, ({ request }) => {
        const isAskedAgain = new URL(request.url).searchParams.get('$filter')?.startsWith('id in')
        const value = isAskedAgain ? [letter] : [letter, statements]
        return HttpResponse.json({ value, '@odata.count': value.length })
      }),
      restGone.handler,
    ],
    picture: 'none',
  },
  play: async ({ canvas, globals }) => {
    const { action } = textsOf(globals)
    await choose(canvas, own.name, others.name)
    await userEvent.click(canvas.getByRole('button', { name: action.delete }))
    await screen.findByText(asRead(filled(action.deleted, { name: letter.name })))
    await expect(restGone.sent.map(({ body }) => body)).toEqual([
      { documents: [{ id: letter.id, etag: letter['@odata.etag'] }] },
    ])
  },
}

/** All of them were deleted meanwhile. */
export const AllChosenGone: Story = {
  parameters: {
    msw: [
      http.get(listDocuments.pattern, ({ request }) => {
        const isAskedAgain = new URL(request.url).searchParams.get('$filter')?.startsWith('id in')
        return HttpResponse.json({ value: isAskedAgain ? [] : [letter], '@odata.count': 1 })
      }),
    ],
    picture: 'none',
  },
  play: async ({ canvas, globals }) => {
    const { action, chosen, problem, share } = textsOf(globals)
    await choose(canvas, letter.name)
    await userEvent.click(canvas.getByRole('button', { name: action.delete }))
    await expect(await canvas.findByRole('alert', { name: chosen.gone })).toHaveTextContent(
      asRead(problem.allGone),
    )
    await userEvent.click(canvas.getByRole('button', { name: action.share }))
    await expect(await canvas.findByRole('alert', { name: share.notPossible })).toHaveTextContent(
      asRead(problem.allGone),
    )
  },
}

const manyPages = 120
/** Answers with pages, of more documents than one page shows. */
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
/** All matches are downloaded, including those on pages that were never shown, except for the deselected ones. */
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

/** More documents than a zip can hold are not downloaded. */
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

/** More documents than can be changed at once can only be downloaded. */
export const TooManyToChange: Story = {
  parameters: {
    msw: [http.get(listDocuments.pattern, () => HttpResponse.json({ value: [letter], '@odata.count': 101 }))],
    picture: 'none',
  },
  play: async ({ canvas, globals }) => {
    const { action, chosen } = textsOf(globals)
    await choose(canvas, letter.name)
    await userEvent.click(await canvas.findByRole('button', { name: /101/ }))
    await expect(canvas.getByText(asRead(filled(chosen.tooManyToShare, { limit: 100 })))).toBeVisible()
    await expect(canvas.getByRole('button', { name: chosen.download })).toBeVisible()
    for (const name of [chosen.move, action.delete])
      await expect(canvas.queryByRole('button', { name })).toBeNull()
  },
}

/** People who may only read cannot upload or change anything. */
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

/** Clients get a link to their uploads, and can change only what they uploaded themselves. */
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
    const { action, column, list } = textsOf(globals)
    await expect(await canvas.findByRole('link', { name: list.create })).toHaveAttribute(
      'href',
      expect.stringMatching(/\/app\/docs\/uploadFiles\/new$/),
    )
    await expect(canvas.getByRole('link', { name: list.deleted })).toBeVisible()
    // They know whose documents these are.
    await waitFor(() => expect(canvas.queryByRole('columnheader', { name: column.name })).toBeVisible())
    await expect(canvas.queryByRole('columnheader', { name: column.account })).toBeNull()
    await openMenu(canvas, letter.name)
    await screen.findByRole('menuitem', { name: action.open })
    await expect(screen.queryByRole('menuitem', { name: action.edit })).toBeNull()
    await userEvent.keyboard('{Escape}')
    await openMenu(canvas, statements.name)
    await waitFor(() => expect(screen.getByRole('menuitem', { name: action.edit })).toBeVisible())
  },
}

/** If there are documents of several clients, each row names its client. */
export const OfClientOfSeveral: Story = {
  parameters: {
    ...inPortal(client),
    msw: [answerPage(listDocuments, letter, { ...statements, accountId: 9, accountName: 'Groupe Fontaine' })],
    picture: 'none',
  },
  play: async ({ canvas, globals }) => {
    const { column } = textsOf(globals)
    await waitFor(() => expect(canvas.getByRole('columnheader', { name: column.account })).toBeVisible())
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
