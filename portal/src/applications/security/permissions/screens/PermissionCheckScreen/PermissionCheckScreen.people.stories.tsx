import { getUserPermissions } from '@parvis/api-types/generated/examples/authorization'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { refuse } from '../../../../../stories/answers.ts'
import { asRead } from '../../../../../stories/read-texts.ts'
import { inPortal, withPortal } from '../../../../../stories/withPortal.tsx'
import {
  customer,
  fields,
  manager,
  permissionsBy,
  portalAt,
  textsOf,
} from '../../permission-stories.fixtures.ts'
import { PermissionCheckScreen } from './PermissionCheckScreen.tsx'

const meta = {
  title: 'Screens/PermissionCheck/People',
  component: PermissionCheckScreen,
  decorators: [withPortal(portalAt('?check=people&person=4&other=6'))],
  parameters: { layout: 'fullscreen', msw: [permissionsBy(manager, customer), ...fields] },
} satisfies Meta<typeof PermissionCheckScreen>
export default meta
type Story = StoryObj<typeof meta>

const namesOf = (canvasElement: HTMLElement) =>
  within(canvasElement)
    .getAllByRole('rowheader')
    .map(cell => cell.textContent)

/** The scopes only one of two people has, and those both have, with the reasons of each. */
export const Loaded: Story = {
  play: async ({ canvasElement, globals }) => {
    const canvas = within(canvasElement)
    const { people, why } = textsOf(globals)
    await waitFor(() => expect(canvas.getByText('Onboarding.Write')).toBeVisible())
    const both = why.member.replace('{{role}}', 'Clients').replace('{{chain}}', 'Contacts.Read')
    await expect(canvas.getByText(both)).toBeInTheDocument()
    await expect(
      canvas.getAllByText(people.only.replace('{{person}}', 'Samuel Okafor'))[0],
    ).toBeInTheDocument()
  },
}

/** Only the differences; the filter is in the address and can be undone. */
export const Differences: Story = {
  parameters: { picture: 'none' },
  play: async ({ canvasElement, globals }) => {
    const canvas = within(canvasElement)
    const toggle = await canvas.findByRole('button', { name: textsOf(globals).people.differences })
    await waitFor(() => expect(namesOf(canvasElement)).toHaveLength(5))
    await userEvent.click(toggle)
    await waitFor(() =>
      expect(namesOf(canvasElement)).toEqual(['Accounts.Read', 'Onboarding.Read', 'Onboarding.Write']),
    )
    await expect(toggle).toHaveAttribute('aria-pressed', 'true')
    await userEvent.click(toggle)
    await waitFor(() => expect(namesOf(canvasElement)).toHaveLength(5))
    await userEvent.click(toggle)
    await waitFor(() => expect(namesOf(canvasElement)).toHaveLength(3))
  },
}

/** Only one of the two people is chosen. */
export const OneChosen: Story = {
  parameters: { ...inPortal(portalAt('?check=people&person=4')), picture: 'none' },
  play: async ({ canvasElement, globals }) => {
    const canvas = within(canvasElement)
    const { people } = textsOf(globals)
    await waitFor(() => expect(canvas.getByText(asRead(people.emptyTitle))).toBeVisible())
    await waitFor(() =>
      expect(canvas.getByRole('combobox', { name: new RegExp(people.first) })).toHaveValue('Samuel Okafor'),
    )
    await expect(canvas.getByRole('combobox', { name: new RegExp(people.second) })).toHaveValue('')
  },
}

export const Failed: Story = {
  parameters: { msw: [refuse(getUserPermissions, 'server-error'), ...fields], picture: 'none' },
  play: async ({ canvasElement, globals }) => {
    await waitFor(() =>
      expect(within(canvasElement).getByRole('alert')).toHaveTextContent(textsOf(globals).person.failed),
    )
  },
}
