import { updateMenu } from '@parvis/api-types/generated/examples/portal'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { breakOff, neverAnswer, refuse } from '../../../../../stories/answers.ts'
import { MenuAdministrationScreen } from './MenuAdministrationScreen.tsx'
import { at, inPortalOfMenus, lists, menus, others, send, textsOf } from './menus-stories.fixtures.ts'

const meta = {
  title: 'Screens/Menu administration/Failure',
  component: MenuAdministrationScreen,
  decorators: [inPortalOfMenus],
  parameters: { layout: 'fullscreen', ...at('menu=3'), msw: [lists(menus), ...others] },
} satisfies Meta<typeof MenuAdministrationScreen>
export default meta
type Story = StoryObj<typeof meta>

const failing = (handler: ReturnType<typeof refuse>) => ({ msw: [lists(menus), handler, ...others] })
const keepsWhatWasTyped: Story['play'] = async ({ canvasElement, globals }) => {
  const texts = textsOf(globals)
  const { form, field } = await send(canvasElement, texts)
  await waitFor(() => expect(form.getByRole('alert')).toHaveTextContent(texts.form.failed))
  await expect(field('menuTitle')).toHaveValue('Stocks')
}
/** They look like `SaveServerError`. */
const inOtherWords = { picture: 'none' }

export const SaveDenied: Story = {
  parameters: { ...failing(refuse(updateMenu, 'scope-missing')), ...inOtherWords },
  play: keepsWhatWasTyped,
}
export const SaveSessionOver: Story = {
  parameters: { ...failing(refuse(updateMenu, 'token-expired')), ...inOtherWords },
  play: keepsWhatWasTyped,
}
export const SaveRateLimited: Story = {
  parameters: { ...failing(refuse(updateMenu, 'rate-limited')), ...inOtherWords },
  play: keepsWhatWasTyped,
}
export const SaveServerError: Story = {
  parameters: { ...failing(refuse(updateMenu, 'server-error')), picture: 'none' },
  play: keepsWhatWasTyped,
}
export const SaveOffline: Story = {
  parameters: { ...failing(breakOff(updateMenu)), picture: 'none' },
  play: keepsWhatWasTyped,
}

export const Slow: Story = {
  parameters: { ...failing(neverAnswer(updateMenu)), picture: 'none' },
  play: async ({ canvasElement, globals }) => {
    const texts = textsOf(globals)
    const { form } = await send(canvasElement, texts)
    await waitFor(() =>
      expect(form.getByRole('button', { name: new RegExp(texts.form.save) })).toHaveAttribute(
        'data-pending',
        'true',
      ),
    )
  },
}
