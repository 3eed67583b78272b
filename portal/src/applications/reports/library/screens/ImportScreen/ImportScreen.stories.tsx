import {
  checkReportFile,
  compareReportFile,
  createReportFile,
  getReport,
  importReportFile,
  listReportFiles,
} from '@parvis/api-types/generated/examples/portal'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { answer, answerWith, neverAnswer, refuse } from '../../../../../stories/answers.ts'
import { recording } from '../../../../../stories/recording.ts'
import { inPortal, withPortal } from '../../../../../stories/withPortal.tsx'
import { reportFilesTexts } from '../../../../../reports/files/i18n/texts.ts'
import type { ReportFile } from '../../../../../reports/files/report-file.ts'
import { asRead, filled } from '../../../../../stories/read-texts.ts'
import { assessedReport, library, storyAt, textsOf } from '../../reports-stories.fixtures.ts'
import { ImportScreen } from './ImportScreen.tsx'

const arriving: ReportFile = {
  ...createReportFile.success.quarter,
  receivedSize: 16_777_216,
  pages: [],
  bookmarks: [],
}
const arrived: ReportFile = {
  ...checkReportFile.success.quarter,
  pages: [...checkReportFile.success.quarter.pages],
  bookmarks: [...checkReportFile.success.quarter.bookmarks],
}
/** The files that were on their way before the page was opened. */
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

/** Nothing is chosen yet; also under the costly conditions. */
export const Loaded: Story = {
  play: async ({ canvasElement, globals }) => {
    const texts = textsOf(globals)
    const group = await within(canvasElement).findByRole('group', { name: texts.import.file })
    await expect(within(group).getByText(asRead(texts.import.hint))).toBeVisible()
  },
}

/** What is no report is refused before a byte of it is sent, with the reason. */
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
/** A file that arrived earlier: its pages and bookmarks, and what it becomes once its name is free. */
export const Arrived: Story = {
  parameters: { msw: [...library(), known(arrived), assessedReport(), importing.handler] },
  beforeEach: () => {
    importing.sent.length = 0
  },
  play: async ({ canvasElement, globals }) => {
    const texts = textsOf(globals)
    const canvas = within(canvasElement)
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

/** Without a client and a folder nothing is imported. */
export const PlacementMissing: Story = {
  parameters: {
    ...inPortal(storyAt('import', '')),
    msw: [...library(), known(arrived), assessedReport()],
    picture: 'none',
  },
  play: async ({ canvasElement, globals }) => {
    const texts = textsOf(globals)
    const canvas = within(canvasElement)
    const form = within(await canvas.findByRole('form'))
    await userEvent.click(form.getByRole('button', { name: texts.import.confirm }))
    await waitFor(() => expect(form.getByText(asRead(texts.problem.clientRequired))).toBeVisible())
    await userEvent.type(form.getByRole('combobox', { name: new RegExp(`^${texts.field.client}`) }), 'Font')
    await userEvent.click(await screen.findByRole('option', { name: /Fontaine/ }))
    await userEvent.click(form.getByRole('button', { name: texts.import.confirm }))
    await waitFor(() => expect(form.getByText(asRead(texts.problem.placementRequired))).toBeVisible())
  },
}

/** What was on its way when the page was closed goes on when the same file is chosen again. */
export const OnItsWay: Story = {
  parameters: {
    msw: [...library(), known(arriving), assessedReport()],
  },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(within(canvasElement).getByText('Liasse T3.pbix')).toBeVisible())
  },
}

const replacing = recording(importReportFile, { content: importReportFile.success.new })
/** Before a file is replaced: what comes, what goes, what is called otherwise, and which bookmarks break. */
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

export const Loading: Story = { parameters: { msw: [neverAnswer(listReportFiles)], picture: 'none' } }

export const Failed: Story = {
  parameters: { msw: [refuse(listReportFiles, 'server-error')], picture: 'none' },
  play: async ({ canvasElement, globals }) => {
    const texts = globals['locale'] === 'fr' ? reportFilesTexts.fr : reportFilesTexts.en
    await waitFor(() =>
      expect(within(canvasElement).getByRole('alert')).toHaveTextContent(texts.known.failed),
    )
  },
}
