import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'
import { withPortal } from '../../../stories/withPortal.tsx'
import { settingsTexts } from './i18n/texts.ts'
import { SettingsErrorScreen } from './SettingsErrorScreen.tsx'

const meta = {
  title: 'Screens/Settings error',
  component: SettingsErrorScreen,
  decorators: [withPortal({ texts: { settings: settingsTexts } })],
  args: {
    failure: {
      kind: 'faulty',
      faults: [
        { pointer: '/hosts/portal', code: 'missing' },
        { pointer: '/identity/issuer', code: 'malformed', found: '"javascript:alert(1)"' },
        { pointer: '/demo', code: 'wrong-type', found: '"yes"' },
        { pointer: '/hosts/extra', code: 'unknown' },
      ],
    },
    onRetry: fn(),
  },
} satisfies Meta<typeof SettingsErrorScreen>
export default meta
type Story = StoryObj<typeof meta>

export const Loaded: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getAllByText('/hosts/portal')).toHaveLength(2)
    await expect(canvas.getByText('is missing')).toBeVisible()
    await expect(canvas.getByText('est absent')).toBeVisible()
  },
}
export const Missing: Story = { args: { failure: { kind: 'missing', status: 404 } } }
export const NotJson: Story = {
  args: { failure: { kind: 'not-json', detail: 'Unexpected token < in JSON at position 0' } },
}
export const Unreachable: Story = { args: { failure: { kind: 'unreachable' } } }
