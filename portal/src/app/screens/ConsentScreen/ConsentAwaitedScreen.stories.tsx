import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { withPortal } from '../../../stories/withPortal.tsx'
import { consentTexts } from '../../../terms/i18n/texts.ts'
import { ConsentAwaitedScreen } from './ConsentAwaitedScreen.tsx'

const meta = {
  title: 'Screens/Consent awaited',
  component: ConsentAwaitedScreen,
  decorators: [withPortal({ texts: { consent: consentTexts } })],
  args: { onRetry: fn(), isRetrying: false },
} satisfies Meta<typeof ConsentAwaitedScreen>
export default meta
type Story = StoryObj<typeof meta>

/** The page says that the firm has to act, and allows checking again; also tested under the costly conditions. */
export const Loaded: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: /^(Check again|Vérifier à nouveau)$/ }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
    await expect(canvas.getByRole('button', { name: /^(Sign out|Se déconnecter)$/ })).toBeVisible()
  },
}
/** Pressing again during a check sends no second request. */
export const Retrying: Story = {
  args: { isRetrying: true },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(
      within(canvasElement).getByRole('button', { name: /^(Check again|Vérifier à nouveau)/ }),
    )
    await expect(args.onRetry).not.toHaveBeenCalled()
  },
}
