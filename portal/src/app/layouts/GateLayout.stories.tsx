import { listUserScopes } from '@parvis/api-types/generated/examples/authorization'
import { getCurrentTerms, listTermsAcceptances } from '@parvis/api-types/generated/examples/consent'
import { listContactClaims, listContacts } from '@parvis/api-types/generated/examples/customer-store'
import {
  getPreferences,
  listMenus,
  listMyNotifications,
  listWork,
  streamMenuChanges,
  streamMyNotifications,
  updatePreferences,
} from '@parvis/api-types/generated/examples/portal'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { answer, answerWith, neverAnswer, refuse } from '../../stories/answers.ts'
import { inPortal, withPortal } from '../../stories/withPortal.tsx'
import { GateLayout } from './GateLayout.tsx'

const person = (contactType: 'Collaborateur' | 'Client') =>
  answerWith<'listContactClaims'>(listContactClaims, {
    value: [
      {
        id: 1,
        contactType,
        contactEmailOffice: 'zoe.lenoir@customer.example',
        contactFirstName: 'Zoé',
        contactLastName: 'Lenoir',
        contactFullName: 'Zoé Lenoir',
      },
    ],
  })
const scopes = answerWith<'listUserScopes'>(listUserScopes, { value: [{ scopeName: 'Portal.Access' }] })
const shell = [
  scopes,
  answer(listMenus, 'home'),
  answer(getPreferences, 'untouched'),
  answer(updatePreferences, 'pinned'),
  neverAnswer(streamMenuChanges),
  answer(listMyNotifications, 'newest'),
  answer(listWork, 'some'),
  neverAnswer(streamMyNotifications),
]

const meta = {
  title: 'Screens/Gate',
  component: GateLayout,
  decorators: [withPortal({ path: '/app/inventoryapp/engagements' })],
  parameters: { layout: 'fullscreen', msw: [person('Collaborateur'), ...shell] },
} satisfies Meta<typeof GateLayout>
export default meta
type Story = StoryObj<typeof meta>

// The modules of the shell load one after another, which takes more than a second on a busy machine.
const patience = { timeout: 10_000 }

const heading = (canvasElement: HTMLElement, name: RegExp) =>
  within(canvasElement).findByRole('heading', { level: 1, name }, patience)

export const Loaded: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await waitFor(() => expect(canvas.getByRole('button', { name: /Zoé Lenoir/ })).toBeVisible(), patience)
    await waitFor(() => expect(document.title).toMatch(/^(Inventory|Inventaire)$/))
    await userEvent.click(canvas.getByRole('button', { name: 'Applications' }))
    const launcher = await within(document.body).findByRole(
      'dialog',
      { name: /Application launcher|Lanceur d'applications/ },
      patience,
    )
    await waitFor(() => expect(within(launcher).getAllByRole('link')).toHaveLength(2))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(launcher).not.toBeInTheDocument())
    // Focus is back on the button, whose tooltip keyboard users then see.
    await waitFor(() => expect(within(document.body).getByRole('tooltip')).toHaveTextContent('Applications'))
  },
}

/** The palette starts with waiting work and finds it by its text. */
export const PaletteKnowsWork: Story = {
  parameters: { picture: 'none' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await waitFor(() => expect(canvas.getByRole('button', { name: /Zoé Lenoir/ })).toBeVisible(), patience)
    await userEvent.keyboard('{Control>}k{/Control}')
    const dialog = within(await within(document.body).findByRole('dialog', {}, patience))
    const group = { name: /^(Waiting for you|Ce qui vous attend)$/ }
    const found = within(await dialog.findByRole('group', group, patience))
    await expect(found.getAllByRole('option')).toHaveLength(7)
    await userEvent.type(dialog.getByRole('combobox'), 'tresorerie')
    await waitFor(() =>
      expect(within(dialog.getByRole('group', group)).getAllByRole('option')).toHaveLength(1),
    )
    await waitFor(() => expect(dialog.getByRole('option', { name: /Brasserie du Canal/ })).toBeVisible())
    await userEvent.keyboard('{Escape}{Escape}')
  },
}

const contacts = [
  { id: 11, contactFullName: 'Claire Benaim', contactEmailOffice: 'claire.benaim@parvis.example' },
  { id: 12, contactFullName: 'Albane Nain', contactEmailOffice: 'albane.nain@parvis.example' },
  { id: 13, contactFullName: 'Nain Ozan', contactEmailOffice: 'nain.ozan@parvis.example' },
  { id: 14, contactFullName: 'Nain', contactEmailOffice: 'nain@parvis.example' },
]
const customer = { id: 21, contactFullName: 'Nain Client', contactEmailOffice: 'nain@customer.example' }
const mayDo = (...names: readonly string[]) =>
  answerWith<'listUserScopes'>(listUserScopes, {
    value: ['Portal.Access', ...names].map(scopeName => ({ scopeName })),
  })

/** The best match comes first, staff before others. A result opens that person's page, and the real total is shown. */
export const PaletteFindsPeople: Story = {
  parameters: {
    picture: 'none',
    msw: [
      person('Collaborateur'),
      mayDo('Contacts.Read', 'Permissions.Read'),
      http.get(listContacts.pattern, ({ request }) => {
        const filter = new URL(request.url).searchParams.get('$filter')
        return HttpResponse.json(
          filter === "contactType eq 'Collaborateur'"
            ? { value: contacts, '@odata.count': 61 }
            : { value: [customer], '@odata.count': 1 },
        )
      }),
      ...shell,
    ],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await waitFor(() => expect(canvas.getByRole('button', { name: /Zoé Lenoir/ })).toBeVisible(), patience)
    await userEvent.keyboard('{Control>}k{/Control}')
    const dialog = within(await within(document.body).findByRole('dialog', {}, patience))
    await userEvent.type(dialog.getByRole('combobox'), 'nain')
    const staff = await dialog.findByRole(
      'group',
      { name: /^(Staff|Collaborateurs) – 4 (of|sur) 61$/ },
      patience,
    )
    const found = within(staff).getAllByRole('option')
    await expect(found.map(option => option.dataset['key']?.split('?')[0])).toEqual([
      'staff/14',
      'staff/13',
      'staff/12',
      'staff/11',
    ])
    await expect(found[0]).toHaveAttribute('href', '/app/security/checkpermissions?person=contact-14')
    const others = await dialog.findByRole('group', { name: 'Contacts' }, patience)
    await expect(staff.compareDocumentPosition(others) & Node.DOCUMENT_POSITION_FOLLOWING).toBeGreaterThan(0)
    await userEvent.keyboard('{Escape}{Escape}')
  },
}

/** The palette also finds actions that work anywhere. */
export const PaletteActs: Story = {
  parameters: {
    picture: 'none',
    msw: [person('Collaborateur'), mayDo('Roles.Manage'), answer(listMenus, 'home'), ...shell],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await waitFor(() => expect(canvas.getByRole('button', { name: /Zoé Lenoir/ })).toBeVisible(), patience)
    await userEvent.keyboard('{Control>}k{/Control}')
    const dialog = within(await within(document.body).findByRole('dialog', {}, patience))
    const field = dialog.getByRole('combobox')
    await userEvent.type(field, 'role')
    const create = await dialog.findByRole('option', { name: /^(Create a role|Créer un rôle)$/ }, patience)
    await expect(create).toHaveAttribute('href', '/app/security/roles/new')
    await userEvent.clear(field)
    await userEvent.type(field, 'theme')
    await dialog.findByRole('option', {
      name: /^(Use the (dark|light) theme|Utiliser le thème (sombre|clair))$/,
    })
    await userEvent.clear(field)
    await userEvent.type(field, 's')
    await dialog.findByRole('option', { name: /^(Sign out|Se déconnecter)$/ }, patience)
    await userEvent.keyboard('{Escape}{Escape}')
  },
}

export const Sidebar: Story = {
  parameters: inPortal({ path: '/app/menu/admin' }),
  play: async ({ canvasElement }) => {
    await waitFor(
      () => expect(within(canvasElement).getByRole('button', { name: /Zoé Lenoir/ })).toBeVisible(),
      patience,
    )
    await waitFor(() => expect(document.title).toMatch(/ – /))
    await waitFor(
      () => expect(within(canvasElement).getByRole('link', { current: 'page' })).toBeVisible(),
      patience,
    )
  },
}

export const CheckingRights: Story = {
  parameters: { msw: [neverAnswer(listContactClaims)] },
  play: async ({ canvasElement }) => {
    const status = within(canvasElement).getByRole('status')
    await expect(status).toBeEmptyDOMElement()
    await waitFor(() =>
      expect(
        within(canvasElement).getByText(/Checking your permissions|Vérification de vos droits/),
      ).toBeVisible(),
    )
  },
}

export const NoRecord: Story = {
  parameters: { msw: [refuse(listContactClaims, 'record-missing')] },
  play: async ({ canvasElement }) => {
    await expect(await heading(canvasElement, /^(Access denied|Accès refusé)$/)).toBeVisible()
  },
}

export const MenusRefused: Story = {
  parameters: { msw: [person('Collaborateur'), refuse(listMenus, 'scope-missing'), ...shell] },
  play: async ({ canvasElement }) => {
    await expect(await heading(canvasElement, /^(Access denied|Accès refusé)$/)).toBeVisible()
  },
}

let attempts = 0
/** The network is lost before anything is known about the person; retrying sends the request again. */
export const NoNetwork: Story = {
  parameters: {
    msw: [
      http.get(listContactClaims.pattern, () => {
        attempts += 1
        return HttpResponse.error()
      }),
    ],
  },
  beforeEach: () => {
    attempts = 0
  },
  play: async ({ canvasElement }) => {
    await expect(await heading(canvasElement, /^(You are offline|Vous êtes hors ligne)$/)).toBeVisible()
    const before = attempts
    await userEvent.click(
      within(canvasElement).getByRole('button', { name: /^(Try now|Réessayer maintenant)$/ }),
    )
    await waitFor(() => expect(attempts).toBeGreaterThan(before))
  },
}
export const ServerFails: Story = {
  parameters: { msw: [refuse(listContactClaims, 'server-error')] },
  play: async ({ canvasElement }) => {
    await waitFor(() =>
      expect(
        within(canvasElement).getByText(/server returned an error|serveur a renvoyé une erreur/),
      ).toBeVisible(),
    )
  },
}

export const ConsentNeeded: Story = {
  parameters: {
    msw: [
      person('Client'),
      answer(getCurrentTerms, 'current'),
      answerWith<'listTermsAcceptances'>(listTermsAcceptances, { value: [] }),
      ...shell,
    ],
  },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(within(canvasElement).getByRole('checkbox')).not.toBeChecked(), patience)
    await expect(within(canvasElement).queryByRole('button', { name: 'Applications' })).toBeNull()
  },
}

export const ConsentUnavailable: Story = {
  parameters: {
    msw: [
      person('Client'),
      refuse(getCurrentTerms, 'database-unavailable'),
      neverAnswer(listTermsAcceptances),
      ...shell,
    ],
  },
  play: async ({ canvasElement }) => {
    await expect(await heading(canvasElement, /not available|indisponibles/)).toBeVisible()
  },
}

/** The firm has not published any terms yet: its clients have to wait and are told so. */
export const NoTermsYet: Story = {
  parameters: {
    msw: [
      person('Client'),
      refuse(getCurrentTerms, 'terms-missing'),
      answerWith<'listTermsAcceptances'>(listTermsAcceptances, { value: [] }),
      ...shell,
    ],
  },
  play: async ({ canvasElement }) => {
    await expect(
      await heading(canvasElement, /not open to clients yet|pas encore ouvert aux clients/),
    ).toBeVisible()
    await expect(within(canvasElement).queryByRole('button', { name: 'Applications' })).toBeNull()
  },
}

export const SignedOut: Story = {
  // The landing page has its own picture of this state.
  parameters: { ...inPortal({ session: { token: undefined, ended: undefined } }), picture: 'none' },
  play: async ({ canvasElement }) => {
    await waitFor(
      () =>
        expect(within(canvasElement).getByRole('button', { name: /^(Sign in|Se connecter)$/ })).toBeVisible(),
      patience,
    )
  },
}
