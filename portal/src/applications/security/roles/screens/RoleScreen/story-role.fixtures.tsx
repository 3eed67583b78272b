import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { at, atItsAddress } from '../../../../../stories/at-its-address.tsx'
import { following } from '../../../../../stories/following.tsx'
import { withPortal } from '../../../../../stories/withPortal.tsx'
import { roles } from '../../application.ts'
import type { RoleTab } from '../../role.ts'
import { portal, type textsOf } from '../../roles-stories.fixtures.ts'

export type Texts = ReturnType<typeof textsOf>

/** The decorators that put the screen at its address and follow its tabs' links. */
const inPlace = [atItsAddress(roles.paths.create, roles.paths.record), following]

/** A tab of the example role's page. */
export const atTab = (tab: RoleTab) => at(roles, 'record', { roleId: 12 }, `?tab=${tab}`)

/** The page of the example role. */
export const ofRole = [...inPlace, withPortal({ ...portal, ...at(roles, 'record', { roleId: 12 }) })]

/** The page of a new role. */
export const ofNewRole = [...inPlace, withPortal({ ...portal, ...at(roles, 'create') })]

/** Opens another tab of the page. */
export async function goTo(canvasElement: HTMLElement, name: string) {
  await userEvent.click(await within(canvasElement).findByRole('tab', { name }))
}

/** Opens the review of the impact. */
export async function review(canvasElement: HTMLElement, texts: Texts): Promise<HTMLElement> {
  await userEvent.click(within(canvasElement).getByRole('button', { name: texts.plan.review }))
  return screen.findByRole('dialog')
}

/** Saves once the impact is loaded. */
export async function confirm(dialog: HTMLElement, label: string) {
  const button = within(dialog).getByRole('button', { name: label })
  await waitFor(() => expect(button).toBeEnabled())
  await userEvent.dblClick(button)
}
