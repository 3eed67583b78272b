import {
  createAuditComment,
  createAuditRequest,
  getAuditFolder,
  listAuditChecks,
  updateAuditCheck,
  updateAuditFolder,
  updateAuditRequest,
} from '@parvis/api-types/generated/examples/portal'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { answerPage, refuse } from '../../../../../stories/answers.ts'
import { at, atPlace } from '../../../../../stories/at-its-address.tsx'
import { asRead, filled } from '../../../../../stories/read-texts.ts'
import { recording } from '../../../../../stories/recording.ts'
import { recordStates } from '../../../../../stories/standard-states.ts'
import { inPortal } from '../../../../../stories/withPortal.tsx'
import { auditFolders } from '../../application.ts'
import {
  besideFolder,
  checks,
  folder,
  opened,
  portal,
  prepared,
  requests,
  sealed,
  side,
  submitted,
  textsOf,
  weekend,
} from '../../audit-folders-stories.fixtures.ts'
import { auditFoldersTexts } from '../../i18n/texts.ts'
import type { AuditCheck } from '../../folder.ts'
import { AuditFolderScreen } from './AuditFolderScreen.tsx'

const folderId = 7
const addressed = (search: string) => inPortal(at(auditFolders, 'record', { folderId }, search))
const place = atPlace(auditFolders, 'record', portal, [opened(folder), ...besideFolder], { folderId })

const meta = {
  title: 'Screens/Audit folder',
  component: AuditFolderScreen,
  ...place,
} satisfies Meta<typeof AuditFolderScreen>
export default meta
type Story = StoryObj<typeof meta>

type Canvas = ReturnType<typeof within>

async function chooseOn(canvas: Canvas, row: string, action: string) {
  const [menu] = await canvas.findAllByRole('button', { name: new RegExp(row) })
  if (menu) await userEvent.click(menu)
  await userEvent.click(await screen.findByRole('menuitem', { name: action }))
}

/** The requests to the client: submitted, late and returned ones. */
export const Loaded: Story = {
  play: async ({ canvas, globals }) => {
    const texts = textsOf(globals)
    const title = filled(texts.record.title, { client: folder.accountName, year: String(folder.year) })
    await expect(await canvas.findByRole('heading', { level: 1, name: asRead(title) })).toBeVisible()
    await expect(canvas.getByRole('meter', { name: texts.record.completeness })).toHaveAttribute(
      'aria-valuenow',
      '33',
    )
    const [link] = await canvas.findAllByRole('link', { name: submitted.title })
    await expect(link).toHaveAttribute('href', expect.stringMatching(/\/7\?request=21$/))
    await expect(canvas.getAllByText(texts.request.late)[0]).toBeVisible()
    await expect(canvas.getByRole('button', { name: texts.prepare.open })).toBeVisible()
  },
}

/** A request in the drawer beside the list: what was submitted, and by whom. */
export const Request: Story = {
  parameters: addressed('?request=21'),
  play: async ({ globals }) => {
    const texts = textsOf(globals)
    const drawer = within(await screen.findByRole('dialog', { name: submitted.title }))
    const [document] = submitted.documents
    await expect(
      await drawer.findByRole('button', {
        name: asRead(filled(texts.documents.download, { name: document?.fileName ?? '' })),
      }),
    ).toBeVisible()
  },
}

const decision = recording(updateAuditRequest, { content: { ...submitted, status: 'accepted' } })
export const Accepted: Story = {
  parameters: { msw: [opened(folder), decision.handler, ...besideFolder], picture: 'none' },
  play: async ({ canvas, globals }) => {
    await chooseOn(canvas, submitted.title, textsOf(globals).action.accept)
    await waitFor(() => expect(decision.sent).toEqual([{ version: '"2"', body: { status: 'accepted' } }]))
  },
}

const returning = recording(updateAuditRequest, { content: { ...submitted, status: 'returned' } })
/** Returning a request requires a reason. */
export const Returned: Story = {
  parameters: { msw: [opened(folder), returning.handler, ...besideFolder], picture: 'none' },
  play: async ({ canvas, globals }) => {
    const texts = textsOf(globals)
    await chooseOn(canvas, submitted.title, texts.action.return)
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.click(dialog.getByRole('button', { name: texts.return.confirm }))
    await expect(returning.sent).toHaveLength(0)
    const reason = dialog.getByRole('textbox', { name: new RegExp(`^${texts.field.reason}`) })
    await userEvent.type(reason, 'Page 2')
    await userEvent.click(dialog.getByRole('button', { name: texts.return.confirm }))
    await waitFor(() =>
      expect(returning.sent.at(-1)?.body).toEqual({ status: 'returned', returnReason: 'Page 2' }),
    )
  },
}

/** Somebody else has already decided. */
export const NotAccepted: Story = {
  parameters: {
    msw: [opened(folder), refuse(updateAuditRequest, 'precondition-failed'), ...besideFolder],
    picture: 'none',
  },
  play: async ({ canvas, globals }) => {
    const texts = textsOf(globals)
    await chooseOn(canvas, submitted.title, texts.action.accept)
    await expect(await canvas.findByRole('alert', { name: texts.decided.failed })).toBeVisible()
  },
}

const asking = recording(createAuditRequest, { content: submitted })
export const Requested: Story = {
  parameters: { msw: [opened(folder), asking.handler, ...besideFolder], picture: 'none' },
  play: async ({ canvas, globals }) => {
    const texts = textsOf(globals)
    await userEvent.click(await canvas.findByRole('button', { name: texts.request.add }))
    const dialog = within(await screen.findByRole('dialog'))
    const title = dialog.getByRole('textbox', { name: new RegExp(`^${texts.field.title}`) })
    await userEvent.type(title, 'Grand livre')
    await userEvent.click(dialog.getByRole('button', { name: texts.addRequest.confirm }))
    await waitFor(() =>
      expect(asking.sent.at(-1)?.body).toEqual({
        folderId: 7,
        title: 'Grand livre',
        description: '',
        dueDate: null,
        contactId: null,
      }),
    )
  },
}

/** The checks, with conclusions and reviewers' initials. */
export const Checks: Story = {
  parameters: addressed('?tab=checks'),
  play: async ({ canvas, globals }) => {
    const texts = textsOf(globals)
    const [link] = await canvas.findAllByRole('link', { name: texts.check.weekend })
    await expect(link).toHaveAttribute('href', expect.stringMatching(/tab=checks&check=41$/))
    await expect(canvas.getAllByText(side.reviewedInitials ?? '')[0]).toBeVisible()
  },
}

/** Without statements there are no checks. */
export const Unpinned: Story = {
  parameters: {
    ...addressed('?tab=checks'),
    msw: [
      opened({ ...folder, statementRequestId: null, statementPeriodEnd: null, checkCount: 0 }),
      ...besideFolder,
    ],
    picture: 'none',
  },
  play: async ({ canvas, globals }) => {
    await expect(await canvas.findByText(textsOf(globals).checks.unpinnedTitle)).toBeVisible()
  },
}

const concluding = recording(updateAuditCheck, { content: weekend })
/** A check: its purpose, its figures and the entries behind it. */
export const Check: Story = {
  parameters: {
    ...addressed('?tab=checks&check=41'),
    msw: [opened(folder), concluding.handler, ...besideFolder],
  },
  play: async ({ canvas, globals }) => {
    const texts = textsOf(globals)
    await expect(await canvas.findByRole('heading', { level: 1, name: texts.check.weekend })).toBeVisible()
    await expect(canvas.getByText(texts.checkPage.unconcluded)).toBeVisible()
    await expect((await canvas.findAllByText('613200'))[0]).toBeVisible()
    await expect(canvas.getByRole('columnheader', { name: texts.column.accountNumber })).toBeVisible()
  },
}

const undone: AuditCheck = {
  ...weekend,
  result: 'not-applicable',
  reason: 'no-entries',
  count: 0,
  listedCount: 0,
  figures: [],
}
/** Statements made from a trial balance have no entries to check. */
export const WithoutEntries: Story = {
  parameters: {
    ...addressed('?tab=checks&check=41'),
    msw: [opened(folder), answerPage(listAuditChecks, undone), ...besideFolder],
    picture: 'none',
  },
  play: async ({ canvas, globals }) => {
    const texts = textsOf(globals)
    await expect(await canvas.findByText(texts.nothing['no-entries'])).toBeVisible()
    await expect(canvas.getByText(texts.result['not-applicable'])).toBeVisible()
  },
}

const many: AuditCheck = {
  ...weekend,
  check: 'unusual-side',
  count: 341,
  listedCount: 0,
  accounts: [{ account: '401000', label: 'Fournisseurs', amount: 12, expected: null }],
  conclusion: 'Première ligne.\nDeuxième ligne.',
}
/** A check that found more accounts than it lists says so, and a conclusion keeps its line breaks. */
export const MoreAccounts: Story = {
  parameters: {
    ...addressed('?tab=checks&check=41'),
    msw: [opened(folder), answerPage(listAuditChecks, many), ...besideFolder],
    picture: 'none',
  },
  play: async ({ canvas, globals }) => {
    const texts = textsOf(globals)
    const first = filled(texts.checkPage.firstAccounts, { listed: '1', count: '341' })
    await waitFor(() => expect(canvas.getByText(asRead(first))).toBeVisible())
    await expect(canvas.getByText(/^Première ligne/)).toHaveStyle({ whiteSpace: 'pre-line' })
  },
}

export const Concluded: Story = {
  parameters: { ...Check.parameters, picture: 'none' },
  play: async ({ canvas, globals }) => {
    const texts = textsOf(globals)
    await userEvent.click(await canvas.findByRole('button', { name: texts.conclude.open }))
    const dialog = within(await screen.findByRole('dialog'))
    const field = dialog.getByRole('textbox', { name: new RegExp(`^${texts.field.conclusion}`) })
    await userEvent.type(field, 'En ordre.')
    await userEvent.click(dialog.getByRole('button', { name: texts.conclude.confirm }))
    await waitFor(() =>
      expect(concluding.sent.at(-1)).toEqual({ version: '"1"', body: { conclusion: 'En ordre.' } }),
    )
  },
}

const unreviewed = {
  ...side,
  reviewedBy: null,
  reviewedByName: null,
  reviewedInitials: null,
  reviewedDate: null,
}
const reviewing = recording(updateAuditCheck, { content: side })
/** Somebody else's conclusion is reviewed. Nobody can review their own. */
export const Reviewed: Story = {
  parameters: {
    ...addressed('?tab=checks&check=42'),
    msw: [
      opened(folder),
      checks({ ...unreviewed, concludedBy: 'manager@parvis.example' }),
      reviewing.handler,
      ...besideFolder,
    ],
    picture: 'none',
  },
  play: async ({ canvas, globals }) => {
    const texts = textsOf(globals)
    await userEvent.click(await canvas.findByRole('button', { name: texts.review.open }))
    const dialog = within(await screen.findByRole('alertdialog'))
    await userEvent.click(dialog.getByRole('button', { name: texts.review.confirm }))
    await waitFor(() => expect(reviewing.sent.at(-1)?.body).toEqual({ isReviewed: true }))
  },
}

/** The firm's comments on the folder. */
export const Comments: Story = {
  parameters: addressed('?tab=comments'),
  play: async ({ canvas, globals }) => {
    await expect(await canvas.findByText('Le solde ne correspond pas au grand livre.')).toBeVisible()
    const link = canvas.getByRole('link', { name: textsOf(globals).comments.toRequest })
    await expect(link).toHaveAttribute('href', expect.stringMatching(/request=21$/))
  },
}

const saying = recording(createAuditComment, { content: {} })
export const Commented: Story = {
  parameters: {
    ...addressed('?tab=comments'),
    msw: [opened(folder), saying.handler, ...besideFolder],
    picture: 'none',
  },
  play: async ({ canvas, globals }) => {
    const texts = textsOf(globals)
    await userEvent.click(await canvas.findByRole('button', { name: texts.comment.open }))
    const dialog = within(await screen.findByRole('dialog'))
    const field = dialog.getByRole('textbox', { name: new RegExp(`^${texts.field.comment}`) })
    await userEvent.type(field, 'Vu.')
    await userEvent.click(dialog.getByRole('button', { name: texts.comment.confirm }))
    await waitFor(() =>
      expect(saying.sent.at(-1)?.body).toEqual({
        folderId: 7,
        requestId: null,
        checkId: null,
        text: 'Vu.',
        mentions: [],
      }),
    )
  },
}

/** The page of a check shows the comments on that check only, and new ones belong to it. */
export const CommentedOnCheck: Story = {
  parameters: {
    ...addressed('?tab=checks&check=41'),
    msw: [opened(folder), saying.handler, ...besideFolder],
    picture: 'none',
  },
  play: async ({ canvas, globals }) => {
    const texts = textsOf(globals)
    // The folder's only comment is about something else.
    await expect(await canvas.findByText(asRead(texts.comments.none))).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: texts.comment.open }))
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.type(dialog.getByRole('textbox', { name: new RegExp(`^${texts.field.comment}`) }), 'Vu.')
    await userEvent.click(dialog.getByRole('button', { name: texts.comment.confirm }))
    await waitFor(() =>
      expect(saying.sent.at(-1)?.body).toMatchObject({
        folderId: 7,
        requestId: null,
        checkId: 41,
        text: 'Vu.',
      }),
    )
  },
}

/**
 * A requested document can be commented on while the folder is signed but not sealed. Used with the keyboard, the
 * drawer stays in place.
 */
export const CommentedOnRequest: Story = {
  parameters: {
    ...addressed('?request=21'),
    msw: [opened(prepared), requests({ ...submitted, isFolderOpen: false }), saying.handler, ...besideFolder],
    picture: 'none',
  },
  play: async ({ globals }) => {
    const texts = textsOf(globals)
    const drawer = within(await screen.findByRole('dialog', { name: submitted.title }))
    const add = await drawer.findByRole('button', { name: texts.comment.open })
    add.focus()
    await userEvent.keyboard('{Enter}')
    const form = await screen.findByRole('dialog', { name: texts.comment.title })
    await waitFor(() => expect(form.contains(document.activeElement)).toBe(true))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(add).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    const dialog = within(await screen.findByRole('dialog', { name: texts.comment.title }))
    await userEvent.type(dialog.getByRole('textbox', { name: new RegExp(`^${texts.field.comment}`) }), 'Vu.')
    await userEvent.click(dialog.getByRole('button', { name: texts.comment.confirm }))
    await waitFor(() =>
      expect(saying.sent.at(-1)?.body).toMatchObject({ folderId: 7, requestId: 21, checkId: null }),
    )
    await waitFor(() => expect(drawer.getByRole('button', { name: texts.comment.open })).toHaveFocus())
  },
}

const sealing = recording(updateAuditFolder, { content: sealed })
/** Somebody other than the preparer reviews and seals the folder. */
export const Prepared: Story = {
  parameters: {
    msw: [opened({ ...prepared, preparedBy: 'manager@parvis.example' }), sealing.handler, ...besideFolder],
  },
  play: async ({ canvas, globals }) => {
    const texts = textsOf(globals)
    await expect(await canvas.findByText(texts.record.waits)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: texts.seal.open }))
    const dialog = within(await screen.findByRole('alertdialog'))
    await userEvent.click(dialog.getByRole('button', { name: texts.seal.confirm }))
    await waitFor(() => expect(sealing.sent.at(-1)?.body).toEqual({ status: 'sealed' }))
  },
}

/** Whoever wrote a conclusion cannot seal the folder, and is told why. */
export const ConcludedByReader: Story = {
  parameters: {
    msw: [opened({ ...prepared, preparedBy: 'manager@parvis.example', hasConcluded: true }), ...besideFolder],
    picture: 'none',
  },
  play: async ({ canvas, globals }) => {
    const texts = textsOf(globals)
    await waitFor(() => expect(canvas.getByText(asRead(texts.problem.samePerson))).toBeVisible())
    await expect(canvas.getByRole('button', { name: texts.sendBack.open })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: texts.seal.open })).toBeNull()
  },
}

/** An unfinished folder cannot be signed, and the reason is shown. */
export const Unfinished: Story = {
  parameters: {
    msw: [opened(folder), refuse(updateAuditFolder, 'audit-unfinished'), ...besideFolder],
    picture: 'none',
  },
  play: async ({ canvas, globals }) => {
    const texts = textsOf(globals)
    await userEvent.click(await canvas.findByRole('button', { name: texts.prepare.open }))
    const dialog = within(await screen.findByRole('alertdialog'))
    await userEvent.click(dialog.getByRole('button', { name: texts.prepare.confirm }))
    await expect(await dialog.findByText(asRead(texts.problem.unfinished))).toBeVisible()
  },
}

/** A sealed folder can no longer change, but it can be downloaded. */
export const Sealed: Story = {
  parameters: { msw: [opened(sealed), ...besideFolder] },
  play: async ({ canvas, globals }) => {
    const texts = textsOf(globals)
    await expect(await canvas.findByText(texts.record.sealed)).toBeVisible()
    await expect(canvas.getByRole('button', { name: texts.record.export })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: texts.request.add })).toBeNull()
  },
}

const states = recordStates({
  asks: getAuditFolder,
  beside: besideFolder,
  texts: auditFoldersTexts,
  thing: folder,
  shows: ({ engagementCode, engagementDescription }) => `${engagementCode}, ${engagementDescription}`,
})
export const Loading = states.Loading
export const Slow = states.Slow
export const Gone = states.Gone
export const LongText = states.LongText
export const ServerError = states.ServerError
export const Denied = states.Denied
export const Offline = states.Offline
