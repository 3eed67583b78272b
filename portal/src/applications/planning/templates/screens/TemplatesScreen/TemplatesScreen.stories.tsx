import { listReportTemplates } from '@parvis/api-types/generated/examples/portal'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { listStates } from '../../../../../stories/standard-states.ts'
import { inPortal, withPortal } from '../../../../../stories/withPortal.tsx'
import {
  atList,
  listed,
  monthly,
  portal,
  retired,
  taker,
  textsOf,
} from '../../report-templates-stories.fixtures.ts'
import { reportTemplatesTexts } from '../../i18n/texts.ts'
import { TemplatesScreen } from './TemplatesScreen.tsx'

const meta = {
  title: 'Screens/Report templates/List',
  component: TemplatesScreen,
  decorators: [withPortal({ ...portal, ...atList })],
  parameters: { layout: 'fullscreen', msw: [listed(monthly, retired)] },
} satisfies Meta<typeof TemplatesScreen>
export default meta
type Story = StoryObj<typeof meta>

/** Also under the costly conditions, at 320 px as cards. */
export const Loaded: Story = {
  play: async ({ canvasElement, globals }) => {
    const canvas = within(canvasElement)
    const [link] = await canvas.findAllByRole('link', { name: monthly.name })
    await expect(link).toHaveAttribute('href', expect.stringMatching(/\/app\/dshb2\/Templates\/3$/))
    await expect(canvas.getByRole('link', { name: textsOf(globals).list.create })).toBeVisible()
  },
}

/** Who only takes templates adds none. */
export const Taker: Story = {
  parameters: { ...inPortal({ person: taker }), picture: 'none' },
  play: async ({ canvasElement, globals }) => {
    const canvas = within(canvasElement)
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
