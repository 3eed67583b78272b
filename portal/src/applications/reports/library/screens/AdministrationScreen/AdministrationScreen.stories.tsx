import { listReportClients } from '@parvis/api-types/generated/examples/portal'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { screenStates } from '../../../../../stories/standard-states.ts'
import { inPortal, withPortal } from '../../../../../stories/withPortal.tsx'
import { asRead } from '../../../../../stories/read-texts.ts'
import { clients, library, storyAt, textsOf, treeIn } from '../../reports-stories.fixtures.ts'
import { AdministrationScreen } from './AdministrationScreen.tsx'

const meta = {
  title: 'Screens/Reports/Administration',
  component: AdministrationScreen,
  decorators: [withPortal(storyAt('administration', '?client=1'))],
  parameters: { layout: 'fullscreen', msw: library() },
} satisfies Meta<typeof AdministrationScreen>
export default meta
type Story = StoryObj<typeof meta>

/** Also runs under the costly conditions, at 320 px as cards. */
export const Loaded: Story = {
  play: async ({ canvasElement, globals }) => {
    const texts = textsOf(globals)
    const canvas = within(canvasElement)
    const [link] = await canvas.findAllByRole('link', { name: 'Marge mois' })
    await expect(link).toHaveAttribute('href', expect.stringMatching(/\/app\/rapports\/admin\/41$/))
    const tree = within(await treeIn(canvasElement))
    await waitFor(() =>
      expect(tree.getByRole('row', { name: /^Archives/ })).toHaveAttribute('aria-level', '2'),
    )
    await expect(canvas.getByRole('link', { name: texts.import.open })).toHaveAttribute(
      'href',
      expect.stringMatching(/\/import\?client=1$/),
    )
  },
}

/** No client has a folder yet, so the page invites to create the first one. */
export const Empty: Story = {
  parameters: {
    picture: 'none',
    ...inPortal(storyAt('administration')),
    msw: library({ clients: [], folders: [], reports: [] }),
  },
  play: async ({ canvasElement, globals }) => {
    const texts = textsOf(globals)
    await waitFor(() => expect(within(canvasElement).getByText(asRead(texts.list.noneTitle))).toBeVisible())
  },
}

/** The actions on a report: publish or withdraw, never both. */
export const RowActions: Story = {
  parameters: { picture: 'none' },
  play: async ({ canvasElement, globals }) => {
    const texts = textsOf(globals)
    const row = within(await within(canvasElement).findByRole('row', { name: /Cash forecast/ }))
    await userEvent.click(row.getByRole('button'))
    await waitFor(() => expect(screen.getByRole('menuitem', { name: texts.action.publish })).toBeVisible())
    await expect(screen.queryByRole('menuitem', { name: texts.action.withdraw })).toBeNull()
    await userEvent.keyboard('{Escape}')
  },
}

/** The folder exists but is empty: a report can be imported into it. */
export const EmptyFolder: Story = {
  parameters: {
    ...inPortal(storyAt('administration', '?client=1&folder=9')),
    msw: library({ reports: [] }),
    picture: 'none',
  },
  play: async ({ canvasElement, globals }) => {
    const texts = textsOf(globals)
    const canvas = within(canvasElement)
    await waitFor(() => expect(canvas.getByText(asRead(texts.list.emptyTitle))).toBeVisible())
    const [link] = canvas.getAllByRole('link', { name: texts.import.open })
    await expect(link).toHaveAttribute('href', expect.stringMatching(/\?client=1&folder=9$/))
  },
}

const states = screenStates({
  asks: listReportClients,
  beside: library(),
  content: { value: clients, '@odata.count': clients.length },
  failed: globals => textsOf(globals).tree.failed,
  awaits: async (canvas, globals) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(textsOf(globals).list.title)
  },
  shows: async canvas => {
    await canvas.findByRole('row', { name: /^Fontaine/ })
  },
})
export const Loading = states.Loading
export const Slow = states.Slow
export const ServerError = states.ServerError
export const Denied = states.Denied
export const Offline = states.Offline
