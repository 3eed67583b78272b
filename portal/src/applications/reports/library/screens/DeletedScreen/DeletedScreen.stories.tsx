import {
  listReportDeletions,
  restoreReport,
  restoreReportFolder,
} from '@parvis/api-types/generated/examples/portal'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { answer, refuse } from '../../../../../stories/answers.ts'
import { recording } from '../../../../../stories/recording.ts'
import { listStates } from '../../../../../stories/standard-states.ts'
import { withPortal } from '../../../../../stories/withPortal.tsx'
import { reportsTexts } from '../../i18n/texts.ts'
import { storyAt, textsOf } from '../../reports-stories.fixtures.ts'
import type { Deletion } from './deleted-list.ts'
import { DeletedScreen } from './DeletedScreen.tsx'

const deletionOf = (kind: Deletion['kind']): Deletion => {
  const found = listReportDeletions.success.both.value.find(each => each.kind === kind)
  if (!found) throw new Error(`The contract has no example of a ${kind} that was deleted`)
  return found
}
const [report, folder] = [deletionOf('report'), deletionOf('folder')]

const meta = {
  title: 'Screens/Reports/Deleted',
  component: DeletedScreen,
  decorators: [withPortal(storyAt('deleted'))],
  parameters: { layout: 'fullscreen', msw: [answer(listReportDeletions, 'both')] },
} satisfies Meta<typeof DeletedScreen>
export default meta
type Story = StoryObj<typeof meta>

/** Also runs under the costly conditions, at 320 px as cards. */
export const Loaded: Story = {
  play: async ({ canvasElement, globals }) => {
    const texts = textsOf(globals)
    const canvas = within(canvasElement)
    await waitFor(() => expect(canvas.getAllByText(report.name)[0]).toBeVisible())
    await expect(canvas.getAllByText(texts.deletedKind.folder)[0]).toBeVisible()
    await expect(canvas.getAllByText('Samuel Okafor')[0]).toBeVisible()
  },
}

const restoredReport = recording(restoreReport, { content: restoreReport.success.back })
const restoredFolder = recording(restoreReportFolder, { content: restoreReportFolder.success.back })
/** Answers in turn with what is left. */
const leftInTurn = (...turns: (readonly object[])[]) => {
  let turn = 0
  return http.get(listReportDeletions.pattern, () => {
    const value = turns[Math.min(turn, turns.length - 1)] ?? []
    turn += 1
    return HttpResponse.json({ value, '@odata.count': value.length })
  })
}

/**
 * With the keyboard: each row disappears once it is restored, and the focus stays in the list, even when it is empty.
 */
export const Restored: Story = {
  parameters: {
    msw: [leftInTurn([report, folder], [folder], []), restoredReport.handler, restoredFolder.handler],
    picture: 'none',
  },
  beforeEach: () => {
    restoredReport.sent.length = 0
    restoredFolder.sent.length = 0
  },
  play: async ({ canvasElement, globals }) => {
    const texts = textsOf(globals)
    const canvas = within(canvasElement)
    const actions = await canvas.findByRole('button', { name: new RegExp(`Actions.*${report.name}`) })
    actions.focus()
    const restore = async () => {
      await userEvent.keyboard('{Enter}')
      await waitFor(() => expect(screen.getByRole('menuitem', { name: texts.deleted.restore })).toHaveFocus())
      await userEvent.keyboard('{Enter}')
    }
    await restore()
    await waitFor(() => expect(restoredReport.sent).toHaveLength(1))
    await waitFor(() => expect(canvas.queryByText(report.name)).toBeNull())
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: new RegExp(`Actions.*${folder.name}`) })).toHaveFocus(),
    )
    await restore()
    await waitFor(() => expect(restoredFolder.sent).toHaveLength(1))
    await waitFor(() => expect(canvas.getByText(texts.deleted.emptyTitle)).toBeVisible())
    await waitFor(() => expect(canvas.getByRole('heading', { name: texts.deleted.emptyTitle })).toHaveFocus())
  },
}

/** The reason why something cannot be restored is shown above the list. */
export const NotRestored: Story = {
  parameters: {
    msw: [answer(listReportDeletions, 'both'), refuse(restoreReportFolder, 'report-folder-parent-unknown')],
    picture: 'none',
  },
  play: async ({ canvasElement, globals }) => {
    const texts = textsOf(globals)
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: new RegExp(`Actions.*${folder.name}`) }))
    await userEvent.click(await screen.findByRole('menuitem', { name: texts.deleted.restore }))
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent(texts.problem.restoreFolderFirst))
  },
}

const { en, fr } = reportsTexts
const states = listStates({
  asks: listReportDeletions,
  texts: { en: { list: en.deleted }, fr: { list: fr.deleted } },
  rows: [report],
  shows: ({ name }) => name,
})
export const Loading = states.Loading
export const Slow = states.Slow
export const Empty = states.Empty
export const LongText = states.LongText
export const ServerError = states.ServerError
export const Denied = states.Denied
export const Offline = states.Offline
