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

/** What is missing is the firm's, and it can be looked at again; also under the costly conditions. */
export const Loaded: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: /^(Check again|Vérifier à nouveau)$/ }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
    await expect(canvas.getByRole('button', { name: /^(Sign out|Se déconnecter)$/ })).toBeVisible()
  },
}
/** While it is looked at again, nothing is asked twice. */
export const Retrying: Story = {
  args: { isRetrying: true },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(
      within(canvasElement).getByRole('button', { name: /^(Check again|Vérifier à nouveau)/ }),
    )
    await expect(args.onRetry).not.toHaveBeenCalled()
  },
}
