import {
  deleteApplication,
  listApplications,
  updateApplication,
} from '@parvis/api-types/generated/examples/authorization'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { openCards } from '../../../../../stories/open-cards.ts'
import { recording } from '../../../../../stories/recording.ts'
import { asRead } from '../../../../../stories/read-texts.ts'
import { listStates } from '../../../../../stories/standard-states.ts'
import { inPortal, withPortal } from '../../../../../stories/withPortal.tsx'
import { securityTexts } from '../../i18n/texts.ts'
import { applications, listed, reader, textsOf } from '../../security-stories.fixtures.ts'
import { atList, portal } from '../../story-places.fixtures.ts'
import { ApplicationsScreen } from './ApplicationsScreen.tsx'

const meta = {
  title: 'Screens/Applications',
  component: ApplicationsScreen,
  decorators: [withPortal({ ...portal, ...atList })],
  parameters: { layout: 'fullscreen', msw: [listed(applications)] },
} satisfies Meta<typeof ApplicationsScreen>
export default meta
type Story = StoryObj<typeof meta>

const rowsOf = async (canvasElement: HTMLElement) => {
  const grid = await within(canvasElement).findByRole('grid')
  // The header is a row too.
  return {
    grid,
    names: () =>
      within(grid)
        .getAllByRole('rowheader')
        .map(cell => cell.textContent),
  }
}

/** Also runs under the costly conditions, at 320 px as cards. */
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

/** A shared address: sorted, filtered by one column, with one column hidden. */
export const FromTheAddress: Story = {
  parameters: inPortal({
    ...atList,
    path: `${atList.path ?? ''}?sort=-name&f.isInternal=is%3Atrue&hide=tenantId`,
  }),
  play: async ({ canvasElement, globals }) => {
    const { grid, names } = await rowsOf(canvasElement)
    await waitFor(() => expect(names()).toEqual(['Portail', 'Éditique']))
    await expect(grid).toHaveAccessibleName(textsOf(globals).list.title)
    await expect(
      within(grid).queryByRole('columnheader', { name: new RegExp(textsOf(globals).column.tenantId) }),
    ).toBeNull()
  },
}

/** Search ignores accents. When nothing matches, the list says so and offers a way back to all rows. */
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

const found = recording(
  listApplications,
  { content: { value: applications } },
  { content: { value: applications.map(row => ({ ...row, '@odata.etag': '"9"' })) } },
  { content: { value: applications.slice(0, 2) } },
)
const deletion = recording(
  deleteApplication,
  { status: 412, content: updateApplication.problem['precondition-failed'] },
  { status: 204 },
)
/**
 * Deleting asks first. If somebody else changed the application meanwhile, the newer version is shown and then deleted.
 */
export const Deleted: Story = {
  parameters: { picture: 'none', msw: [found.handler, deletion.handler] },
  beforeEach: () => {
    for (const { sent } of [found, deletion]) sent.length = 0
  },
  play: async ({ canvasElement, globals }) => {
    const texts = textsOf(globals).delete
    const { grid, names } = await rowsOf(canvasElement)
    const row = await within(grid).findByRole('row', { name: /^Éditique/ })
    await userEvent.click(within(row).getByRole('button', { name: /Actions/ }))
    await userEvent.click(await within(document.body).findByRole('menuitem', { name: texts.open }))
    const dialog = within(await within(document.body).findByRole('alertdialog'))
    const confirm = dialog.getByRole('button', { name: texts.confirm })
    await userEvent.click(confirm)
    await waitFor(() => expect(dialog.getByRole('alert')).toHaveTextContent(asRead(texts.changed)))
    await userEvent.click(confirm)
    await waitFor(() => expect(within(document.body).queryByRole('alertdialog')).toBeNull())
    await expect(names()).not.toContain('Éditique')
    await expect(deletion.sent[1]?.version).toBe('"9"')
  },
}

/** Without permission to edit, a reader sees the same list. */
export const Reader: Story = {
  parameters: { ...inPortal({ person: reader }), picture: 'none' },
  play: async ({ canvasElement, globals }) => {
    const { names } = await rowsOf(canvasElement)
    await waitFor(() => expect(names()).toHaveLength(3))
    await expect(within(canvasElement).queryByRole('link', { name: textsOf(globals).list.create })).toBeNull()
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
/** Technical names and addresses without a place to break. */
export const LongAddresses: Story = {
  parameters: { msw: [listed(long)], picture: 'none' },
  play: async ({ canvasElement }) => {
    const { names } = await rowsOf(canvasElement)
    await waitFor(() => expect(names()).toHaveLength(3))
  },
}

/** Rows become cards where columns do not fit. */
export const Narrow: Story = {
  globals: { width: '320', viewport: { value: 'w320', isRotated: false } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await canvas.findByRole('link', { name: 'Inventaire' })
    await openCards(canvasElement)
    await waitFor(() => expect(canvas.getByText('parvis-inventory')).toBeVisible())
  },
}

const [first, ...rest] = applications
const states = listStates({
  asks: listApplications,
  texts: securityTexts,
  rows: [{ ...first, name: 'Portail des collaborateurs' }, ...rest],
  shows: ({ name }) => name,
})
export const Loading = states.Loading
export const Slow = states.Slow
export const Empty = states.Empty
export const LongText = states.LongText
export const ServerError = states.ServerError
export const Denied = states.Denied
export const Offline = states.Offline
