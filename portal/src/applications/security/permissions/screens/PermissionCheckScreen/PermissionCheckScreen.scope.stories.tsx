import { listScopeHolders, listScopes } from '@parvis/api-types/generated/examples/authorization'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { openCards } from '../../../../../stories/open-cards.ts'
import { neverAnswer, refuse } from '../../../../../stories/answers.ts'
import { asRead } from '../../../../../stories/read-texts.ts'
import { inPortal, withPortal } from '../../../../../stories/withPortal.tsx'
import { fields, heldBy, holders, portalAt, textsOf } from '../../permission-stories.fixtures.ts'
import { PermissionCheckScreen } from './PermissionCheckScreen.tsx'

const [first] = listScopes.success.scopes.value
const meta = {
  title: 'Screens/PermissionCheck/Scope',
  component: PermissionCheckScreen,
  decorators: [withPortal(portalAt(`?check=scope&scope=${first?.id}`))],
  parameters: { layout: 'fullscreen', msw: [heldBy(holders), ...fields] },
} satisfies Meta<typeof PermissionCheckScreen>
export default meta
type Story = StoryObj<typeof meta>

/** Everybody who has a scope; each name links to that person's permissions. */
export const Loaded: Story = {
  play: async ({ canvasElement, globals }) => {
    const canvas = within(canvasElement)
    const text = textsOf(globals)
    // A grid, or a list of cards where columns do not fit.
    const list = text.scope.list.replace('{{scope}}', first?.scopeName ?? '')
    await waitFor(() => expect(canvas.getByLabelText(list)).toBeVisible())
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: 'Okafor' })).toHaveAttribute(
        'href',
        '/app/security/checkpermissions?person=4&group=application',
      ),
    )
    await openCards(canvasElement)
    const named = globals['locale'] === 'fr' ? 'Collaborateurs, Managers' : 'Staff, Managers'
    await expect(canvas.getByText(named)).toBeVisible()
  },
}

/** One page of 100,000 people is loaded; the services do the sorting. */
export const Many: Story = {
  parameters: {
    msw: [
      heldBy(
        Array.from({ length: 50 }, (_, place) => ({
          ...holders[0],
          id: place + 1,
          name: `Okafor ${place + 1}`,
          roleCount: 12,
          roleNames: ['Collaborateurs', 'Managers', 'Revue', 'Saisie', 'Lecture'],
          englishRoleNames: ['Staff', 'Managers', 'Review', 'Data entry', 'Reading'],
        })),
        100_000,
      ),
      ...fields,
    ],
    picture: 'none',
  },
  play: async ({ canvasElement, globals }) => {
    const canvas = within(canvasElement)
    const grid = await canvas.findByRole('grid')
    await waitFor(() => expect(grid).toHaveAttribute('aria-rowcount', '100001'))
    await waitFor(() => expect(canvas.getByRole('navigation', { name: /^Pages/ })).toBeVisible())
    const { rolesMore } = textsOf(globals).scope
    const names =
      globals['locale'] === 'fr'
        ? 'Collaborateurs, Managers, Revue, Saisie, Lecture'
        : 'Staff, Managers, Review, Data entry, Reading'
    const more = rolesMore.replace('{{names}}', names).replace('{{count}}', '7')
    await expect((await canvas.findAllByText(more))[0]).toBeVisible()
  },
}

/** No scope is chosen yet; a scope can be found by its description. */
export const Chosen: Story = {
  parameters: { ...inPortal(portalAt('?check=scope')), picture: 'none' },
  play: async ({ canvasElement, globals }) => {
    const canvas = within(canvasElement)
    const { scope } = textsOf(globals)
    await waitFor(() => expect(canvas.getByText(asRead(scope.emptyTitle))).toBeVisible())
    const field = canvas.getByRole('combobox', { name: new RegExp(scope.label) })
    await waitFor(() => expect(canvas.queryByText(scope.loading)).toBeNull())
    await userEvent.type(field, (first?.scopeName ?? '').slice(0, 6))
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await waitFor(() => expect(canvas.getByRole('grid')).toBeVisible())
  },
}

export const Nobody: Story = {
  parameters: { msw: [heldBy([]), ...fields], picture: 'none' },
  play: async ({ canvasElement, globals }) => {
    await waitFor(() =>
      expect(within(canvasElement).getByText(textsOf(globals).scope.nobodyTitle)).toBeVisible(),
    )
  },
}

export const NotFound: Story = {
  parameters: { msw: [refuse(listScopeHolders, 'not-found'), ...fields], picture: 'none' },
  play: async ({ canvasElement, globals }) => {
    await waitFor(() => expect(within(canvasElement).getByText(textsOf(globals).scope.gone)).toBeVisible())
  },
}

export const Loading: Story = {
  parameters: { msw: [neverAnswer(listScopeHolders), ...fields], picture: 'none' },
  play: async ({ canvasElement }) => {
    const grid = await within(canvasElement).findByRole('grid')
    await expect(grid).toHaveAttribute('aria-busy', 'true')
    await expect(within(canvasElement).queryByRole('link', { name: 'Okafor' })).toBeNull()
  },
}

export const ServerError: Story = {
  parameters: { msw: [refuse(listScopeHolders, 'server-error'), ...fields], picture: 'none' },
  play: async ({ canvasElement, globals }) => {
    await waitFor(() =>
      expect(within(canvasElement).getByRole('alert')).toHaveTextContent(
        textsOf(globals).scope.holdersFailed,
      ),
    )
  },
}

/** The list of scopes failed to load, and can be retried. */
export const ScopesFailed: Story = {
  parameters: { msw: [refuse(listScopes, 'server-error'), heldBy(holders)], picture: 'none' },
  play: async ({ canvasElement, globals }) => {
    const canvas = within(canvasElement)
    await waitFor(() => expect(canvas.getByText(textsOf(globals).scope.failed)).toBeVisible())
    await expect(canvas.getByRole('button', { name: textsOf(globals).scope.retry })).toBeVisible()
  },
}
