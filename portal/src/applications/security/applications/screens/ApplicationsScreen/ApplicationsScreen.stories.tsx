import { listApplications } from '@parvis/api-types/generated/examples/authorization'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { openCards } from '../../../../../stories/open-cards.ts'
import { breakOff, neverAnswer, refuse } from '../../../../../stories/answers.ts'
import { inPortal, withPortal, type PortalStory } from '../../../../../stories/withPortal.tsx'
import { securityTexts } from '../../i18n/texts.ts'
import { securityRoutes } from '../../routes.ts'
import { administrator, applications, listed, reader, textsOf } from '../../security-stories.fixtures.ts'
import { ApplicationsScreen } from './ApplicationsScreen.tsx'

const path = '/app/security/applications'
const [route] = securityRoutes
const portal: PortalStory = { texts: { security: securityTexts }, path, route, person: administrator }

const meta = {
  title: 'Screens/Applications',
  component: ApplicationsScreen,
  decorators: [withPortal(portal)],
  parameters: { layout: 'fullscreen', msw: [listed(applications)] },
} satisfies Meta<typeof ApplicationsScreen>
export default meta
type Story = StoryObj<typeof meta>

const rowsOf = async (canvasElement: HTMLElement) => {
  const grid = await within(canvasElement).findByRole('grid')
  // The header is a row as well.
  return {
    grid,
    names: () =>
      within(grid)
        .getAllByRole('rowheader')
        .map(cell => cell.textContent),
  }
}

/** Also under the costly conditions, at 320 px as cards. */
export const Loaded: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: 'Inventaire' })).toHaveAttribute(
        'href',
        expect.stringMatching(/\/app\/security\/applications\/7$/),
      ),
    )
    await openCards(canvasElement)
    await expect(canvas.getByText('parvis-inventory')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Éditique' })).toBeVisible()
  },
}

export const Loading: Story = { parameters: { msw: [neverAnswer(listApplications)] } }

export const Empty: Story = {
  parameters: { msw: [listed([])] },
  play: async ({ canvasElement, globals }) => {
    const canvas = within(canvasElement)
    await waitFor(() => expect(canvas.getByText(textsOf(globals).applications.emptyTitle)).toBeVisible())
  },
}

export const Denied: Story = {
  parameters: { msw: [refuse(listApplications, 'scope-missing')] },
  play: async ({ canvasElement }) => {
    await waitFor(() =>
      expect(within(canvasElement).getByRole('alert')).toHaveTextContent(/permission|droit/),
    )
  },
}

export const ServerError: Story = {
  parameters: { msw: [refuse(listApplications, 'server-error')] },
  play: async ({ canvasElement, globals }) => {
    await waitFor(() =>
      expect(within(canvasElement).getByRole('alert')).toHaveTextContent(
        textsOf(globals).applications.failed,
      ),
    )
  },
}

export const NoNetwork: Story = {
  parameters: { msw: [breakOff(listApplications)] },
  play: async ({ canvasElement }) => {
    await waitFor(() =>
      expect(within(canvasElement).getByRole('button', { name: /again|Réessayer/i })).toBeVisible(),
    )
  },
}

/** A shared address: sorted, filtered by a column, one column hidden. */
export const FromTheAddress: Story = {
  parameters: inPortal({ path: `${path}?sort=-name&f.isInternal=is%3Atrue&hide=tenantId` }),
  play: async ({ canvasElement, globals }) => {
    const { grid, names } = await rowsOf(canvasElement)
    await waitFor(() => expect(names()).toEqual(['Portail', 'Éditique']))
    await expect(grid).toHaveAccessibleName(textsOf(globals).applications.list)
    await expect(
      within(grid).queryByRole('columnheader', { name: new RegExp(textsOf(globals).field.tenantId) }),
    ).toBeNull()
  },
}

/** Found without its accent; what matches nothing is said, with a way back to all. */
export const Searched: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const { names } = await rowsOf(canvasElement)
    await waitFor(() => expect(names()).toHaveLength(3))
    const field = canvas.getByRole('searchbox')
    await userEvent.type(field, 'editi')
    await waitFor(() => expect(names()).toEqual(['Éditique']))
    await userEvent.type(field, 'x')
    await waitFor(() => expect(canvas.queryByRole('rowheader')).toBeNull())
  },
}

/** Without permission to edit, a reader sees the same list. */
export const Reader: Story = {
  parameters: { ...inPortal({ person: reader }), picture: 'none' },
  play: async ({ canvasElement }) => {
    const { names } = await rowsOf(canvasElement)
    await waitFor(() => expect(names()).toHaveLength(3))
  },
}

const long = applications.map((row, index) => ({
  ...row,
  name: `${row.name} – Gestionnaire interministériel des habilitations et délégations de signature ${index}`,
  technicalName: `${row.technicalName}.${'Habilitations'.repeat(6)}`,
  redirectUrls: Array.from(
    { length: 9 },
    (_, url) => `https://a-long-address-${url}.parvis.example/signed-in`,
  ),
}))
export const LongText: Story = {
  parameters: { msw: [listed(long)] },
  play: async ({ canvasElement }) => {
    const { names } = await rowsOf(canvasElement)
    await waitFor(() => expect(names()).toHaveLength(3))
  },
}

/** As cards where there is no room for columns. */
export const Narrow: Story = {
  globals: { width: '320', viewport: { value: 'w320', isRotated: false } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await canvas.findByRole('link', { name: 'Inventaire' })
    await openCards(canvasElement)
    await waitFor(() => expect(canvas.getByText('parvis-inventory')).toBeVisible())
  },
}
