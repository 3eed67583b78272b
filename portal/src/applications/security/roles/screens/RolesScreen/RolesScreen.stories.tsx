import { deleteRole, listRoles, assessRolePlan } from '@parvis/api-types/generated/examples/authorization'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { answer } from '../../../../../stories/answers.ts'
import { at } from '../../../../../stories/at-its-address.tsx'
import { recording } from '../../../../../stories/recording.ts'
import { listStates } from '../../../../../stories/standard-states.ts'
import { inPortal, withPortal } from '../../../../../stories/withPortal.tsx'
import { roles } from '../../application.ts'
import { rolesTexts } from '../../i18n/texts.ts'
import { listed, listedRoles, manager, portal, reader, textsOf } from '../../roles-stories.fixtures.ts'
import { RolesScreen } from './RolesScreen.tsx'

const atList = (search = '') => at(roles, 'list', {}, search)

const meta = {
  title: 'Screens/Roles',
  component: RolesScreen,
  decorators: [withPortal({ ...portal, ...atList() })],
  parameters: { layout: 'fullscreen', msw: [listedRoles(listed)] },
} satisfies Meta<typeof RolesScreen>
export default meta
type Story = StoryObj<typeof meta>

const [audit = '', , security = ''] = listed.map(role => role.roleFunctionDescription)
const namesIn = (canvasElement: HTMLElement) => () =>
  within(canvasElement)
    .queryAllByRole('rowheader')
    .map(cell => cell.textContent)

/** Roles by last change, latest first. Also runs under the costly conditions, at 320 px as cards. */
export const Loaded: Story = {
  play: async ({ canvasElement }) => {
    await waitFor(() =>
      expect(within(canvasElement).getByRole('link', { name: audit })).toHaveAttribute(
        'href',
        expect.stringMatching(/\/app\/security\/roles\/12$/),
      ),
    )
    await expect(within(canvasElement).getByRole('link', { name: 'Éditique' })).toBeVisible()
  },
}

/** Choosing what "newest" means. */
export const ByCreation: Story = {
  parameters: { picture: 'none' },
  play: async ({ canvasElement, globals }) => {
    const names = namesIn(canvasElement)
    await waitFor(() => expect(names()).toEqual([audit, 'Éditique', security]))
    const { list, column } = textsOf(globals)
    // The grid marks its initial sort column.
    const changed = within(canvasElement).getByRole('columnheader', { name: column.modifiedDate })
    await expect(changed).toHaveAttribute('aria-sort', 'descending')
    await userEvent.click(within(canvasElement).getByRole('button', { name: new RegExp(`${list.order}$`) }))
    await userEvent.click(await screen.findByRole('option', { name: list.byCreation }))
    await waitFor(() => expect(names()).toEqual(['Éditique', audit, security]))
  },
}

/** A shared address: searched, filtered and sorted differently. */
export const FromTheAddress: Story = {
  parameters: { ...inPortal(atList('?sort=name&f.hasRule=is%3Afalse&q=e')), picture: 'none' },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(namesIn(canvasElement)()).toEqual([security, 'Éditique']))
  },
}

export const Reader: Story = {
  parameters: { ...inPortal({ person: reader }), picture: 'none' },
  play: async ({ canvasElement, globals }) => {
    const canvas = within(canvasElement)
    await waitFor(() => expect(namesIn(canvasElement)()).toHaveLength(3))
    await expect(canvas.queryByRole('link', { name: textsOf(globals).list.create })).toBeNull()
  },
}

let askedFor: string | null = null
/** Managers of roles see a list of only these. */
export const Mine: Story = {
  parameters: {
    ...inPortal({ ...atList('?list=mine'), person: manager }),
    picture: 'none',
    msw: [
      http.get(listRoles.pattern, ({ request }) => {
        askedFor = new URL(request.url).searchParams.get('$filter')
        return HttpResponse.json({ value: listed.slice(0, 1) })
      }),
    ],
  },
  play: async ({ canvasElement, globals }) => {
    await waitFor(() => expect(namesIn(canvasElement)()).toEqual([audit]))
    await expect(askedFor).toBe("roleManagers/any(x0:x0/users/userEmail eq 'partner@parvis.example')")
    const { mine } = textsOf(globals)
    await expect(within(canvasElement).getByRole('heading', { level: 1, name: mine.title })).toBeVisible()
  },
}

const inUse = recording(deleteRole, { status: 409, content: deleteRole.problem['role-in-use'] })
/** Deleting says beforehand what people lose, and afterwards what prevents it. */
export const DeletionRefused: Story = {
  parameters: {
    picture: 'none',
    msw: [listedRoles(listed), answer(assessRolePlan, 'impact'), inUse.handler],
  },
  beforeEach: () => {
    inUse.sent.length = 0
  },
  play: async ({ canvasElement, globals }) => {
    const texts = textsOf(globals)
    await waitFor(() => expect(namesIn(canvasElement)()).toHaveLength(3))
    const [actions] = within(canvasElement).getAllByRole('button', {
      name: /^(Actions for|Actions sur|Actions)/,
    })
    await userEvent.click(actions ?? canvasElement)
    await userEvent.click(await screen.findByRole('menuitem', { name: texts.delete.open }))
    const dialog = within(await screen.findByRole('alertdialog'))
    await waitFor(() => expect(dialog.getByText(/^1 (person loses|personne perd)/)).toBeVisible())
    await userEvent.click(dialog.getByRole('button', { name: texts.delete.confirm }))
    await waitFor(() => expect(dialog.getByText(/while it is used by|tant qu’il est utilisé/)).toBeVisible())
    await expect(inUse.sent).toEqual([{ version: '"3"', body: undefined }])
  },
}

const states = listStates({
  asks: listRoles,
  texts: rolesTexts,
  rows: listed,
  shows: ({ roleFunctionDescription }) => roleFunctionDescription,
})
export const Loading = states.Loading
export const Slow = states.Slow
export const Empty = states.Empty
export const LongText = states.LongText
export const ServerError = states.ServerError
export const Denied = states.Denied
export const Offline = states.Offline
