import { createRole } from '@parvis/api-types/generated/examples/authorization'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { recording } from '../../../../../stories/recording.ts'
import { services, textsOf } from '../../roles-stories.fixtures.ts'
import { RoleScreen } from './RoleScreen.tsx'
import { confirm, goTo, ofNewRole, review } from './story-role.fixtures.tsx'

const meta = {
  title: 'Screens/Role/New',
  component: RoleScreen,
  decorators: ofNewRole,
  parameters: { layout: 'fullscreen', msw: [...services] },
} satisfies Meta<typeof RoleScreen>
export default meta
type Story = StoryObj<typeof meta>

const nameOf = (canvasElement: HTMLElement, label: string) =>
  within(canvasElement).findByRole('textbox', { name: new RegExp(label) })

/** Without a name there is nothing to review, and the page focuses the missing name. */
export const Nameless: Story = {
  parameters: { picture: 'none' },
  play: async ({ canvasElement, globals }) => {
    const canvas = within(canvasElement)
    const texts = textsOf(globals)
    await expect(await nameOf(canvasElement, texts.field.name)).toHaveValue('')
    await goTo(canvasElement, texts.tab.managers)
    await userEvent.click(canvas.getByRole('button', { name: texts.plan.review }))
    await waitFor(async () => expect(await nameOf(canvasElement, texts.field.name)).toBeInvalid())
    await expect(screen.queryByRole('dialog')).toBeNull()
  },
}

const created = recording(createRole, { content: createRole.success.role })
/** A role is created once, with all its initial values; the page then becomes the page of that role. */
export const Created: Story = {
  parameters: { picture: 'none', msw: [created.handler, ...services] },
  beforeEach: () => {
    created.sent.length = 0
  },
  play: async ({ canvasElement, globals }) => {
    const canvas = within(canvasElement)
    const texts = textsOf(globals)
    await userEvent.type(await nameOf(canvasElement, texts.field.name), 'Auditeurs')
    await goTo(canvasElement, texts.tab.scopes)
    await userEvent.type(await canvas.findByRole('combobox', { name: texts.scopes.add }), 'write')
    await userEvent.click(await screen.findByRole('option', { name: /Onboarding\.Write/ }))
    await userEvent.keyboard('{Escape}')
    await confirm(await review(canvasElement, texts), texts.impact.create)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(created.sent).toEqual([
      { version: null, body: { roleFunctionDescription: 'Auditeurs', addedScopeIds: [9, 4] } },
    ])
    await waitFor(() => expect(canvas.getByRole('tab', { name: texts.tab.history })).toBeVisible())
  },
}
