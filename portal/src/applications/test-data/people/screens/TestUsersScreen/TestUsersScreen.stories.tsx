import { assessTestPurge, listTestUsers, purgeTestUsers } from '@parvis/api-types/generated/examples/portal'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { answer, answerPage, answerWith, problemOf, refuse } from '../../../../../stories/answers.ts'
import { atPlace } from '../../../../../stories/at-its-address.tsx'
import { asRead, filled } from '../../../../../stories/read-texts.ts'
import { recording } from '../../../../../stories/recording.ts'
import { listStates } from '../../../../../stories/standard-states.ts'
import { testData } from '../../application.ts'
import { testDataTexts } from '../../i18n/texts.ts'
import { listed, others, portal, textsOf } from '../../test-data-stories.fixtures.ts'
import { TestUsersScreen } from './TestUsersScreen.tsx'

const found = answerPage(listTestUsers, listed, ...others)
const counted = answer(assessTestPurge, 'counted')
const purging = recording(purgeTestUsers, { content: purgeTestUsers.success.counted })

const meta = {
  title: 'Screens/Test data',
  component: TestUsersScreen,
  ...atPlace(testData, 'list', portal, [found, counted, purging.handler]),
} satisfies Meta<typeof TestUsersScreen>
export default meta
type Story = StoryObj<typeof meta>

/** Test people with their creators. Also runs under the costly conditions, at 320 px as cards. */
export const Loaded: Story = {
  play: async ({ canvas, globals }) => {
    await waitFor(() => expect(canvas.getAllByText(listed.companyName)[0]).toBeVisible())
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(textsOf(globals).list.title)
  },
}

async function askToPurge(canvasElement: HTMLElement, label: string) {
  await userEvent.click(await within(canvasElement).findByRole('button', { name: label }))
  return within(await screen.findByRole('alertdialog'))
}

/** The dialog gives the numbers before anything is deleted. */
export const Purged: Story = {
  play: async ({ canvasElement, globals }) => {
    const texts = textsOf(globals)
    const dialog = await askToPurge(canvasElement, texts.action.purgeAll)
    await waitFor(() => expect(dialog.getByText(texts.purge.transactionCount)).toBeVisible())
    await expect(dialog.getByText('5002')).toBeVisible()
    await expect(purging.sent).toHaveLength(0)
    await waitFor(() =>
      expect(dialog.getByRole('button', { name: texts.purge.confirm })).not.toHaveAttribute(
        'aria-disabled',
        'true',
      ),
    )
    await userEvent.click(dialog.getByRole('button', { name: texts.purge.confirm }))
    await waitFor(() => expect(purging.sent.at(-1)?.body).toEqual({ ids: [7, 6] }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  },
}

/** There are more test people than can be deleted at once: the dialog says that some remain. */
export const MoreThanOnce: Story = {
  parameters: {
    msw: [
      answerWith<'listTestUsers'>(listTestUsers, { value: [listed, ...others], '@odata.count': 900 }),
      counted,
    ],
    picture: 'none',
  },
  play: async ({ canvasElement, globals }) => {
    const { action, purge } = textsOf(globals)
    const dialog = await askToPurge(canvasElement, action.purgeAll)
    const text = asRead(filled(purge.firstOnly_other, { count: 1 + others.length, total: 900 }))
    await waitFor(() => expect(dialog.getByText(text)).toBeVisible())
  },
}

const used = recording(purgeTestUsers, problemOf('test-data-used'))
/** While another application works on one of the companies, nothing is deleted, and the dialog says why. */
export const Used: Story = {
  parameters: { msw: [found, counted, used.handler], picture: 'none' },
  play: async ({ canvasElement, globals }) => {
    const texts = textsOf(globals)
    const dialog = await askToPurge(canvasElement, texts.action.purgeMine)
    await waitFor(() => expect(dialog.getByText('5002')).toBeVisible())
    await waitFor(async () => {
      await userEvent.click(dialog.getByRole('button', { name: texts.purge.confirm }))
      await expect(dialog.getByText(asRead(texts.problem.used))).toBeVisible()
    })
  },
}

/** The reader has no test people of their own. */
export const NothingToPurge: Story = {
  parameters: { msw: [answerPage(listTestUsers)], picture: 'none' },
  play: async ({ canvasElement, globals }) => {
    const texts = textsOf(globals)
    const dialog = await askToPurge(canvasElement, texts.action.purgeMine)
    await waitFor(() => expect(dialog.getByText(asRead(texts.purge.nothing))).toBeVisible())
  },
}

/** The settings do not allow test data. */
export const NotAllowed: Story = {
  parameters: { msw: [refuse(listTestUsers, 'test-data-off')] },
  play: async ({ canvas, globals }) => {
    const { list, problem } = textsOf(globals)
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent(asRead(list.failed)))
    await expect(canvas.getByRole('alert')).toHaveTextContent(asRead(problem.off))
  },
}

const states = listStates({
  asks: listTestUsers,
  texts: testDataTexts,
  rows: [listed, ...others],
  shows: ({ companyName }) => companyName,
})
export const Loading = states.Loading
export const Slow = states.Slow
export const Empty = states.Empty
export const LongText = states.LongText
export const ServerError = states.ServerError
export const Denied = states.Denied
export const Offline = states.Offline
