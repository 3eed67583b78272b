import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { PdfViewer, type PdfViewerProps } from './PdfViewer.tsx'
import { annualReport, longReport, scan, signedContract } from './samples.fixtures.ts'
import { openedDocument, pageField, pressTool, settled, withDocument } from './stories.fixtures.tsx'

const meta = { title: 'Components/PdfViewer/Text', component: PdfViewer } satisfies Meta<typeof PdfViewer>
export default meta
type Story = StoryObj<Partial<PdfViewerProps>>

const asText = /^(Read as text|Lire en mode texte)$/
const highlightAll = /^(Highlight all|Tout surligner)$/
async function readAsText(canvasElement: HTMLElement) {
  await openedDocument(canvasElement)
  await pressTool(canvasElement, asText)
  const text = await within(canvasElement).findByRole('document', { name: /^(Text of|Texte de)/ })
  await settled(canvasElement)
  return text
}

export const AsText: Story = {
  ...withDocument(annualReport),
  play: async ({ canvasElement }) => {
    const text = await readAsText(canvasElement)
    const page = within(text).getByRole('region', { name: /^Page 1 / })
    await expect(within(page).getByRole('heading', { name: 'Rapport annuel 2025', level: 3 })).toBeVisible()
    const items = within(page)
      .getAllByRole('listitem')
      .map(item => item.textContent)
    await expect(items.slice(0, 3)).toEqual([
      'un été plus calme que prévu',
      'une trésorerie solide',
      'des créances à suivre',
    ])
    await expect(within(page).getByRole('link', { name: /www\.example\.org/ })).toHaveAttribute(
      'target',
      '_blank',
    )
    await expect(within(page).getAllByRole('link')).toHaveLength(2)
    // Search works here too, and moves from page to page.
    text.focus()
    await userEvent.keyboard('/')
    await userEvent.keyboard('ete')
    await waitFor(() => expect(text.querySelectorAll('mark')).toHaveLength(4))
    await waitFor(() => expect(within(canvasElement).getByRole('search')).toHaveTextContent(/1 (of|sur) 4/))
    await userEvent.keyboard('{Enter}{Enter}')
    await waitFor(() =>
      expect(text.querySelector('mark[data-shown]')?.closest('section')).toHaveAttribute('data-page', '2'),
    )
    // Only one match is highlighted, and it stays the same one.
    await userEvent.keyboard('{Enter}')
    const shown = () => [...text.querySelectorAll('mark')].findIndex(mark => 'shown' in mark.dataset)
    await waitFor(() => expect(shown()).toBe(3))
    const ground = () =>
      Array.from(text.querySelectorAll('mark'), mark => getComputedStyle(mark).backgroundColor)
    await expect(new Set(ground()).size).toBe(1)
    await userEvent.click(within(canvasElement).getByRole('button', { name: highlightAll }))
    await waitFor(() => expect(new Set(ground().slice(0, 3)).size).toBe(1))
    await waitFor(() => expect(ground()[3]).not.toBe(ground()[2]))
    await expect(shown()).toBe(3)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(text).toHaveFocus())
    await waitFor(() => expect(text.querySelectorAll('mark')).toHaveLength(0))
  },
}

/** Text and pages show the same page. */
export const SamePlace: Story = {
  ...withDocument(() => longReport(40)),
  play: async ({ canvasElement }) => {
    const text = await readAsText(canvasElement)
    await userEvent.clear(pageField(canvasElement))
    await userEvent.type(pageField(canvasElement), '30{Enter}')
    await waitFor(() => expect(within(text).getByText('Chapitre 30')).toBeVisible())
    await pressTool(canvasElement, asText)
    await waitFor(() => expect(pageField(canvasElement)).toHaveValue('30'))
    const { canvas } = await openedDocument(canvasElement)
    await waitFor(() => expect(canvas.getByText('Chapitre 30')).toBeInTheDocument())
  },
}

const regions = (text: HTMLElement, isRead: boolean) =>
  text.querySelectorAll(`section[aria-busy="${String(!isRead)}"]`)

/** Of a thousand pages, only those nearby are rendered; the others keep their space. */
export const ThousandPages: Story = {
  ...withDocument(() => longReport(1000)),
  // The text of every page looks alike.
  parameters: { picture: 'none' },
  play: async ({ canvasElement }) => {
    const text = await readAsText(canvasElement)
    const chapter = (page: number) => within(text).findByText(`Chapitre ${String(page)}`)
    await expect(await chapter(1)).toBeVisible()
    await expect(within(text).getAllByRole('region')).toHaveLength(1000)
    for (const page of [500, 1000]) {
      await userEvent.clear(pageField(canvasElement))
      await userEvent.type(pageField(canvasElement), `${String(page)}{Enter}`)
      await expect(await chapter(page)).toBeVisible()
      await settled(canvasElement)
    }
    await waitFor(() => expect(within(text).queryByText('Chapitre 500')).toBeNull())
    await expect(within(text).queryByText('Chapitre 1')).toBeNull()
    await expect(regions(text, true).length).toBeLessThan(100)
    // Back at the start, the first page is loaded again at the height that was kept for it.
    await userEvent.clear(pageField(canvasElement))
    const room = text.querySelector('section')?.getBoundingClientRect().height
    await userEvent.type(pageField(canvasElement), '1{Enter}')
    await expect(await chapter(1)).toBeVisible()
    await expect(text.querySelector('section')?.getBoundingClientRect().height).toBe(room)
  },
}

export const FilledForm: Story = {
  ...withDocument(signedContract),
  args: { title: 'Lettre de mission', height: '28rem' },
  play: async ({ canvasElement }) => {
    const text = await readAsText(canvasElement)
    const terms = within(text)
      .getAllByRole('term')
      .map(term => term.textContent)
    await expect(terms).toEqual(['Client', 'Ville'])
    await expect(within(text).getByText('Nantes')).toBeVisible()
  },
}

export const Scan: Story = {
  ...withDocument(scan),
  args: { title: 'Numérisation', height: '28rem' },
  play: async ({ canvasElement }) => {
    const text = await readAsText(canvasElement)
    await expect(within(text).getByText(/^(This page has no text|Cette page n’a pas de texte)/)).toBeVisible()
  },
}

export const Permutations: Story = {
  ...withDocument(annualReport),
  play: async ({ canvasElement }) => {
    const text = await readAsText(canvasElement)
    text.focus()
    await userEvent.keyboard('/')
    await userEvent.keyboard('page')
    await waitFor(() => expect(text.querySelectorAll('mark').length).toBeGreaterThan(1))
    // Wait for the search to finish, because the accessibility snapshot is taken at this point.
    await waitFor(() => expect(within(canvasElement).getByText(/^\d+ (of|sur) \d+$/)).toBeInTheDocument())
    text.focus()
  },
}
