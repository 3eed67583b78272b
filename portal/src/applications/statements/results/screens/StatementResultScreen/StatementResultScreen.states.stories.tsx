import { getStatementRequest, getStatements } from '@parvis/api-types/generated/examples/portal'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { refuse } from '../../../../../stories/answers.ts'
import { atPlace } from '../../../../../stories/at-its-address.tsx'
import { asRead, filled } from '../../../../../stories/read-texts.ts'
import { recordStates } from '../../../../../stories/standard-states.ts'
import { statementResults } from '../../application.ts'
import { statementResultsTexts } from '../../i18n/texts.ts'
import {
  answers,
  besideStatements,
  finished,
  portal,
  requestIn,
  requestTextsOf,
  statements,
  textsOf,
} from '../../results-stories.fixtures.ts'
import { addressOfRequest, type StatementRequest } from '../../../../../statements/request.ts'
import { StatementResultScreen } from './StatementResultScreen.tsx'

const meta = {
  title: 'Screens/Statement result/States',
  component: StatementResultScreen,
  ...atPlace(statementResults, 'record', portal, answers, { requestId: 12 }),
} satisfies Meta<typeof StatementResultScreen>
export default meta
type Story = StoryObj<typeof meta>

/** Its status is said, and the request is led to; nothing is asked for that is not there yet. */
const unfinished = (
  status: Exclude<StatementRequest['status'], 'finished'>,
  more: Partial<StatementRequest> = {},
): Story => ({
  parameters: { msw: [requestIn(status, more)], picture: 'none' },
  play: async ({ canvasElement, globals }) => {
    const texts = textsOf(globals)
    const canvas = within(canvasElement)
    const title = filled(texts.unfinished[status], { progress: more.progress ?? finished.progress })
    await expect(await canvas.findByText(asRead(title))).toBeVisible()
    await expect(canvas.getByText(requestTextsOf(globals).status[status])).toBeVisible()
    await expect(canvas.getByRole('link', { name: texts.unfinished.open })).toHaveAttribute(
      'href',
      addressOfRequest(finished.id),
    )
    await expect(canvas.queryByRole('button', { name: texts.record.print })).toBeNull()
    await expect(canvas.queryByRole('tab')).toBeNull()
  },
})
export const Uploading: Story = unfinished('uploading')
export const Waiting: Story = unfinished('waiting')
export const Processing: Story = {
  ...unfinished('processing', { stage: 'entries', progress: 62 }),
  parameters: { msw: [requestIn('processing', { stage: 'entries', progress: 62 })] },
}
export const Cancelled: Story = {
  ...unfinished('cancelled'),
  parameters: { msw: [requestIn('cancelled')] },
}
const { failure } = getStatementRequest.success.failed
export const Failed: Story = {
  ...unfinished('failed', { failure }),
  parameters: { msw: [requestIn('failed', { failure })] },
}

/** It was finished when the page asked, and is not any more. */
export const BegunAnew: Story = {
  parameters: {
    msw: [refuse(getStatements, 'statement-unfinished'), ...answers],
    picture: 'none',
  },
  play: async ({ canvasElement, globals }) => {
    await waitFor(() =>
      expect(within(canvasElement).getByText(asRead(textsOf(globals).problem.unfinished))).toBeVisible(),
    )
  },
}

const states = recordStates({
  asks: getStatementRequest,
  beside: [statements(), ...besideStatements],
  texts: statementResultsTexts,
  thing: finished,
  shows: ({ accountName }) => accountName,
})
export const Loading = states.Loading
export const Slow = states.Slow
export const Gone = states.Gone
export const LongText = states.LongText
export const ServerError = states.ServerError
export const Denied = states.Denied
export const Offline = states.Offline
