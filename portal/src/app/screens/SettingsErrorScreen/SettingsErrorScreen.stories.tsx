import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { withPortal } from '../../../stories/withPortal.tsx'
import { asRead, filled } from '../../../stories/read-texts.ts'
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

const { en, fr } = settingsTexts
/** The reader's language is not known yet, so the error is shown in both. */
const saying =
  (key: 'missing' | 'notJson' | 'unreachable', values = {}): NonNullable<Story['play']> =>
  async ({ canvasElement }) => {
    for (const texts of [en, fr])
      await expect(within(canvasElement).getByText(asRead(filled(texts[key], values)))).toBeVisible()
  }

export const Missing: Story = {
  args: { failure: { kind: 'missing', status: 404 } },
  play: saying('missing', { status: 404 }),
}
const detail = 'Unexpected token < in JSON at position 0'
export const NotJson: Story = {
  args: { failure: { kind: 'not-json', detail } },
  play: saying('notJson', { detail }),
}
export const Unreachable: Story = {
  args: { failure: { kind: 'unreachable' } },
  play: async context => {
    await saying('unreachable')(context)
    await userEvent.click(
      within(context.canvasElement).getByRole('button', { name: /^(Try again|Réessayer)$/ }),
    )
    await expect(context.args.onRetry).toHaveBeenCalledOnce()
  },
}
