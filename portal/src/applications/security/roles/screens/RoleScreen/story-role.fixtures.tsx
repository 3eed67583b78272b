import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { at, atItsAddress } from '../../../../../stories/at-its-address.tsx'
import { following } from '../../../../../stories/following.tsx'
import { withPortal } from '../../../../../stories/withPortal.tsx'
import { roles } from '../../application.ts'
import type { RoleTab } from '../../role.ts'
import { portal, type textsOf } from '../../roles-stories.fixtures.ts'

export type Texts = ReturnType<typeof textsOf>

/** The tabs of the screen lead to others. */
const inPlace = [atItsAddress(roles.paths.create, roles.paths.record), following]

/** A part of the page of the examples' role. */
export const atTab = (tab: RoleTab) => at(roles, 'record', { roleId: 12 }, `?tab=${tab}`)

/** The page of the role of the examples. */
export const ofRole = [...inPlace, withPortal({ ...portal, ...at(roles, 'record', { roleId: 12 }) })]

/** The page of a new one. */
export const ofNewRole = [...inPlace, withPortal({ ...portal, ...at(roles, 'create') })]

/** Goes to another part of the page. */
export async function goTo(canvasElement: HTMLElement, name: string) {
  await userEvent.click(await within(canvasElement).findByRole('tab', { name }))
}

/** Opens the look at what saving changes, and waits until it is worked out. */
export async function review(canvasElement: HTMLElement, texts: Texts): Promise<HTMLElement> {
  await userEvent.click(within(canvasElement).getByRole('button', { name: texts.plan.review }))
  return screen.findByRole('dialog')
}

/** Saves once it is known what that changes. */
export async function confirm(dialog: HTMLElement, label: string) {
  const button = within(dialog).getByRole('button', { name: label })
  await waitFor(() => expect(button).toBeEnabled())
  await userEvent.dblClick(button)
}
