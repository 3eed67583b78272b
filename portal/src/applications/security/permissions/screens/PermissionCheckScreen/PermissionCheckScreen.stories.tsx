import { getContactPermissions, getUserPermissions } from '@parvis/api-types/generated/examples/authorization'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { answer, breakOff, neverAnswer, refuse } from '../../../../../stories/answers.ts'
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
  title: 'Screens/PermissionCheck',
  component: PermissionCheckScreen,
  decorators: [withPortal(portalAt('?person=4&group=application'))],
  parameters: { layout: 'fullscreen', msw: [permissionsBy(manager, customer), ...fields] },
} satisfies Meta<typeof PermissionCheckScreen>
export default meta
type Story = StoryObj<typeof meta>

const named = (name: string) => new RegExp(name.replaceAll(/[.*+?^$()|[\]\\]/g, String.raw`\$&`))

/** The scopes of a person, grouped by application. Also runs under the costly conditions, at 320 px as cards. */
export const Loaded: Story = {
  play: async ({ canvasElement, globals }) => {
    const canvas = within(canvasElement)
    const text = textsOf(globals)
    await waitFor(() => expect(canvas.getByText('Onboarding.Write')).toBeVisible())
    // The role of all staff may have the same name.
    await expect(canvas.getAllByText(text.person.staff)[0]).toBeVisible()
    await expect(
      canvas.getByRole('tab', { name: named(text.show.scopes), selected: true }),
    ).toHaveTextContent(/5/)
  },
}

/** The chains that bring a scope into effect, starting from the person, and the menus that follow. */
export const Reasons: Story = {
  parameters: inPortal(portalAt('?person=4&q=portal.access')),
  play: async ({ canvasElement, globals }) => {
    const canvas = within(canvasElement)
    const text = textsOf(globals)
    const name = await canvas.findByRole('rowheader', { name: 'Portal.Access' })
    name.focus()
    const open = within(name.closest<HTMLElement>('[role="row"]') ?? canvasElement).getAllByRole('button')[0]
    if (!open) throw new Error('the row does not open')
    await userEvent.click(open)
    const way = await canvas.findByRole('list', {
      name: text.why.label
        .replace('{{person}}', 'Samuel Okafor')
        .replace('{{scope}}', 'Portal.Access')
        .replace('{{role}}', 'Managers'),
    })
    const { person, role, scope, required } = text.step
    // For a member by rule, the matching clauses are shown next to the role.
    const because =
      globals['locale'] === 'fr'
        ? 'car le grade est Manager ou Directeur, et le pays n’est pas Belgique'
        : 'because the grade is Manager or Directeur, and the country is not Belgium'
    await expect(
      within(way)
        .getAllByRole('listitem')
        .map(item => item.textContent),
    ).toEqual([
      `${person} Samuel Okafor`,
      `${role} Managers ${because}`,
      `${scope} Onboarding.Write`,
      `${required} Onboarding.Read`,
      `${required} Contacts.Read`,
      `${required} Portal.Access`,
    ])
    // Only the shortest chain of each role is shown; the others are in a collapsed section.
    const further = canvas.getByRole('button', { name: text.why.further_one.replace('{{count}}', '1') })
    await expect(further).toHaveAttribute('aria-expanded', 'false')
    await userEvent.click(further)
    await waitFor(() =>
      expect(canvas.getAllByRole('listitem').map(item => item.textContent)).toContain(
        `${scope} Accounts.Read`,
      ),
    )
    await expect(canvas.getByText(text.why.noMenus)).toBeVisible()
  },
}

/** Person, roles, scopes and menus as a graph, with the same content as a list beside it. */
export const Graph: Story = {
  parameters: { ...inPortal(portalAt('?person=4&show=graph')), picture: 'none' },
  play: async ({ canvasElement, globals }) => {
    const label = textsOf(globals).graph.label.replace('{{person}}', 'Samuel Okafor')
    await expect((await within(canvasElement).findAllByLabelText(named(label)))[0]).toBeVisible()
  },
}

/** Every menu inside its parent, with the reason why it does not appear. */
export const Menus: Story = {
  parameters: inPortal(portalAt('?person=4&show=menus')),
  play: async ({ canvasElement, globals }) => {
    const { menus } = textsOf(globals)
    const canvas = within(canvasElement)
    await waitFor(() =>
      expect(
        canvas.getByText(menus['scope-missing'].replace('{{scope}}', 'Applications.Read')),
      ).toBeVisible(),
    )
    const hidden = canvas.getByText(menus['parent-hidden']).closest('[role="row"]')
    await expect(hidden).toBeVisible()
    await expect(hidden).toHaveAttribute('aria-level', '2')
  },
}

/** The person's home page in both languages, inert. */
export const Preview: Story = {
  parameters: inPortal(portalAt('?person=4&show=preview')),
  play: async ({ canvasElement, globals }) => {
    const canvas = within(canvasElement)
    const { preview } = textsOf(globals)
    await waitFor(() => expect(canvas.getByRole('heading', { name: preview.french })).toBeVisible())
    const tiles = [...canvasElement.querySelectorAll('[inert] a')]
    await expect(tiles.map(tile => tile.closest('[lang]')?.getAttribute('lang'))).toEqual(['fr', 'en'])
    await expect(canvas.getByText('Consulter les clients du cabinet')).toBeVisible()
    await expect(canvas.getByText('Read the firm’s clients')).toBeVisible()
  },
}

/** The portal refuses this customer; the preview still says what they would have. */
export const Refused: Story = {
  parameters: inPortal(portalAt('?person=6&show=preview')),
  play: async ({ canvasElement, globals }) => {
    const canvas = within(canvasElement)
    const { refusal, person, preview } = textsOf(globals)
    await waitFor(() =>
      expect(canvas.getByText(refusal.title.replace('{{person}}', 'Jonas Weber'))).toBeVisible(),
    )
    await expect(canvas.getByText(person.customer)).toBeVisible()
    await expect(canvas.getByRole('link', { name: preview.toMenus })).toHaveAttribute(
      'href',
      '/app/security/checkpermissions?show=menus&person=6',
    )
  },
}

/** Nobody is chosen yet: a person is found by typing, and the choice goes into the address. */
export const Chosen: Story = {
  parameters: { ...inPortal(portalAt('')), picture: 'none' },
  play: async ({ canvasElement, globals }) => {
    const canvas = within(canvasElement)
    const { person } = textsOf(globals)
    await waitFor(() => expect(canvas.getByText(asRead(person.emptyTitle))).toBeVisible())
    await expect(canvas.getByRole('combobox', { name: named(person.label) })).toBeVisible()
  },
}

/**
 * A contact who cannot hold roles yet is listed after those who can, goes into the address, and the page says why it is
 * empty.
 */
export const AContact: Story = {
  parameters: {
    ...inPortal(portalAt('')),
    picture: 'none',
    msw: [answer(getContactPermissions, 'contact'), ...fields],
  },
  play: async ({ canvasElement, globals }) => {
    const canvas = within(canvasElement)
    const { person, refusal } = textsOf(globals)
    await userEvent.type(await canvas.findByRole('combobox', { name: named(person.label) }), 'ro')
    await userEvent.click(await screen.findByRole('option', { name: /Inès Roussel/ }))
    await waitFor(() => expect(canvas.getByText(asRead(refusal['no-user']))).toBeVisible())
    await expect(canvas.getByRole('combobox', { name: named(person.label) })).toHaveValue('Inès Roussel')
  },
}

/** A person without a role. */
export const NoScope: Story = {
  parameters: {
    msw: [
      permissionsBy({ ...manager, roles: [], scopes: [], applications: [], refusal: 'scope-missing' }),
      ...fields,
    ],
    picture: 'none',
  },
  play: async ({ canvasElement, globals }) => {
    await waitFor(() =>
      expect(within(canvasElement).getByText(textsOf(globals).scopes.emptyTitle)).toBeVisible(),
    )
  },
}

export const NotFound: Story = {
  parameters: { msw: [permissionsBy(), ...fields], picture: 'none' },
  play: async ({ canvasElement, globals }) => {
    const canvas = within(canvasElement)
    await waitFor(() => expect(canvas.getByText(textsOf(globals).person.gone)).toBeVisible())
    await expect(canvas.getByRole('link', { name: textsOf(globals).person.again })).toBeVisible()
  },
}

export const Loading: Story = {
  parameters: { msw: [neverAnswer(getUserPermissions), ...fields] },
  play: async ({ canvasElement, globals }) => {
    const canvas = within(canvasElement)
    const { person } = textsOf(globals)
    await expect(await canvas.findByText(asRead(person.loading))).toBeInTheDocument()
    await expect(canvas.queryByText(asRead(person.emptyTitle))).toBeNull()
  },
}

const saysSo: Story['play'] = async ({ canvasElement, globals }) => {
  await waitFor(() =>
    expect(within(canvasElement).getByRole('alert')).toHaveTextContent(textsOf(globals).person.failed),
  )
}
export const Denied: Story = {
  parameters: { msw: [refuse(getUserPermissions, 'scope-missing'), ...fields], picture: 'none' },
  play: saysSo,
}
export const ServerError: Story = {
  parameters: { msw: [refuse(getUserPermissions, 'server-error'), ...fields], picture: 'none' },
  play: saysSo,
}
export const NoNetwork: Story = {
  parameters: { msw: [breakOff(getUserPermissions), ...fields], picture: 'none' },
  play: saysSo,
}

const wordy = 'Gestionnaire interministériel des habilitations et délégations de signature'
/** Names of maximum length, and a scope that comes from many roles. */
export const LongText: Story = {
  parameters: {
    picture: 'none',
    msw: [
      permissionsBy({
        ...manager,
        user: {
          ...manager.user,
          name: 'de La Rochefoucauld-Montbel d’Estissac',
          firstname: 'Marie-Charlotte Élisabeth',
        },
        roles: Array.from({ length: 9 }, (_, place) => ({
          id: place + 1,
          roleFunctionDescription: `${wordy} ${place + 1}`,
          englishName: null,
          isStatic: place === 0,
          isCalculated: true,
          matchedClauses: [{ field: 'businessUnit', operator: 'is', values: [wordy, wordy] }],
          scopeIds: [3, 4, 8],
        })),
        scopes: manager.scopes.map(scope => ({
          ...scope,
          scopeName: `${'Habilitations'.repeat(5)}.${scope.scopeName}`,
        })),
      }),
      ...fields,
    ],
  },
  play: async ({ canvasElement, globals }) => {
    const roles = textsOf(globals).person.roles_other.replace('{{count}}', '9')
    await waitFor(() => expect(within(canvasElement).getByText(named(roles))).toBeVisible())
  },
}
