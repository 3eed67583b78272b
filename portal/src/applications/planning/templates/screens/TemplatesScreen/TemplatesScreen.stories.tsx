import { listReportTemplates } from '@parvis/api-types/generated/examples/portal'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { answerPage } from '../../../../../stories/answers.ts'
import { atPlace } from '../../../../../stories/at-its-address.tsx'
import { listStates } from '../../../../../stories/standard-states.ts'
import { inPortal } from '../../../../../stories/withPortal.tsx'
import { reportTemplates } from '../../application.ts'
import { reportTemplatesTexts } from '../../i18n/texts.ts'
import { monthly, portal, retired, textsOf, user } from '../../report-templates-stories.fixtures.ts'
import { TemplatesScreen } from './TemplatesScreen.tsx'

const meta = {
  title: 'Screens/Report templates/List',
  component: TemplatesScreen,
  ...atPlace(reportTemplates, 'list', portal, [answerPage(listReportTemplates, monthly, retired)]),
} satisfies Meta<typeof TemplatesScreen>
export default meta
type Story = StoryObj<typeof meta>

/** Also runs under the costly conditions, at 320 px as cards. */
export const Loaded: Story = {
  play: async ({ canvas, globals }) => {
    const [link] = await canvas.findAllByRole('link', { name: monthly.name })
    await expect(link).toHaveAttribute('href', expect.stringMatching(/\/app\/dshb2\/Templates\/3$/))
    await expect(canvas.getByRole('link', { name: textsOf(globals).list.create })).toBeVisible()
  },
}

/** A person who only uses templates cannot add one. */
export const Taker: Story = {
  parameters: { ...inPortal({ person: user }), picture: 'none' },
  play: async ({ canvas, globals }) => {
    await canvas.findAllByRole('link', { name: monthly.name })
    await expect(canvas.queryByRole('link', { name: textsOf(globals).list.create })).toBeNull()
  },
}

const states = listStates({
  asks: listReportTemplates,
  texts: reportTemplatesTexts,
  rows: [monthly, retired],
  shows: ({ name }) => name,
})
export const Loading = states.Loading
export const Slow = states.Slow
export const Empty = states.Empty
export const LongText = states.LongText
export const ServerError = states.ServerError
export const Denied = states.Denied
export const Offline = states.Offline
