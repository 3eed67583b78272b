import {
  getReport,
  getReportAccess,
  getReportDownload,
  listReportReaders,
} from '@parvis/api-types/generated/examples/portal'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { answer, answerWith, breakOff, refuse } from '../../../../../stories/answers.ts'
import { followedLinks, rememberFollowedLinks } from '../../../../../stories/followed-links.ts'
import { pictured, recordStates } from '../../../../../stories/standard-states.ts'
import { inPortal } from '../../../../../stories/withPortal.tsx'
import { asRead, filled } from '../../../../../stories/read-texts.ts'
import { reportsTexts } from '../../i18n/texts.ts'
import { accessTextsOf, documentTextsOf, draft, margin, textsOf } from '../../reports-stories.fixtures.ts'
import { ReportScreen } from './ReportScreen.tsx'
import { atItsAddress, found, inPortalOfReport, reportStory, services } from './story-report.fixtures.tsx'

const meta = {
  title: 'Screens/Reports/Report',
  component: ReportScreen,
  decorators: [atItsAddress, inPortalOfReport],
  parameters: { layout: 'fullscreen', msw: services },
} satisfies Meta<typeof ReportScreen>
export default meta
type Story = StoryObj<typeof meta>

/** The properties */
export const Loaded: Story = {
  play: async ({ canvasElement, globals }) => {
    const texts = textsOf(globals)
    const canvas = within(canvasElement)
    const name = await canvas.findByRole('textbox', { name: new RegExp(`^${texts.field.name}`) })
    await expect(name).toHaveValue('Marge mois')
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Marge mois')
    await expect(canvas.getByRole('button', { name: texts.action.withdraw })).toBeVisible()
  },
}

/** The grants that give people access. */
export const Access: Story = {
  parameters: inPortal(reportStory('?tab=access')),
  play: async ({ canvasElement, globals }) => {
    const texts = accessTextsOf(globals)
    const canvas = within(canvasElement)
    // Who would get access by this choice: the people of the client first.
    await waitFor(() =>
      expect(canvas.getByText(asRead(filled(texts.access.readers_other, { count: 2 })))).toBeVisible(),
    )
    await expect(canvas.getByText(new RegExp('Claire Fontaine'))).toBeVisible()
    await expect((await canvas.findAllByText('Théo Lefèvre'))[0]).toBeVisible()
  },
}

/** The documents beside it for its readers. */
export const Documents: Story = {
  parameters: { ...inPortal(reportStory('?tab=documents')), picture: 'none' },
  play: async ({ canvasElement, globals }) => {
    const words = documentTextsOf(globals)
    const name = filled(words.download, { name: 'Notice de lecture.pdf' })
    await waitFor(() => expect(within(canvasElement).getByRole('button', { name })).toBeVisible())
  },
}

/** Everybody who may read it, by name, with the reasons. */
export const Readers: Story = {
  parameters: inPortal(reportStory('?tab=readers')),
  play: async ({ canvasElement, globals }) => {
    const texts = textsOf(globals)
    const canvas = within(canvasElement)
    const row = within(await canvas.findByRole('row', { name: /Claire Fontaine/ }))
    const reasons = [
      asRead(filled(texts.reason.customerRole, { name: 'Clients' })),
      asRead(filled(texts.reason.contact, { name: 'Claire Fontaine' })),
    ]
    await expect(row.getByText(reasons.join(' · '))).toBeVisible()
    await expect(canvas.getByText(asRead(texts.reason.administrator))).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Claire Fontaine' })).toHaveAttribute(
      'href',
      expect.stringMatching(/\/lecteurs\?contact=6$/),
    )
  },
}

export const NobodyReads: Story = {
  parameters: {
    ...inPortal(reportStory('?tab=readers')),
    msw: [
      answerWith<'listReportReaders'>(listReportReaders, { value: [], '@odata.count': 0 }),
      found(draft),
      ...services,
    ],
    picture: 'none',
  },
  play: async ({ canvasElement, globals }) => {
    const texts = textsOf(globals)
    const canvas = within(canvasElement)
    await waitFor(() => expect(canvas.getByText(asRead(texts.reader.emptyTitle))).toBeVisible())
    await expect(canvas.getByText(asRead(texts.reader.later))).toBeVisible()
  },
}

/** The pages and bookmarks of its file. */
export const File: Story = {
  parameters: inPortal(reportStory('?tab=file')),
  play: async ({ canvasElement, globals }) => {
    const texts = textsOf(globals)
    const canvas = within(canvasElement)
    await waitFor(() =>
      expect(
        canvas.getByText(asRead(filled(texts.found.bookmarkOn, { name: 'Ouest seul', page: 'Par région' }))),
      ).toBeVisible(),
    )
    await expect(canvas.getByRole('link', { name: texts.file.replace })).toHaveAttribute(
      'href',
      expect.stringMatching(/\/import\?report=41$/),
    )
  },
}

/** The browser downloads the file itself, from an address with a ticket. */
export const Downloaded: Story = {
  parameters: {
    ...inPortal(reportStory('?tab=file')),
    msw: [...services, answer(getReportDownload, 'ticket')],
    picture: 'none',
  },
  beforeEach: rememberFollowedLinks,
  play: async ({ canvasElement }) => {
    const button = await within(canvasElement).findByRole('button', { name: /marge-mois\.pbix$/ })
    await userEvent.click(button)
    await waitFor(() => expect(followedLinks).toHaveLength(1))
    const { ticket } = getReportDownload.success.ticket
    await expect(followedLinks[0]).toMatch(new RegExp(`/v1/Reports\\(41\\)/File\\?ticket=${ticket}$`))
  },
}

export const NotDownloaded: Story = {
  parameters: {
    ...inPortal(reportStory('?tab=file')),
    msw: [...services, refuse(getReportDownload, 'not-found')],
    picture: 'none',
  },
  play: async ({ canvasElement, globals }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: /marge-mois\.pbix$/ }))
    await waitFor(() =>
      expect(canvas.getByRole('alert')).toHaveTextContent(textsOf(globals).problem.fileMissing),
    )
  },
}

/** A draft without a file. */
export const NoFile: Story = {
  parameters: { ...inPortal(reportStory('?tab=file')), msw: [found(draft), ...services], picture: 'none' },
  play: async ({ canvasElement, globals }) => {
    await waitFor(() =>
      expect(within(canvasElement).getByText(textsOf(globals).file.emptyTitle)).toBeVisible(),
    )
  },
}

/** The reader has lost access, so the report appears not to exist. */
export const AccessTaken: Story = {
  parameters: { msw: [refuse(getReport, 'report-access-denied')], picture: 'none' },
  play: async ({ canvasElement, globals }) => {
    await waitFor(() => expect(within(canvasElement).getByText(textsOf(globals).gone.title)).toBeVisible())
  },
}

/** A part that fails to load leaves the others intact. */
export const AccessFailed: Story = {
  parameters: {
    ...inPortal(reportStory('?tab=access')),
    msw: [breakOff(getReportAccess), ...services],
    picture: 'none',
  },
  play: async ({ canvasElement, globals }) => {
    const canvas = within(canvasElement)
    await waitFor(() =>
      expect(canvas.getByRole('alert')).toHaveTextContent(accessTextsOf(globals).access.failed),
    )
    await expect(canvas.getByRole('tab', { name: textsOf(globals).tab.readers })).toBeVisible()
  },
}

const states = recordStates({
  asks: getReport,
  beside: services,
  texts: reportsTexts,
  thing: margin,
  shows: ({ name }) => name,
})
export const Loading = states.Loading
export const Slow = states.Slow
export const Gone = pictured(states.Gone)
export const LongText = states.LongText
export const ServerError = states.ServerError
export const Denied = states.Denied
export const Offline = states.Offline
