import {
  listReportClients,
  listReportFolders,
  listReports,
} from '@parvis/api-types/generated/examples/portal'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { neverAnswer, refuse } from '../../../../../stories/answers.ts'
import { inPortal, withPortal } from '../../../../../stories/withPortal.tsx'
import { asRead } from '../../../../../stories/read-texts.ts'
import { library, storyAt, textsOf, treeIn } from '../../reports-stories.fixtures.ts'
import { AdministrationScreen } from './AdministrationScreen.tsx'

const meta = {
  title: 'Screens/Reports/Administration',
  component: AdministrationScreen,
  decorators: [withPortal(storyAt('administration', '?client=1'))],
  parameters: { layout: 'fullscreen', msw: library() },
} satisfies Meta<typeof AdministrationScreen>
export default meta
type Story = StoryObj<typeof meta>

/** Also under the costly conditions, at 320 px as cards. */
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

export const Loading: Story = {
  parameters: {
    msw: [listReportClients, listReportFolders, listReports].map(each => neverAnswer(each)),
    picture: 'none',
  },
}

/** No client has a folder yet: the first one is begun with. */
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

export const Denied: Story = {
  parameters: {
    msw: [listReportClients, listReportFolders, listReports].map(each => refuse(each, 'scope-missing')),
    picture: 'none',
  },
  play: async ({ canvasElement, globals }) => {
    const alerts = () => within(canvasElement).getAllByRole('alert')
    await waitFor(() =>
      expect(alerts().map(alert => alert.textContent)).toContainEqual(
        expect.stringContaining(textsOf(globals).tree.failed),
      ),
    )
  },
}

/** What can be done with a report: published or withdrawn, never both. */
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

/** Nothing was found at this folder, which is there: a report can be imported into it. */
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
