import { listEngagements } from '@parvis/api-types/generated/examples/organisation'
import {
  createReportFolder,
  deleteReport,
  deleteReportFolder,
  moveReport,
  moveReportFolder,
  restoreReportFolder,
  updateReport,
  updateReportFolder,
} from '@parvis/api-types/generated/examples/portal'
import { clearToasts, ToastHost } from '@parvis/design-system/Toast'
import type { Decorator, Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { answerWith, problemOf } from '../../../../../stories/answers.ts'
import { forgetSent, recording } from '../../../../../stories/recording.ts'
import { withPortal } from '../../../../../stories/withPortal.tsx'
import { asRead, filled } from '../../../../../stories/read-texts.ts'
import {
  assessedFolder,
  assessedReport,
  folders,
  library,
  margin,
  reports,
  storyAt,
  textsOf,
  treeIn,
} from '../../reports-stories.fixtures.ts'
import type { ReportFolder } from '../../library.ts'
import type { ListedReport } from '../../report-lists.ts'
import { AdministrationScreen } from './AdministrationScreen.tsx'

const engagements = answerWith<'listEngagements'>(listEngagements, {
  value: [{ id: 1, engagementCode: 'E2024-000001', engagementDescription: 'Comptes annuels 2026' }],
})

/** Shows the toasts that report what was done and offer to undo it. */
const withToasts: Decorator = Story => (
  <>
    <Story />
    <ToastHost />
  </>
)

const meta = {
  title: 'Screens/Reports/Administration/Changes',
  component: AdministrationScreen,
  decorators: [withToasts, withPortal(storyAt('administration', '?client=1'))],
  parameters: {
    layout: 'fullscreen',
    msw: [...library(), engagements, assessedFolder(), assessedReport()],
    picture: 'none',
  },
  afterEach: clearToasts,
} satisfies Meta<typeof AdministrationScreen>
export default meta
type Story = StoryObj<typeof meta>

/** Chooses an action from the menu of a tree entry or a list row. */
async function choose(place: HTMLElement, row: RegExp, action: string | RegExp) {
  const entry = await within(place).findByRole('row', { name: row })
  await userEvent.click(within(entry).getAllByRole('button').at(-1) ?? entry)
  await userEvent.click(await screen.findByRole('menuitem', { name: action }))
}

const creation = recording(
  createReportFolder,
  { status: 409, content: createReportFolder.problem['report-folder-exists'] },
  { content: createReportFolder.success.below },
)
/** Each rule is reported at the field while somebody types, and afterwards what somebody else did first. */
export const NewFolder: Story = {
  parameters: { msw: [...library(), engagements, assessedFolder(), creation.handler], picture: 'compared' },
  beforeEach: () => {
    creation.sent.length = 0
  },
  play: async ({ canvasElement, globals }) => {
    const texts = textsOf(globals)
    await choose(await treeIn(canvasElement), /^Gestion/, texts.action.newFolder)
    const dialog = within(
      await screen.findByRole('dialog', { name: filled(texts.folder.newIn, { name: 'Gestion' }) }),
    )
    const name = dialog.getByRole('textbox', { name: new RegExp(`^${texts.field.name}`) })
    await userEvent.type(name, 'Quinze signes !')
    await waitFor(() =>
      expect(
        dialog.getByText(asRead(filled(texts.problem.nameLength, { length: 15, limit: 14 }))),
      ).toBeVisible(),
    )
    await userEvent.clear(name)
    await userEvent.type(name, 'tresorerie')
    await waitFor(() => expect(dialog.getByText(asRead(texts.problem.folderExists))).toBeVisible())
    await userEvent.clear(name)
    await userEvent.type(name, 'Stocks')
    await waitFor(() => expect(dialog.queryByText(asRead(texts.problem.folderExists))).toBeNull())
    const add = dialog.getByRole('button', { name: texts.folder.create })
    await userEvent.click(add)
    await waitFor(() => expect(dialog.getByText(asRead(texts.problem.folderExists))).toBeVisible())
    await userEvent.type(name, ' 2')
    await userEvent.click(add)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(creation.sent.at(-1)?.body).toEqual({
      name: 'Stocks 2',
      accountId: 1,
      parentFolderId: 3,
      engagementId: null,
    })
  },
}

/** The services redirect from earlier paths to the current one, so there is no warning about broken links. */
const linksStay = /(keep working|continuent de fonctionner)\.$/

// The version in the body equals the ETag, as in the contract.
const renamed = { ...updateReportFolder.success.name, '@odata.etag': '"4"' }
const renaming = recording(updateReportFolder, { content: renamed })
/** Before a folder is renamed, the dialog shows what that affects. Undoing gives it back its old name. */
export const RenamedAndUndone: Story = {
  parameters: { msw: [...library(), engagements, assessedFolder(), renaming.handler] },
  beforeEach: () => {
    renaming.sent.length = 0
  },
  play: async ({ canvasElement, globals }) => {
    const texts = textsOf(globals)
    await choose(await treeIn(canvasElement), /^Archives/, texts.action.changeFolder)
    const dialog = within(await screen.findByRole('dialog'))
    const name = dialog.getByRole('textbox', { name: new RegExp(`^${texts.field.name}`) })
    await userEvent.clear(name)
    await userEvent.type(name, 'Archives 2')
    await waitFor(() => expect(dialog.getByText(asRead(texts.folder.newAddress))).toBeVisible())
    await expect(dialog.getByText(linksStay)).toBeVisible()
    await waitFor(() => expect(dialog.getByText(/21/)).toBeVisible())
    await userEvent.click(dialog.getByRole('button', { name: texts.folder.save }))
    // In French the dialog has a button of the same name.
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await userEvent.click(await screen.findByRole('button', { name: /^(Undo|Annuler)$/ }))
    await waitFor(() => expect(renaming.sent).toHaveLength(2))
    await expect(renaming.sent.map(({ body }) => body)).toEqual([
      { name: 'Archives 2' },
      { name: 'Archives', engagementId: null },
    ])
    await expect(renaming.sent[1]?.version).toBe('"4"')
  },
}

/** A folder that is not empty cannot be deleted: the rule is shown, and there is nothing to confirm. */
export const NotEmpty: Story = {
  parameters: { msw: [...library(), assessedFolder('report-folder-not-empty')], picture: 'none' },
  play: async ({ canvasElement, globals }) => {
    const texts = textsOf(globals)
    await choose(await treeIn(canvasElement), /^Gestion/, texts.action.deleteFolder)
    const dialog = within(await screen.findByRole('alertdialog'))
    await waitFor(() => expect(dialog.getByText(asRead(texts.problem.notEmpty))).toBeVisible())
    await expect(dialog.queryByRole('button', { name: texts.deletion.folderConfirm })).toBeNull()
  },
}

const deletion = recording(deleteReportFolder, { status: 204 })
const restoration = recording(
  restoreReportFolder,
  { status: 409, content: restoreReportFolder.problem['report-folder-exists'] },
  { content: restoreReportFolder.success.back },
)
/** An empty folder is deleted and restored. If its name is taken meanwhile, that message stays. */
export const DeletedAndRestored: Story = {
  parameters: { msw: [...library(), assessedFolder(), deletion.handler, restoration.handler] },
  beforeEach: () => {
    deletion.sent.length = 0
    restoration.sent.length = 0
  },
  play: async ({ canvasElement, globals }) => {
    const texts = textsOf(globals)
    await choose(await treeIn(canvasElement), /^Archives/, texts.action.deleteFolder)
    const dialog = within(await screen.findByRole('alertdialog'))
    await userEvent.click(dialog.getByRole('button', { name: texts.deletion.folderConfirm }))
    // In French the dialog, which stays until the tree has been refetched, has a button of the same name.
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await userEvent.click(await screen.findByRole('button', { name: /^(Undo|Annuler)$/ }))
    await waitFor(() => expect(screen.getByText(asRead(texts.problem.folderExists))).toBeVisible())
    await userEvent.click(screen.getByRole('button', { name: /^(Try again|Réessayer)$/ }))
    await waitFor(() =>
      expect(screen.getByText(asRead(filled(texts.deletion.restored, { name: 'Archives' })))).toBeVisible(),
    )
    await expect(deletion.sent[0]?.version).toBe('"2"')
  },
}

const folderMove = recording(moveReportFolder, { content: moveReportFolder.success.top })
/** A folder is moved with the dialog of the tree, and then ours shows what that affects before it is done. */
export const FolderMoved: Story = {
  parameters: { msw: [...library(), assessedFolder(), folderMove.handler] },
  beforeEach: () => {
    folderMove.sent.length = 0
  },
  play: async ({ canvasElement, globals }) => {
    const texts = textsOf(globals)
    await choose(await treeIn(canvasElement), /^Archives/, /^(Move to|Déplacer vers)/)
    const places = within(await screen.findByRole('dialog'))
    await userEvent.click(within(await places.findByRole('treegrid')).getByRole('row', { name: /^Gestion/ }))
    await userEvent.click(places.getByRole('button', { name: /^(Move here|Déplacer ici)/ }))
    const move = await screen.findByRole('button', { name: texts.move.confirm })
    await waitFor(() =>
      expect(
        screen.getByText(asRead(filled(texts.touched.readers_other, { count: 21 })), { exact: false }),
      ).toBeVisible(),
    )
    await userEvent.click(move)
    await waitFor(() => expect(folderMove.sent[0]?.body).toEqual({ parentFolderId: 3 }))
  },
}

const reportMove = recording(moveReport, {
  status: 409,
  content: moveReport.problem['report-exists'],
})
/** A report cannot be moved to a place where another one has its name. */
export const ReportNotMoved: Story = {
  parameters: { msw: [...library(), assessedReport(), reportMove.handler] },
  beforeEach: () => {
    reportMove.sent.length = 0
  },
  play: async ({ canvasElement, globals }) => {
    const texts = textsOf(globals)
    await choose(canvasElement, /Marge mois/, texts.action.move)
    const dialog = within(await screen.findByRole('dialog'))
    const move = dialog.getByRole('button', { name: texts.move.confirm })
    const target = dialog.getByRole('combobox', { name: new RegExp(texts.move.target) })
    await userEvent.click(move)
    await waitFor(() => expect(target).toHaveFocus())
    await expect(target).toHaveAccessibleDescription(new RegExp(texts.move.targetMissing))
    await userEvent.type(target, 'Tréso')
    await userEvent.click(await screen.findByRole('option', { name: /Trésorerie/ }))
    await expect(await dialog.findByText(linksStay)).toBeVisible()
    await userEvent.click(move)
    await waitFor(() => expect(dialog.getByRole('alert')).toHaveTextContent(texts.problem.reportExists))
  },
}

/** A draft without a file cannot be published, and the dialog says what is missing. */
export const NothingToPublish: Story = {
  parameters: { msw: [...library(), assessedReport('report-content-missing')] },
  play: async ({ canvasElement, globals }) => {
    const texts = textsOf(globals)
    await choose(canvasElement, /Cash forecast/, texts.action.publish)
    await waitFor(() => expect(screen.getByText(asRead(texts.problem.contentMissing))).toBeVisible())
    await expect(screen.queryByRole('button', { name: texts.publish.confirm })).toBeNull()
  },
}

const withdrawal = recording(updateReport, { content: updateReport.success.name })
/** Withdrawing a report shows how many people lose it. */
export const Withdrawn: Story = {
  parameters: { msw: [...library(), assessedReport(), withdrawal.handler] },
  beforeEach: () => {
    withdrawal.sent.length = 0
  },
  play: async ({ canvasElement, globals }) => {
    const texts = textsOf(globals)
    await choose(canvasElement, /Marge mois/, texts.action.withdraw)
    const dialog = within(await screen.findByRole('alertdialog'))
    await waitFor(() => expect(dialog.getByRole('status')).toHaveTextContent(/21/))
    await userEvent.click(dialog.getByRole('button', { name: texts.withdraw.confirm }))
    await waitFor(() => expect(withdrawal.sent[0]?.body).toEqual({ publicationStatus: 'withdrawn' }))
  },
}

const foldersNow: ReportFolder[] = [...folders]
const reportsNow: ListedReport[] = [...reports]
/** Somebody else saves everything anew. */
const changeMeanwhile = (changes: Partial<ReportFolder> = {}) => {
  foldersNow.splice(0, Infinity, ...folders.map(row => ({ ...row, '@odata.etag': '"8"', ...changes })))
  reportsNow.splice(0, Infinity, ...reports.map(row => ({ ...row, '@odata.etag': '"9"' })))
}
const refused = problemOf('precondition-failed')
const secondWithdrawal = recording(updateReport, refused, { content: updateReport.success.name })
const secondDeletion = recording(deleteReport, refused, { status: 204 })
const secondRenaming = recording(updateReportFolder, refused, { content: renamed })
const secondFolderDeletion = recording(deleteReportFolder, refused, { status: 204 })
const meanwhile = {
  parameters: {
    msw: [
      ...library({ folders: foldersNow, reports: reportsNow }),
      engagements,
      assessedFolder(),
      assessedReport(),
      ...[secondWithdrawal, secondDeletion, secondRenaming, secondFolderDeletion].map(
        ({ handler }) => handler,
      ),
    ],
  },
  beforeEach: () => {
    foldersNow.splice(0, Infinity, ...folders)
    reportsNow.splice(0, Infinity, ...reports)
    forgetSent()
  },
}
/** Confirms twice, while somebody else saves something before the first time. */
async function confirmTwice(role: 'dialog' | 'alertdialog', name: string, changes?: Partial<ReportFolder>) {
  const dialog = within(await screen.findByRole(role))
  const confirm = await dialog.findByRole('button', { name })
  changeMeanwhile(changes)
  await userEvent.click(confirm)
  await waitFor(() => expect(dialog.getByRole('alert')).toBeVisible())
  await userEvent.click(confirm)
  await waitFor(() => expect(screen.queryByRole(role)).toBeNull())
}
const versionsOf = ({ sent }: { sent: readonly { version: string | null }[] }) =>
  sent.map(({ version }) => version)

/** Somebody else changed the report: the dialog says so, and the next attempt acts on the current version. */
export const WithdrawnMeanwhile: Story = {
  ...meanwhile,
  play: async ({ canvasElement, globals }) => {
    const texts = textsOf(globals)
    await choose(canvasElement, /Marge mois/, texts.action.withdraw)
    await confirmTwice('alertdialog', texts.withdraw.confirm)
    await expect(versionsOf(secondWithdrawal)).toEqual([margin['@odata.etag'], '"9"'])
  },
}

export const ReportDeletedMeanwhile: Story = {
  ...meanwhile,
  play: async ({ canvasElement, globals }) => {
    const texts = textsOf(globals)
    await choose(canvasElement, /Marge mois/, texts.action.deleteReport)
    await confirmTwice('alertdialog', texts.deletion.reportConfirm)
    await expect(versionsOf(secondDeletion)).toEqual([margin['@odata.etag'], '"9"'])
  },
}

export const FolderDeletedMeanwhile: Story = {
  ...meanwhile,
  play: async ({ canvasElement, globals }) => {
    const texts = textsOf(globals)
    await choose(await treeIn(canvasElement), /^Archives/, texts.action.deleteFolder)
    await confirmTwice('alertdialog', texts.deletion.folderConfirm)
    await expect(versionsOf(secondFolderDeletion)).toEqual(['"2"', '"8"'])
  },
}

/** The typed name stays and is all that is sent: the engagement that somebody else chose is kept, also by the undoing. */
export const FolderRenamedMeanwhile: Story = {
  ...meanwhile,
  play: async ({ canvasElement, globals }) => {
    const texts = textsOf(globals)
    await choose(await treeIn(canvasElement), /^Archives/, texts.action.changeFolder)
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.type(dialog.getByRole('textbox', { name: new RegExp(`^${texts.field.name}`) }), ' 2')
    await confirmTwice('dialog', texts.folder.save, { engagementId: 1, engagementCode: 'E2024-000001' })
    await expect(versionsOf(secondRenaming)).toEqual(['"2"', '"8"'])
    await expect(secondRenaming.sent[1]?.body).toEqual({ name: 'Archives 2' })
    await userEvent.click(await screen.findByRole('button', { name: /^(Undo|Annuler)$/ }))
    await waitFor(() => expect(secondRenaming.sent[2]?.body).toEqual({ name: 'Archives', engagementId: 1 }))
  },
}
