import {
  checkReportFile,
  compareReportFile,
  createReportFile,
  deleteReportFile,
  getReport,
  importReportFile,
  listReportFiles,
} from '@parvis/api-types/generated/examples/portal'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { answer, answerWith } from '../../../../../stories/answers.ts'
import { recording } from '../../../../../stories/recording.ts'
import { screenStates } from '../../../../../stories/standard-states.ts'
import { inPortal, withPortal } from '../../../../../stories/withPortal.tsx'
import { reportFilesTexts } from '../../../../../reports/files/i18n/texts.ts'
import type { ReportFile } from '../../../../../reports/files/report-file.ts'
import { asRead, filled, textsIn } from '../../../../../stories/read-texts.ts'
import { assessedReport, library, storyAt, textsOf } from '../../reports-stories.fixtures.ts'
import type { ImportValues } from '../../rules/import-values.ts'
import { ImportScreen } from './ImportScreen.tsx'

const arriving: ReportFile = {
  ...createReportFile.success.quarter,
  receivedSize: 16_777_216,
  pages: [],
  bookmarks: [],
  sameReports: [],
}
const arrived: ReportFile = {
  ...checkReportFile.success.quarter,
  pages: [...checkReportFile.success.quarter.pages],
  bookmarks: [...checkReportFile.success.quarter.bookmarks],
  sameReports: [],
}
/** Answers with the pending uploads from before the page was opened. */
const known = (...files: ReportFile[]) =>
  answerWith<'listReportFiles'>(listReportFiles, { value: files, '@odata.count': files.length })

const meta = {
  title: 'Screens/Reports/Import',
  component: ImportScreen,
  decorators: [withPortal(storyAt('import', '?client=1&folder=7'))],
  parameters: { layout: 'fullscreen', msw: [...library(), known(), assessedReport()] },
} satisfies Meta<typeof ImportScreen>
export default meta
type Story = StoryObj<typeof meta>

/** Nothing is chosen yet. Also runs under the costly conditions. */
export const Loaded: Story = {
  play: async ({ canvasElement, globals }) => {
    const texts = textsOf(globals)
    const group = await within(canvasElement).findByRole('group', { name: texts.import.file })
    await expect(within(group).getByText(asRead(texts.import.hint))).toBeVisible()
  },
}

/** A file that is not a report is refused before any byte is sent, with the reason. */
export const Refused: Story = {
  parameters: { picture: 'none' },
  play: async ({ canvasElement, globals }) => {
    const texts = globals['locale'] === 'fr' ? reportFilesTexts.fr : reportFilesTexts.en
    const canvas = within(canvasElement)
    await canvas.findByRole('group', { name: textsOf(globals).import.file })
    const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]')
    if (input) await userEvent.upload(input, new File(['no zip'], 'Liasse T3.pbix'))
    await waitFor(() => expect(canvas.getByText(new RegExp(texts.refusal.unreadable))).toBeVisible())
  },
}

const importing = recording(
  importReportFile,
  { status: 409, content: importReportFile.problem['report-exists'] },
  { content: importReportFile.success.new },
)
/** Continues with a file left over from an earlier visit. */
async function takeUp(canvas: ReturnType<typeof within>, globals: Record<string, unknown>, file: ReportFile) {
  const name = filled(textsOf(globals).earlier.continueFile, { file: file.fileName })
  await userEvent.click(await canvas.findByRole('button', { name }))
}

/** A file that arrived earlier: its pages and bookmarks, and the import once its name is free. */
export const Arrived: Story = {
  parameters: { msw: [...library(), known(arrived), assessedReport(), importing.handler] },
  beforeEach: () => {
    importing.sent.length = 0
  },
  play: async ({ canvasElement, globals }) => {
    const texts = textsOf(globals)
    const canvas = within(canvasElement)
    await takeUp(canvas, globals, arrived)
    await waitFor(() => expect(canvas.getByText('Vue d’ensemble, Détail')).toBeVisible())
    const form = within(await canvas.findByRole('form'))
    const name = form.getByRole('textbox', { name: new RegExp(`^${texts.field.reportName}`) })
    await expect(name).toHaveValue('Liasse T3')
    const folder = await form.findByRole('combobox', { name: new RegExp(`^${texts.field.placement}`) })
    await waitFor(() => expect(folder).toHaveValue('Gestion/Ventes 2026'))
    await userEvent.click(form.getByRole('button', { name: texts.import.confirm }))
    await waitFor(() => expect(form.getByText(asRead(texts.problem.reportExists))).toBeVisible())
    await userEvent.type(name, ' b')
    await userEvent.click(form.getByRole('button', { name: texts.import.confirm }))
    await waitFor(() =>
      expect(canvas.getByText(asRead(filled(texts.import.done, { name: 'Stock tea' })))).toBeVisible(),
    )
    await expect(importing.sent.at(-1)?.body).toEqual({ reportKey: null, name: 'Liasse T3 b', folderId: 7 })
  },
}

/** Without a client and a folder, nothing is imported. */
export const PlacementMissing: Story = {
  parameters: {
    ...inPortal(storyAt('import', '')),
    msw: [...library(), known(arrived), assessedReport()],
    picture: 'none',
  },
  play: async ({ canvasElement, globals }) => {
    const texts = textsOf(globals)
    const canvas = within(canvasElement)
    await takeUp(canvas, globals, arrived)
    const form = within(await canvas.findByRole('form'))
    await userEvent.click(form.getByRole('button', { name: texts.import.confirm }))
    await waitFor(() => expect(form.getByText(asRead(texts.problem.clientRequired))).toBeVisible())
    await userEvent.type(form.getByRole('combobox', { name: new RegExp(`^${texts.field.client}`) }), 'Font')
    await userEvent.click(await screen.findByRole('option', { name: /Fontaine/ }))
    await userEvent.click(form.getByRole('button', { name: texts.import.confirm }))
    await waitFor(() => expect(form.getByText(asRead(texts.problem.placementRequired))).toBeVisible())
  },
}

const interrupted: ReportFile = { ...arriving, id: 9, fileName: 'Trésorerie.pbix' }
const deleting = recording(deleteReportFile, { status: 204 })
/** Leftovers from earlier visits are listed separately, with their dates, until they are continued or removed. */
export const LeftOver: Story = {
  parameters: { msw: [...library(), known(interrupted, arrived), assessedReport(), deleting.handler] },
  beforeEach: () => {
    deleting.sent.length = 0
  },
  play: async ({ canvasElement, globals }) => {
    const texts = textsOf(globals)
    const canvas = within(canvasElement)
    const earlier = within(await canvas.findByRole('region', { name: texts.earlier.title }))
    await expect(canvas.queryByRole('form')).toBeNull()
    const left = earlier.getAllByRole('listitem')
    await expect(left).toHaveLength(2)
    // There is space between the parts of one file and the next.
    const [above, below] = left.map(item => item.getBoundingClientRect())
    await expect((below?.top ?? 0) - (above?.bottom ?? 0)).toBeGreaterThanOrEqual(16)
    await userEvent.click(
      earlier.getByRole('button', { name: filled(texts.earlier.removeFile, { file: arrived.fileName }) }),
    )
    await waitFor(() => expect(deleting.sent).toHaveLength(1))
    await takeUp(canvas, globals, interrupted)
    await waitFor(() => expect(canvas.queryByRole('region', { name: texts.earlier.title })).toBeNull())
    const field = within(canvas.getByRole('group', { name: texts.import.file }))
    await expect(field.getByText(interrupted.fileName)).toBeVisible()
  },
}

const second: ReportFile = { ...arrived, id: 10, fileName: 'Tableau de bord mensuel.pbix' }
/** Several files get a common place, which a single file can override. A long name is cut at a word. */
export const SeveralFiles: Story = {
  parameters: {
    ...inPortal(storyAt('import', '')),
    msw: [...library(), known(arrived, second), assessedReport()],
  },
  play: async ({ canvasElement, globals }) => {
    const texts = textsOf(globals)
    const canvas = within(canvasElement)
    await takeUp(canvas, globals, arrived)
    await takeUp(canvas, globals, second)
    const forms = await canvas.findAllByRole('form')
    await expect(forms).toHaveLength(2)
    const last = within(forms[1] as HTMLElement)
    await expect(last.getByRole('textbox')).toHaveValue('Tableau de')
    const shared = within(canvas.getByRole('region', { name: texts.sharedPlacement.title }))
    const clientOf = (part: ReturnType<typeof within>) =>
      part.getByRole('combobox', { name: new RegExp(`^${texts.field.client}`) })
    // There is a list to choose from before anything is typed.
    await userEvent.click(clientOf(shared))
    await userEvent.click(await screen.findByRole('option', { name: /Fontaine/ }))
    for (const form of forms) await waitFor(() => expect(clientOf(within(form))).not.toHaveValue(''))
    const folderOf = (part: ReturnType<typeof within>) =>
      part.findByRole('combobox', { name: new RegExp(`^${texts.field.placement}`) })
    await userEvent.click(await folderOf(shared))
    const [, chosen] = await screen.findAllByRole('option')
    const name = chosen?.getAttribute('aria-label') ?? chosen?.textContent ?? ''
    if (chosen) await userEvent.click(chosen)
    for (const form of forms)
      await waitFor(async () =>
        expect(name).toContain(((await folderOf(within(form))) as HTMLInputElement).value),
      )
    await expect(await folderOf(last)).not.toHaveValue('')
  },
}

const draftOf = ({ id }: ReportFile, values: ImportValues) =>
  localStorage.setItem(
    `parvis.draft:1:${encodeURIComponent(`report-import:${id}`)}:before`,
    JSON.stringify({ savedAt: Date.now(), values }),
  )
/** What was typed before a reload is offered until it is answered; a folder of its own stays with its file. */
export const PlacedWithDrafts: Story = {
  parameters: {
    ...inPortal(storyAt('import', '')),
    msw: [...library(), known(arrived, second), assessedReport()],
    picture: 'none',
  },
  beforeEach: () => {
    draftOf(arrived, { name: 'Marge', client: null, folderId: null })
    const client = { id: '1', label: 'Fontaine & Filles – Maison de thé SAS', description: '100001' }
    draftOf(second, { name: 'Ventes', client, folderId: '7' })
  },
  play: async ({ canvasElement, globals }) => {
    const texts = textsOf(globals)
    const canvas = within(canvasElement)
    await takeUp(canvas, globals, arrived)
    await takeUp(canvas, globals, second)
    const shared = within(await canvas.findByRole('region', { name: texts.sharedPlacement.title }))
    const clientOf = (part: ReturnType<typeof within>) =>
      part.getByRole('combobox', { name: new RegExp(`^${texts.field.client}`) })
    const offers = () => canvas.queryAllByRole('button', { name: /^(Resume|Reprendre)/ })
    await waitFor(() => expect(offers()).toHaveLength(2))
    await userEvent.click(clientOf(shared))
    await userEvent.click(await screen.findByRole('option', { name: /Fontaine/ }))
    await waitFor(() => expect(clientOf(shared)).not.toHaveValue(''))
    await expect(offers()).toHaveLength(2)
    for (const button of offers()) await userEvent.click(button)
    await waitFor(() => expect(offers()).toHaveLength(0))
    const values = () =>
      canvas.getAllByRole('form').map(form => {
        const valueOf = (label: string) =>
          within(form).queryByRole<HTMLInputElement>('combobox', { name: new RegExp(`^${label}`) })?.value
        return [
          within(form).getByRole<HTMLInputElement>('textbox').value,
          valueOf(texts.field.client),
          valueOf(texts.field.placement),
        ]
      })
    const client = expect.stringContaining('Fontaine')
    await waitFor(() =>
      expect(values()).toEqual([
        ['Marge', client, ''],
        ['Ventes', client, 'Gestion/Ventes 2026'],
      ]),
    )
  },
}

/** The file has the same content as an existing report: the page says where, and it can be imported anyway. */
export const SameContent: Story = {
  parameters: {
    msw: [
      ...library(),
      known({ ...arrived, sameReports: [...checkReportFile.success.known.sameReports] }),
      assessedReport(),
    ],
  },
  play: async ({ canvasElement, globals }) => {
    const texts = textsOf(globals)
    const canvas = within(canvasElement)
    await takeUp(canvas, globals, arrived)
    const title = filled(texts.same.title, { client: 'Fontaine Bois & Fils', folder: 'Mensuel' })
    await waitFor(() => expect(canvas.getByText(asRead(title))).toBeVisible())
    const link = await canvas.findByRole('link', { name: filled(texts.same.open, { name: 'Marge mois' }) })
    await expect(link).toHaveAttribute('href', expect.stringContaining('/41'))
    await waitFor(() => expect(canvas.getByRole('button', { name: texts.import.confirm })).toBeEnabled())
  },
}

const replacing = recording(importReportFile, { content: importReportFile.success.new })
/** Before a file is replaced: what is added, removed and renamed, and which bookmarks break. */
export const Replaced: Story = {
  parameters: {
    ...inPortal(storyAt('import', '?report=41')),
    msw: [
      ...library(),
      known(arrived),
      answer(getReport, 'published'),
      answer(compareReportFile, 'quarter'),
      replacing.handler,
    ],
  },
  beforeEach: () => {
    replacing.sent.length = 0
  },
  play: async ({ canvasElement, globals }) => {
    const texts = textsOf(globals)
    const canvas = within(canvasElement)
    await takeUp(canvas, globals, arrived)
    await waitFor(() => expect(canvas.getByText('Trésorerie')).toBeVisible())
    await expect(canvas.getByText('Vue d’ensemble → Synthèse')).toBeVisible()
    await expect(canvas.getByText(asRead(filled(texts.comparison.broken_one, { count: 1 })))).toBeVisible()
    await expect(replacing.sent).toEqual([])
    await userEvent.click(
      canvas.getByRole('button', { name: filled(texts.comparison.confirm, { name: 'Marge mois' }) }),
    )
    await waitFor(() => expect(replacing.sent[0]?.body).toEqual({ reportKey: 41, name: '', folderId: null }))
  },
}

const filesTextsOf = textsIn(reportFilesTexts)
const states = screenStates({
  asks: listReportFiles,
  beside: [...library(), assessedReport()],
  content: { value: [], '@odata.count': 0 },
  failed: globals => filesTextsOf(globals).known.failed,
  awaits: async (canvas, globals) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(textsOf(globals).import.title)
  },
  shows: async (canvas, globals) => {
    await canvas.findByRole('group', { name: textsOf(globals).import.file })
  },
})
export const Loading = states.Loading
export const Slow = states.Slow
export const ServerError = states.ServerError
export const Denied = states.Denied
export const Offline = states.Offline
