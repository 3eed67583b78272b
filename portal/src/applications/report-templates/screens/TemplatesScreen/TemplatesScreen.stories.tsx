import { listReportTemplates } from '@parvis/api-types/generated/examples/portal'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within, waitFor } from 'storybook/test'
import { neverAnswer, refuse } from '../../../../stories/answers.ts'
import { inPortal, withPortal } from '../../../../stories/withPortal.tsx'
import { templatesPath } from '../../addresses.ts'
import {
  listed,
  monthly,
  portal,
  retired,
  routeAt,
  taker,
  textsOf,
} from '../../report-templates-stories.fixtures.ts'
import { TemplatesScreen } from './TemplatesScreen.tsx'

const meta = {
  title: 'Screens/Report templates/List',
  component: TemplatesScreen,
  decorators: [withPortal({ ...portal, path: templatesPath, ...routeAt(templatesPath) })],
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

export const Loading: Story = {
  parameters: { msw: [neverAnswer(listReportTemplates)], picture: 'none' },
}

export const Empty: Story = {
  parameters: { msw: [listed()], picture: 'none' },
  play: async ({ canvasElement, globals }) => {
    await waitFor(() =>
      expect(within(canvasElement).getByText(textsOf(globals).list.emptyTitle)).toBeVisible(),
    )
  },
}

export const ServerError: Story = {
  parameters: { msw: [refuse(listReportTemplates, 'server-error')], picture: 'none' },
  play: async ({ canvasElement, globals }) => {
    await waitFor(() =>
      expect(within(canvasElement).getByRole('alert')).toHaveTextContent(textsOf(globals).list.failed),
    )
  },
}
