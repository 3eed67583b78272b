import { listReports } from '@parvis/api-types/generated/examples/portal'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { listStates } from '../../../../../stories/standard-states.ts'
import { withPortal } from '../../../../../stories/withPortal.tsx'
import { reportsTexts } from '../../i18n/texts.ts'
import { asked, library, margin, reader, reports, storyAt, textsOf } from '../../reports-stories.fixtures.ts'
import { PublishedScreen } from './PublishedScreen.tsx'

const meta = {
  title: 'Screens/Reports/Published',
  component: PublishedScreen,
  decorators: [withPortal({ ...storyAt('published'), person: reader })],
  parameters: { layout: 'fullscreen', msw: library({ reports: reports.slice(0, 2) }) },
  beforeEach: () => {
    asked.length = 0
  },
} satisfies Meta<typeof PublishedScreen>
export default meta
type Story = StoryObj<typeof meta>

/** Also runs under the costly conditions, at 320 px as cards. */
export const Loaded: Story = {
  play: async ({ canvasElement, globals }) => {
    const texts = textsOf(globals)
    const canvas = within(canvasElement)
    await canvas.findAllByRole('link', { name: 'Marge mois' })
    await waitFor(() => expect(asked.at(-1)?.get('$filter')).toBe("publicationStatus eq 'published'"))
    await waitFor(() => expect(asked.at(-1)?.get('$orderby')).toBe('modificationDate desc,id'))
    await expect(canvas.getByRole('link', { name: texts.published.toLibrary })).toBeVisible()
  },
}

/** A report links to its folder. */
export const ToItsFolder: Story = {
  parameters: { picture: 'none' },
  play: async ({ canvasElement, globals }) => {
    const row = within(await within(canvasElement).findByRole('row', { name: /Marge mois/ }))
    await userEvent.click(row.getByRole('button', { name: /^Actions/ }))
    const item = await screen.findByRole('menuitem', { name: textsOf(globals).action.folder })
    await userEvent.click(item)
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
  },
}

const { en, fr } = reportsTexts
const states = listStates({
  asks: listReports,
  texts: { en: { list: en.published }, fr: { list: fr.published } },
  rows: [margin],
  shows: ({ name }) => name,
})
export const Loading = states.Loading
export const Slow = states.Slow
export const Empty = states.Empty
export const LongText = states.LongText
export const ServerError = states.ServerError
export const Denied = states.Denied
export const Offline = states.Offline
