import {
  deleteDocuments,
  deleteDocumentShare,
  getDocument,
  getDocumentDownload,
  linkDocument,
  listDocumentEvents,
  listDocumentLinks,
  listDocumentShares,
  listDocumentVersions,
  restoreDocumentVersion,
  shareDocuments,
  updateDocument,
} from '@parvis/api-types/generated/examples/portal'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import {
  answer,
  answerInTurn,
  answerPage,
  answerWith,
  problemOf,
  refuse,
} from '../../../../../stories/answers.ts'
import { at, ledTo } from '../../../../../stories/at-its-address.tsx'
import { asRead, filled } from '../../../../../stories/read-texts.ts'
import { recording } from '../../../../../stories/recording.ts'
import { recordStates } from '../../../../../stories/standard-states.ts'
import { inPortal } from '../../../../../stories/withPortal.tsx'
import { documents } from '../../application.ts'
import {
  client,
  letter,
  letterPlace,
  linked,
  places,
  portal,
  contacts,
  reader,
  sharedStatements,
  statements,
  textsOf,
  atPlaceWithToasts,
} from '../../documents-stories.fixtures.tsx'
import { shareDays } from '../../sharing/share-days.ts'
import { documentsTexts } from '../../i18n/texts.ts'
import { DocumentScreen } from './DocumentScreen.tsx'

const found = answerInTurn(getDocument, letter)
const versions = answer(listDocumentVersions, 'some')
/** Opens a tab of the page by its name in the address. */
const part = (name: string) => inPortal(at(documents, 'record', { documentId: 31 }, `?tab=${name}`))

const meta = {
  title: 'Screens/Document',
  component: DocumentScreen,
  ...atPlaceWithToasts(documents, 'record', portal, [found, versions, ...places], { documentId: 31 }),
} satisfies Meta<typeof DocumentScreen>
export default meta
type Story = StoryObj<typeof meta>

/** What the document is and where it is filed. */
export const Loaded: Story = {
  play: async ({ canvas, globals }) => {
    const texts = textsOf(globals)
    await canvas.findByRole('heading', { level: 1, name: letter.name })
    await expect(canvas.getByText(`${letter.accountName} / 2025 / Acceptation`)).toBeVisible()
    await expect(canvas.getByText(texts.type.contract)).toBeVisible()
    await expect(canvas.getByRole('button', { name: texts.record.show })).toBeVisible()
    await expect(canvas.getAllByRole('tab')).toHaveLength(5)
  },
}

/** It is a link to another document, which the reader may open. */
export const Linked: Story = {
  parameters: { msw: [answerInTurn(getDocument, linked), versions, ...places], picture: 'none' },
  play: async ({ canvas, globals }) => {
    const texts = textsOf(globals)
    await waitFor(() => expect(canvas.getByText(texts.link.title)).toBeVisible())
    await expect(canvas.getByText(asRead(filled(texts.link.text, { place: letterPlace })))).toBeVisible()
    await expect(canvas.getByRole('link', { name: texts.link.open })).toHaveAttribute(
      'href',
      expect.stringMatching(/\/document\/31$/),
    )
  },
}

const outdated = { ...linked, linkedTo: { ...linked.linkedTo, hasChanged: true } }
/** The other document has a newer version: the content here stays, and a message says so. */
export const LinkedToEarlier: Story = {
  parameters: { msw: [answerInTurn(getDocument, outdated), versions, ...places], picture: 'none' },
  play: async ({ canvas, globals }) => {
    const texts = textsOf(globals)
    await waitFor(() => expect(canvas.getByText(asRead(texts.link.changedTitle))).toBeVisible())
    await expect(canvas.getByText(asRead(filled(texts.link.changed, { place: letterPlace })))).toBeVisible()
  },
}

/** The other document was deleted, or the reader may not see it: the page says no more than that. */
export const LinkedToUnknown: Story = {
  parameters: {
    msw: [answerInTurn(getDocument, { ...linked, linkedTo: null }), versions, ...places],
    picture: 'none',
  },
  play: async ({ canvas, globals }) => {
    const texts = textsOf(globals)
    await waitFor(() => expect(canvas.getByText(asRead(texts.link.lost))).toBeVisible())
    await expect(canvas.queryByRole('link', { name: texts.link.open })).toBeNull()
  },
}

const addition = recording(linkDocument, problemOf('document-already-here'), {
  content: linkDocument.success.linked,
})
/**
 * A link is added in another place. The form starts with the document's own place, which is refused at the field, and
 * stays open.
 */
export const LinkAdded: Story = {
  parameters: { msw: [found, versions, ...places, addition.handler], picture: 'none' },
  play: async ({ canvas, globals }) => {
    const { action, field, linking, problem } = textsOf(globals)
    await userEvent.click(await canvas.findByRole('button', { name: action.link }))
    const name = filled(linking.title, { name: letter.name })
    const dialog = within(await screen.findByRole('dialog', { name }))
    const add = dialog.getByRole('button', { name: linking.confirm })
    await userEvent.click(add)
    await waitFor(() => expect(dialog.getAllByText(asRead(problem.linkAlreadyHere))[0]).toBeVisible())
    const folder = dialog.getByRole('textbox', { name: new RegExp(`^${field.folder}`) })
    await expect(folder).toHaveValue(letter.folder)
    await userEvent.clear(folder)
    await userEvent.type(folder, 'Permanent')
    await userEvent.click(add)
    await screen.findByRole('button', { name: linking.open })
    const { accountId, engagementId, fiscalYear, documentType, confidentiality } = letter
    await expect(addition.sent[1]?.body).toEqual({
      accountId,
      engagementId,
      fiscalYear,
      documentType,
      confidentiality,
      folder: 'Permanent',
      fileName: letter.name,
      contentHash: listDocumentVersions.success.some.value[0]?.contentHash,
      isNewOnly: true,
    })
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

/** People who may only read cannot add links. */
export const LinkNotOffered: Story = {
  parameters: { ...inPortal(reader), msw: [found, versions], picture: 'none' },
  play: async ({ canvas, globals }) => {
    const { action } = textsOf(globals)
    await canvas.findByRole('button', { name: action.download })
    await expect(canvas.queryByRole('button', { name: action.link })).toBeNull()
  },
}

/** The links to the document, each with its place. */
export const Links: Story = {
  parameters: { ...part('links'), msw: [found, answer(listDocumentLinks, 'one')], picture: 'none' },
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: linked.name })
    await expect(link).toHaveAttribute('href', expect.stringMatching(/\/document\/40$/))
    await expect(canvas.getByText(`${linked.accountName} / 2026 / Permanent`)).toBeVisible()
  },
}

/** There are no links, and a message says what they are for. */
export const NoLinks: Story = {
  parameters: { ...part('links'), msw: [found, answerPage(listDocumentLinks)], picture: 'none' },
  play: async ({ canvas, globals }) => {
    await waitFor(() => expect(canvas.getByText(asRead(textsOf(globals).links.emptyTitle))).toBeVisible())
  },
}

/** Active content is named, and a message says if there is no preview. */
export const WithMacros: Story = {
  parameters: {
    msw: [
      answerInTurn(getDocument, { ...statements, name: 'Relevés bancaires T4.xls' }),
      versions,
      ...places,
    ],
  },
  play: async ({ canvas, globals }) => {
    const texts = textsOf(globals)
    await expect(await canvas.findByText(texts.activeWarning.macros)).toBeVisible()
    await expect(canvas.getByText(asRead(texts.record.noPreview))).toBeVisible()
    await expect(canvas.queryByRole('button', { name: texts.record.show })).toBeNull()
    await expect(canvas.getAllByRole('button', { name: texts.action.download })).toHaveLength(2)
  },
}

/** A preview that cannot be loaded gives the reason. */
export const NoPreview: Story = {
  parameters: { msw: [found, refuse(getDocumentDownload, 'not-found')], picture: 'none' },
  play: async ({ canvas, globals }) => {
    const texts = textsOf(globals)
    await userEvent.click(await canvas.findByRole('button', { name: texts.record.show }))
    await expect(await canvas.findByRole('alert', { name: texts.record.previewFailed })).toBeVisible()
  },
}

const current = { ...letter, versionId: 60, versionNumber: 2 }
const restoration = recording(restoreDocumentVersion, {
  content: restoreDocumentVersion.success.restored,
})
/** Every version, latest first. An earlier one can become the current one again. */
export const Versions: Story = {
  parameters: {
    ...part('versions'),
    msw: [answerInTurn(getDocument, current), versions, restoration.handler],
  },
  play: async ({ canvas, globals }) => {
    const { tab, version } = textsOf(globals)
    const list = within(await canvas.findByRole('list', { name: tab.versions }))
    await expect(list.getByText(asRead(filled(version.current, { version: 2 })))).toBeVisible()
    // The current version cannot be restored.
    await expect(list.queryByRole('button', { name: filled(version.restore, { version: 2 }) })).toBeNull()
    await userEvent.click(list.getByRole('button', { name: filled(version.restore, { version: 1 }) }))
    await waitFor(() => expect(restoration.sent).toHaveLength(1))
  },
}

/** Somebody else was faster. */
export const VersionNotRestored: Story = {
  parameters: {
    ...part('versions'),
    msw: [
      answerInTurn(getDocument, current),
      versions,
      refuse(restoreDocumentVersion, 'document-version-current'),
    ],
    picture: 'none',
  },
  play: async ({ canvas, globals }) => {
    const { version, problem } = textsOf(globals)
    await userEvent.click(
      await canvas.findByRole('button', { name: filled(version.restore, { version: 1 }) }),
    )
    await expect(await canvas.findByRole('alert', { name: version.notRestored })).toHaveTextContent(
      asRead(problem.versionCurrent),
    )
  },
}

/** Who did what, latest first. Staff can see who read it. */
export const Activity: Story = {
  parameters: { ...part('history'), msw: [found, answer(listDocumentEvents, 'some')] },
  play: async ({ canvas, globals }) => {
    const { event, tab } = textsOf(globals)
    const list = within(await canvas.findByRole('list', { name: tab.history }))
    await expect(list.getByText(asRead(filled(event.opened, { version: 1 })))).toBeVisible()
    await expect(list.getByText('Claire Fontaine')).toBeVisible()
    const place = `${linked.accountName} / 2026 / Permanent / ${linked.name}`
    await expect(list.getByText(asRead(filled(event.linkAdded, { place })))).toBeVisible()
  },
}

/** The history fails to load, but the rest of the document is there. */
export const ActivityFailed: Story = {
  parameters: {
    ...part('history'),
    msw: [found, refuse(listDocumentEvents, 'server-error')],
    picture: 'none',
  },
  play: async ({ canvas, globals }) => {
    await waitFor(() =>
      expect(canvas.getByRole('alert')).toHaveTextContent(asRead(textsOf(globals).history.failed)),
    )
  },
}

const change = recording(updateDocument, { content: updateDocument.success.moved })
/** Only changed fields are sent, for the version that was on screen. */
export const Moved: Story = {
  parameters: { ...part('properties'), msw: [found, ...places, change.handler] },
  play: async ({ canvas, globals }) => {
    const { field, form } = textsOf(globals)
    const folder = await canvas.findByRole('textbox', { name: new RegExp(`^${field.folder}`) })
    await userEvent.clear(folder)
    await userEvent.type(folder, 'Acceptation/Signée')
    await userEvent.click(canvas.getByRole('button', { name: form.save }))
    await waitFor(() =>
      expect(change.sent).toEqual([{ version: '"1"', body: { folder: 'Acceptation/Signée' } }]),
    )
    await waitFor(() => expect(canvas.getByText(form.saved)).toBeVisible())
  },
}

/** Another document has this name, which is reported at the field. */
export const NameTaken: Story = {
  parameters: {
    ...part('properties'),
    msw: [found, ...places, refuse(updateDocument, 'document-name-taken')],
    picture: 'none',
  },
  play: async ({ canvas, globals }) => {
    const { field, form, problem } = textsOf(globals)
    const name = await canvas.findByRole('textbox', { name: new RegExp(`^${field.name}`) })
    await userEvent.clear(name)
    await userEvent.type(name, 'Autre.pdf')
    await userEvent.click(canvas.getByRole('button', { name: form.save }))
    await waitFor(() => expect(name).toBeInvalid())
    await expect(name).toHaveAccessibleDescription(
      new RegExp(problem.nameTaken.replaceAll(/\s/g, String.raw`\s`)),
    )
  },
}

/** Who added a document reads it when it is restricted; who would lose their own access is told so at the field. */
export const OwnAccess: Story = {
  parameters: {
    ...part('properties'),
    msw: [found, ...places, refuse(updateDocument, 'document-confidentiality-refused')],
    picture: 'none',
  },
  play: async ({ canvas, globals }) => {
    const { confidentiality, form, hint, problem } = textsOf(globals)
    const restricted = await canvas.findByRole('radio', {
      name: new RegExp(`^${confidentiality.restricted}`),
    })
    await waitFor(() => expect(canvas.getByText(asRead(hint.restrictedStored))).toBeVisible())
    await userEvent.click(restricted)
    await userEvent.click(canvas.getByRole('button', { name: form.save }))
    await waitFor(() => expect(canvas.getByText(asRead(problem.ownAccess))).toBeVisible())
    await expect(restricted.closest('[role="radiogroup"]')).toBeInvalid()
  },
}

const internal = answerInTurn(getDocument, sharedStatements)
const ending = recording(deleteDocumentShare, {})
/** With whom it is shared, by whom and until when. A share is ended in the version on screen. */
export const Shares: Story = {
  parameters: {
    ...part('shares'),
    msw: [internal, answer(listDocumentShares, 'some'), ending.handler],
  },
  play: async ({ canvas, globals }) => {
    const { shares, tab } = textsOf(globals)
    const list = within(await canvas.findByRole('list', { name: tab.shares }))
    await expect(list.getByText('client@customer.example')).toBeVisible()
    await userEvent.click(
      list.getByRole('button', { name: asRead(filled(shares.end, { name: 'Claire Fontaine' })) }),
    )
    await waitFor(() => expect(ending.sent).toEqual([{ version: '"1"', body: undefined }]))
    await screen.findByText(asRead(filled(shares.ended, { name: 'Claire Fontaine' })))
  },
}

/** Only the firm can read it. */
export const NotShared: Story = {
  parameters: {
    ...part('shares'),
    msw: [
      internal,
      http.get(listDocumentShares.pattern, () => HttpResponse.json({ value: [], '@odata.count': 0 })),
    ],
  },
  play: async ({ canvas, globals }) => {
    await canvas.findByText(textsOf(globals).shares.emptyTitle)
  },
}

/** The shares fail to load. */
export const SharesFailed: Story = {
  parameters: {
    ...part('shares'),
    msw: [internal, refuse(listDocumentShares, 'server-error')],
    picture: 'none',
  },
  play: async ({ canvas, globals }) => {
    await waitFor(() =>
      expect(canvas.getByRole('alert')).toHaveTextContent(asRead(textsOf(globals).shares.failed)),
    )
  },
}

/** Somebody else was faster: it is now shared until another day. */
export const ShareNotEnded: Story = {
  parameters: {
    ...part('shares'),
    msw: [internal, answer(listDocumentShares, 'some'), refuse(deleteDocumentShare, 'precondition-failed')],
    picture: 'none',
  },
  play: async ({ canvas, globals }) => {
    const { problem, shares } = textsOf(globals)
    await userEvent.click(
      await canvas.findByRole('button', { name: asRead(filled(shares.end, { name: 'Claire Fontaine' })) }),
    )
    await expect(await canvas.findByRole('alert', { name: shares.notEnded })).toHaveTextContent(
      asRead(problem.shareChanged),
    )
  },
}

const sharing = recording(shareDocuments, { status: 201, content: shareDocuments.success.two })
/** It is shared with a contact of its client for thirty days, unless another day is chosen. */
export const Shared: Story = {
  parameters: { msw: [internal, versions, contacts, sharing.handler] },
  play: async ({ canvas, globals }) => {
    const { action, field, share } = textsOf(globals)
    await userEvent.click(await canvas.findByRole('button', { name: action.share }))
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.type(dialog.getByRole('combobox', { name: new RegExp(field.contacts) }), 'Claire')
    await userEvent.click(await screen.findByRole('option', { name: /Claire Fontaine/ }))
    // The list stays open, as more could be chosen.
    await userEvent.keyboard('{Escape}')
    await userEvent.click(dialog.getByRole('button', { name: share.confirm }))
    const { usual: untilDate } = shareDays(new Date())
    await waitFor(() =>
      expect(sharing.sent.map(({ body }) => body)).toEqual([{ ids: [32], contactIds: [12], untilDate }]),
    )
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

/** A document that both sides can read cannot be shared. */
export const NothingToShare: Story = {
  parameters: { picture: 'none' },
  play: async ({ canvas, globals }) => {
    const { action, tab } = textsOf(globals)
    await canvas.findByRole('heading', { level: 1, name: letter.name })
    await expect(canvas.queryByRole('button', { name: action.share })).toBeNull()
    await expect(canvas.queryByRole('tab', { name: tab.shares })).toBeNull()
  },
}

/** A contact sees until when and by whom it is shared, and cannot change anything. */
export const SharedWithReader: Story = {
  parameters: {
    ...inPortal({ ...client, ...at(documents, 'record', { documentId: 32 }) }),
    msw: [answerInTurn(getDocument, { ...sharedStatements, createdBy: 'client@customer.example' }), versions],
  },
  play: async ({ canvas, globals }) => {
    const { action, readers } = textsOf(globals)
    const date = globals['locale'] === 'fr' ? '20 mars 2026' : 'March 20, 2026'
    await canvas.findByText(asRead(filled(readers.you, { date })))
    await expect(canvas.getAllByText('Théo Lefèvre')[0]).toBeVisible()
    await expect(canvas.queryByRole('button', { name: action.delete })).toBeNull()
    await expect(canvas.queryByRole('button', { name: action.share })).toBeNull()
  },
}

const deletion = recording(deleteDocuments, {})
/** Deleting the document returns to the list. */
export const Deleted: Story = {
  parameters: { msw: [found, deletion.handler], picture: 'none' },
  play: async ({ canvas, canvasElement, globals }) => {
    const { action } = textsOf(globals)
    await userEvent.click(await canvas.findByRole('button', { name: action.delete }))
    await waitFor(() => expect(deletion.sent).toHaveLength(1))
    await ledTo(canvasElement, documents.address('list'))
    await waitFor(() => expect(screen.getByRole('button', { name: action.undo })).toBeVisible())
  },
}

/** People who may only read cannot change anything. */
export const ReadOnly: Story = {
  parameters: { ...inPortal({ ...reader, ...at(documents, 'record', { documentId: 31 }) }), picture: 'none' },
  play: async ({ canvas, globals }) => {
    await canvas.findByRole('heading', { level: 1, name: letter.name })
    await expect(canvas.getAllByRole('tab')).toHaveLength(4)
    await expect(canvas.queryByRole('button', { name: textsOf(globals).action.delete })).toBeNull()
  },
}

/** The documents of clients stay within their company, and both sides can read them: neither is asked for. */
export const OfClient: Story = {
  parameters: {
    ...inPortal({ ...client, ...at(documents, 'record', { documentId: 31 }, '?tab=properties') }),
    msw: [
      answerWith<'getDocument'>(getDocument, { ...letter, createdBy: 'client@customer.example' }),
      ...places,
    ],
    picture: 'none',
  },
  play: async ({ canvas, globals }) => {
    const { field } = textsOf(globals)
    await canvas.findByRole('textbox', { name: new RegExp(`^${field.folder}`) })
    await expect(canvas.queryByRole('combobox', { name: new RegExp(`^${field.client}`) })).toBeNull()
    // Only the firm may know who reads it.
    await expect(canvas.queryByRole('tab', { name: textsOf(globals).tab.history })).toBeNull()
    await expect(canvas.queryByRole('radiogroup')).toBeNull()
  },
}

/** Clients change what they uploaded, however their e-mail address is capitalised there. */
export const OfClientWithCapitals: Story = {
  ...OfClient,
  parameters: {
    ...OfClient.parameters,
    msw: [
      answerWith<'getDocument'>(getDocument, { ...letter, createdBy: 'Client@Customer.example' }),
      ...places,
    ],
  },
}

const states = recordStates({
  asks: getDocument,
  beside: [versions, ...places],
  texts: documentsTexts,
  thing: letter,
  shows: ({ name }) => name,
})
export const Loading = states.Loading
export const Slow = states.Slow
export const Gone = states.Gone
export const LongText = states.LongText
export const ServerError = states.ServerError
export const Denied = states.Denied
export const Offline = states.Offline
