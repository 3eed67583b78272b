import { listAccounts } from '@parvis/api-types/generated/examples/customer-store'
import {
  createDocumentUpload,
  deleteDocumentUpload,
  findKnownDocuments,
  importDocumentUpload,
  linkDocument,
  listDocumentUploads,
} from '@parvis/api-types/generated/examples/portal'
import type { FileHandle } from '@parvis/design-system/upload'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
import { expect, screen, spyOn, userEvent, waitFor, within } from 'storybook/test'
import { answer, answerPage, answerWith, neverAnswer, refuse } from '../../../../../stories/answers.ts'
import { atPlace } from '../../../../../stories/at-its-address.tsx'
import { asRead, filled, languageOf } from '../../../../../stories/read-texts.ts'
import { recording } from '../../../../../stories/recording.ts'
import { inPortal } from '../../../../../stories/withPortal.tsx'
import { keptHandles } from '../../../../../uploads/kept-handles.ts'
import { resumingLock } from '../../../../../uploads/useKeptFiles.ts'
import { documents } from '../../application.ts'
import { uploadIdPrefix } from '../../document-transport.ts'
import { client, places, portal, textsOf } from '../../documents-stories.fixtures.tsx'
import { UploadScreen } from './UploadScreen.tsx'

const nothingBefore = answerPage(listDocumentUploads)
const unknown = answer(findKnownDocuments, 'none')

const meta = {
  title: 'Screens/Document upload',
  component: UploadScreen,
  ...atPlace(documents, 'upload', portal, [nothingBefore, unknown, ...places]),
} satisfies Meta<typeof UploadScreen>
export default meta
type Story = StoryObj<typeof meta>

const file = (name: string, content = '%PDF-1.7 lettre') =>
  new File([content], name, { lastModified: Date.parse('2026-02-02T16:40:00.000Z') })

async function chooseClient(canvasElement: HTMLElement, texts: ReturnType<typeof textsOf>) {
  const canvas = within(canvasElement)
  const box = await canvas.findByRole('combobox', { name: new RegExp(`^${texts.field.client}`) })
  await userEvent.type(box, 'Font')
  await userEvent.click(await screen.findByRole('option', { name: /Fontaine/ }))
}

/** Chooses files, as the system’s file picker does. */
async function choose(canvasElement: HTMLElement, ...files: File[]) {
  const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]')
  if (!input) throw new Error('No input takes files')
  await userEvent.upload(input, files)
}

/** Without a client, no files can be added. */
export const Loaded: Story = {
  play: async ({ canvas, globals }) => {
    const texts = textsOf(globals)
    const [why] = await canvas.findAllByText(texts.upload.clientFirst)
    await expect(why).toBeVisible()
    const field = within(canvas.getByRole('group', { name: texts.upload.label }))
    await expect(field.getAllByRole('button').at(-1)).toBeDisabled()
  },
}

/** Discards the bytes sent here, and answers that they have arrived. */
const bytes = http.all(/\/v1\/Uploads\//, ({ request }) =>
  request.method === 'HEAD'
    ? new HttpResponse(null, {
        headers: { 'tus-resumable': '1.0.0', 'upload-offset': '0', 'upload-length': '15' },
      })
    : new HttpResponse(null, {
        status: 204,
        headers: { 'tus-resumable': '1.0.0', 'upload-offset': '15' },
      }),
)
const creation = recording(createDocumentUpload, {
  content: { ...createDocumentUpload.success.letter, fileSize: 15 },
})
/** From choosing the place to the document made from the file, in its second version. */
export const Sent: Story = {
  parameters: {
    msw: [
      nothingBefore,
      unknown,
      ...places,
      creation.handler,
      bytes,
      answer(importDocumentUpload, 'version'),
    ],
  },
  play: async ({ canvas, canvasElement, globals }) => {
    const texts = textsOf(globals)
    await chooseClient(canvasElement, texts)
    await userEvent.type(
      canvas.getByRole('textbox', { name: new RegExp(`^${texts.field.folder}`) }),
      'Acceptation',
    )
    await choose(canvasElement, file('Lettre de mission 2025.pdf'))
    await waitFor(() => expect(creation.sent).toHaveLength(1))
    await expect(creation.sent[0]?.body).toEqual({
      accountId: 1,
      engagementId: null,
      fiscalYear: null,
      folder: 'Acceptation',
      documentType: 'accounting',
      confidentiality: 'client',
      fileName: 'Lettre de mission 2025.pdf',
      fileSize: 15,
      fileDate: '2026-02-02T16:40:00.000Z',
    })
    const link = await canvas.findByRole('link', { name: 'Lettre de mission 2025.pdf' })
    await expect(link).toHaveAttribute('href', expect.stringMatching(/\/document\/31$/))
    const place = 'Fontaine & Filles – Maison de thé / 2025 / Acceptation'
    await expect(
      canvas.getByText(asRead(filled(texts.upload.filedVersion, { version: 2, place }))),
    ).toBeVisible()
  },
}

const inFolders = recording(createDocumentUpload, {
  content: { ...createDocumentUpload.success.letter, fileSize: 15 },
})
const imports = recording(importDocumentUpload, { content: importDocumentUpload.success.first })
/** A whole folder is sent: each file goes below the typed folder, in its own subfolder. */
export const FolderSent: Story = {
  parameters: {
    msw: [nothingBefore, unknown, ...places, inFolders.handler, bytes, imports.handler],
    picture: 'none',
  },
  play: async ({ canvas, canvasElement, globals }) => {
    const texts = textsOf(globals)
    await chooseClient(canvasElement, texts)
    await userEvent.type(
      canvas.getByRole('textbox', { name: new RegExp(`^${texts.field.folder}`) }),
      'Acceptation',
    )
    const fileIn = (path: string, name: string) =>
      Object.defineProperty(file(name), 'webkitRelativePath', { value: `${path}/${name}` })
    const input = canvasElement.querySelector<HTMLInputElement>('input[webkitdirectory]')
    if (!input) throw new Error('No input takes folders')
    // A folder contains several files, but the simulated input takes only one otherwise.
    input.multiple = true
    await userEvent.upload(input, [
      fileIn('Clôture/Banque', 'Relevé.pdf'),
      fileIn('Clôture', 'Relevé.pdf'),
      fileIn('Clôture', '.DS_Store'),
      fileIn(`Clôture/${'long '.repeat(50)}`, 'Relevé.pdf'),
    ])
    await waitFor(() => expect(inFolders.sent).toHaveLength(2))
    const folders = inFolders.sent.map(({ body }) => (body as { folder: string }).folder)
    await expect(folders.toSorted()).toEqual(['Acceptation/Clôture', 'Acceptation/Clôture/Banque'])
    await expect(
      await canvas.findByText(asRead(filled(texts.problem.folderTooLong, { limit: 255 }))),
    ).toBeVisible()
    // Wait until everything is sent, so that nothing continues in the next story.
    await waitFor(() => expect(imports.sent).toHaveLength(2))
  },
}

/** The content is already stored: its place is shown before any byte is sent, and the reader decides. */
export const SameContent: Story = {
  parameters: { msw: [nothingBefore, answer(findKnownDocuments, 'one'), ...places] },
  play: async ({ canvas, canvasElement, globals }) => {
    await chooseClient(canvasElement, textsOf(globals))
    await choose(canvasElement, file('Copie.pdf'))
    await expect(await canvas.findByText(/2025 \/ Acceptation \/ Lettre de mission 2025\.pdf/)).toBeVisible()
    await expect(canvas.getByText(/Théo Lefèvre/)).toBeVisible()
    await expect(canvas.getAllByRole('button', { name: /Copie\.pdf/ })).toHaveLength(3)
  },
}

/** The day on which the content was stored is that of the reader, as on the page of the document. */
export const SameContentAtNight: Story = {
  parameters: {
    msw: [
      nothingBefore,
      answerWith<'findKnownDocuments'>(findKnownDocuments, {
        value: findKnownDocuments.success.one.value.map(known => ({
          ...known,
          createdDate: '2026-02-02T23:30:00.000Z',
        })),
      }),
      ...places,
    ],
    picture: 'none',
  },
  play: async ({ canvas, canvasElement, globals }) => {
    await chooseClient(canvasElement, textsOf(globals))
    await choose(canvasElement, file('Copie.pdf'))
    const day = languageOf(globals) === 'fr' ? /3 février 2026/ : /February 3, 2026/
    await expect(await canvas.findByText(day)).toBeVisible()
  },
}

/** Requests a link for a file whose content is already stored. */
async function linkCopy(canvasElement: HTMLElement, texts: ReturnType<typeof textsOf>) {
  const canvas = within(canvasElement)
  await chooseClient(canvasElement, texts)
  await userEvent.type(
    canvas.getByRole('textbox', { name: new RegExp(`^${texts.field.folder}`) }),
    'Permanent',
  )
  await choose(canvasElement, file('Copie.pdf'))
  await waitFor(() => expect(canvas.getByText(asRead(texts.upload.linkHelp))).toBeVisible())
  await userEvent.click(canvas.getByRole('button', { name: /^(Link to it|Faire un lien) \(Copie\.pdf\)$/ }))
}

const link = recording(linkDocument, { content: linkDocument.success.linked })
/** The content is already stored: a link is created in the chosen place, and nothing is sent. */
export const Linked: Story = {
  parameters: {
    msw: [nothingBefore, answer(findKnownDocuments, 'one'), ...places, link.handler],
    picture: 'none',
  },
  play: async ({ canvas, canvasElement, globals }) => {
    const texts = textsOf(globals)
    await linkCopy(canvasElement, texts)
    await waitFor(() => expect(link.sent).toHaveLength(1))
    await expect(link.sent[0]?.body).toEqual({
      accountId: 1,
      engagementId: null,
      fiscalYear: null,
      folder: 'Permanent',
      documentType: 'accounting',
      confidentiality: 'client',
      fileName: 'Copie.pdf',
      contentHash: expect.stringMatching(/^[0-9a-f]{64}$/),
    })
    await expect(await canvas.findByRole('link', { name: 'Copie.pdf' })).toHaveAttribute(
      'href',
      expect.stringMatching(/\/document\/40$/),
    )
    const place = 'Fontaine & Filles – Maison de thé / 2026 / Permanent'
    await expect(canvas.getByText(asRead(filled(texts.upload.filedLink, { place })))).toBeVisible()
  },
}

/**
 * Content that is already in the place is not linked there again. A message says so, and the file can still be sent.
 */
export const NotLinked: Story = {
  parameters: {
    msw: [
      nothingBefore,
      answer(findKnownDocuments, 'one'),
      ...places,
      refuse(linkDocument, 'document-already-here'),
    ],
    picture: 'none',
  },
  play: async ({ canvas, canvasElement, globals }) => {
    const texts = textsOf(globals)
    await linkCopy(canvasElement, texts)
    await waitFor(() => expect(canvas.getByText(asRead(texts.problem.alreadyHere))).toBeVisible())
    await expect(canvas.getByRole('button', { name: /^(Upload|Envoyer) Copie\.pdf/ })).toBeEnabled()
  },
}

/** A file that is not accepted is refused before any byte is sent. */
export const NotTaken: Story = {
  parameters: { picture: 'none' },
  play: async ({ canvas, canvasElement, globals }) => {
    const texts = textsOf(globals)
    await chooseClient(canvasElement, texts)
    await choose(canvasElement, file('Outil.exe'))
    await expect(await canvas.findByText(asRead(texts.problem.extension))).toBeVisible()
  },
}

/** The content does not match the extension: the file is deleted, and cannot be retried. */
export const Mismatch: Story = {
  parameters: {
    msw: [
      nothingBefore,
      unknown,
      ...places,
      answer(createDocumentUpload, 'letter'),
      bytes,
      refuse(importDocumentUpload, 'document-mismatch'),
      recording(deleteDocumentUpload, {}).handler,
    ],
    picture: 'none',
  },
  play: async ({ canvas, canvasElement, globals }) => {
    const texts = textsOf(globals)
    await chooseClient(canvasElement, texts)
    await choose(canvasElement, file('Lettre.pdf'))
    await expect(await canvas.findByText(asRead(texts.problem.mismatch))).toBeVisible()
  },
}

const removal = recording(deleteDocumentUpload, {})
/** An upload that a reload interrupted waits for its file, or is deleted. */
export const Interrupted: Story = {
  parameters: { msw: [answer(listDocumentUploads, 'some'), ...places, removal.handler] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Lettre de mission 2025.pdf')).toBeVisible()
    const buttons = canvas.getAllByRole('button', { name: /Lettre de mission 2025\.pdf/ })
    await userEvent.click(buttons.at(-1) ?? buttons[0] ?? document.body)
    await waitFor(() => expect(removal.sent).toEqual([{ version: '*', body: undefined }]))
  },
}

const [interrupted] = listDocumentUploads.success.some.value
const keptId = `document-upload-${interrupted?.id ?? 0}`
let fileDate = ''
const kept = new Map<string, FileHandle>()
/**
 * Stores the file of an interrupted upload where the browser finds it: the origin's private file system has the same
 * handles as the disk.
 */
async function keepDropped(): Promise<void> {
  const folder = await navigator.storage.getDirectory()
  const root = await folder.getFileHandle('Lettre de mission 2025.pdf', { create: true })
  const writing = await root.createWritable()
  await writing.write('%PDF-1.7 lettre')
  await writing.close()
  fileDate = new Date((await root.getFile()).lastModified).toISOString()
  // A browser without a profile, as in tests, crashes when a handle is stored in its database.
  kept.clear()
  kept.set(keptId, { root, path: [] })
  spyOn(keptHandles, 'read').mockImplementation(async () => new Map(kept))
  spyOn(keptHandles, 'keep').mockImplementation(async (key, handle) => void kept.set(key, handle))
  spyOn(keptHandles, 'forget').mockImplementation(async key => void kept.delete(key))
}
const interruptedHere = http.get(listDocumentUploads.pattern, () =>
  HttpResponse.json({
    value: [{ ...interrupted, fileSize: 15, receivedSize: 7, fileDate }],
    '@odata.count': 1,
  }),
)
/** Makes the browser ask for permission, with this answer. */
function asks(answered: PermissionState) {
  const handles = FileSystemHandle.prototype as unknown as Record<string, () => Promise<PermissionState>>
  spyOn(handles, 'queryPermission').mockResolvedValue('prompt')
  return spyOn(handles, 'requestPermission').mockResolvedValue(answered)
}
const arrives = [...places, interruptedHere, bytes, answer(importDocumentUpload, 'version')]

/** A dropped file that may still be read resumes by itself after a reload, and is then forgotten. */
export const GoesOn: Story = {
  parameters: { msw: arrives, picture: 'none' },
  beforeEach: keepDropped,
  play: async ({ canvas, globals }) => {
    await expect(
      await canvas.findByRole('link', { name: 'Lettre de mission 2025.pdf' }, { timeout: 5000 }),
    ).toBeVisible()
    await expect(canvas.queryByText(textsOf(globals).upload.keptTitle)).toBeNull()
    await waitFor(() => expect(kept.size).toBe(0))
  },
}

/** While another window resumes uploads, this one does not send the same parts. It takes over when that window is left. */
export const AnotherWindow: Story = {
  parameters: { msw: arrives, picture: 'none' },
  beforeEach: async () => {
    await keepDropped()
    await new Promise<void>(resolve => {
      void navigator.locks.request(resumingLock(uploadIdPrefix), async () => {
        resolve()
        await new Promise<void>(left => {
          leaveOtherWindow = left
        })
      })
    })
    return () => leaveOtherWindow()
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Lettre de mission 2025.pdf')).toBeVisible()
    await new Promise(resolve => setTimeout(resolve, 500))
    await expect(keptHandles.read).not.toHaveBeenCalled()
    leaveOtherWindow()
    await expect(
      await canvas.findByRole('link', { name: 'Lettre de mission 2025.pdf' }, { timeout: 5000 }),
    ).toBeVisible()
  },
}
let leaveOtherWindow = () => {}

/** If the browser asks for permission, one button asks for all files. */
export const GoesOnAfterQuestion: Story = {
  parameters: { msw: arrives, picture: 'none' },
  beforeEach: async () => {
    await keepDropped()
    asks('granted')
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^(Continue with|Reprendre avec) 1/ }))
    await expect(
      await canvas.findByRole('link', { name: 'Lettre de mission 2025.pdf' }, { timeout: 5000 }),
    ).toBeVisible()
  },
}

/** The reader denied permission: the file is chosen again, as in browsers that store nothing. */
export const NotAllowed: Story = {
  parameters: { msw: arrives, picture: 'none' },
  beforeEach: async () => {
    await keepDropped()
    asks('denied')
  },
  play: async ({ canvas, globals }) => {
    const { upload } = textsOf(globals)
    await userEvent.click(await canvas.findByRole('button', { name: /^(Continue with|Reprendre avec) 1/ }))
    const said = await canvas.findByRole('status', { name: asRead(upload.deniedTitle) })
    await expect(said).toHaveTextContent('Lettre de mission 2025.pdf')
    await expect(canvas.queryByText(asRead(upload.keptTitle))).toBeNull()
  },
}

/** The file has been replaced: nothing is sent, and a message says so. */
export const ChangedMeanwhile: Story = {
  parameters: { msw: arrives, picture: 'none' },
  beforeEach: async () => {
    await keepDropped()
    fileDate = '2026-02-02T16:40:00.000Z'
  },
  play: async ({ canvas, globals }) => {
    const said = await canvas.findByRole('status', { name: asRead(textsOf(globals).upload.lostTitle) })
    await expect(said).toHaveTextContent('Lettre de mission 2025.pdf')
    await expect(canvas.queryByRole('link', { name: 'Lettre de mission 2025.pdf' })).toBeNull()
    await waitFor(() => expect(kept.size).toBe(0))
  },
}

/** A file removed from the list is forgotten. */
export const TakenOut: Story = {
  parameters: { msw: [...arrives, removal.handler], picture: 'none' },
  beforeEach: async () => {
    await keepDropped()
    asks('granted')
  },
  play: async ({ canvas, globals }) => {
    await canvas.findByRole('button', { name: /^(Continue with|Reprendre avec) 1/ })
    const buttons = canvas.getAllByRole('button', { name: /Lettre de mission 2025\.pdf/ })
    await userEvent.click(buttons.at(-1) ?? document.body)
    await waitFor(() => expect(canvas.queryByText(asRead(textsOf(globals).upload.keptTitle))).toBeNull())
    await waitFor(() => expect(kept.size).toBe(0))
  },
}

/** Clients upload for their own company: they choose neither it nor the readers. */
export const OfClient: Story = {
  parameters: { ...inPortal(client), picture: 'none' },
  play: async ({ canvas, globals }) => {
    const texts = textsOf(globals)
    const field = within(await canvas.findByRole('group', { name: texts.upload.label }))
    await expect(field.getAllByRole('button').at(-1)).toBeEnabled()
    await expect(canvas.queryByRole('combobox', { name: new RegExp(`^${texts.field.client}`) })).toBeNull()
    await expect(canvas.queryByRole('radiogroup')).toBeNull()
  },
}

/** A client without a company is told whom to ask. */
export const WithoutCompany: Story = {
  parameters: { ...inPortal(client), msw: [nothingBefore, answerPage(listAccounts)], picture: 'none' },
  play: async ({ canvas, globals }) => {
    await expect(await canvas.findByText(textsOf(globals).upload.noClient)).toBeVisible()
  },
}

export const Loading: Story = {
  parameters: { msw: [neverAnswer(listDocumentUploads)], picture: 'none' },
  play: async ({ canvas, globals }) => {
    await expect(await canvas.findByText(asRead(textsOf(globals).upload.earlierLoading))).toBeInTheDocument()
  },
}

export const ServerError: Story = {
  parameters: { msw: [refuse(listDocumentUploads, 'server-error')], picture: 'none' },
  play: async ({ canvas, globals }) => {
    await waitFor(() =>
      expect(canvas.getByRole('alert')).toHaveTextContent(asRead(textsOf(globals).upload.earlierFailed)),
    )
  },
}
