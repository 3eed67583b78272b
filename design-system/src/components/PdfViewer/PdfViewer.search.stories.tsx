import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { PdfViewer, type PdfViewerProps } from './PdfViewer.tsx'
import { annualReport, longReport } from './samples.fixtures.ts'
import { openedDocument, pageField, withDocument } from './stories.fixtures.tsx'

const meta = { title: 'Components/PdfViewer/Search', component: PdfViewer } satisfies Meta<typeof PdfViewer>
export default meta
type Story = StoryObj<Partial<PdfViewerProps>>

const search = (canvasElement: HTMLElement) => {
  const bar = within(canvasElement).getByRole('search')
  return {
    bar,
    field: within(bar).getByRole('searchbox'),
    count: () => bar.querySelector('[role="status"]')?.textContent,
    option: (name: RegExp) => within(bar).getByRole('button', { name }),
  }
}
/** Whether an element is within the visible part of the scroll area. */
const isInSight = (element: Element | null, area: Element) => {
  const [inner, outer] = [element?.getBoundingClientRect(), area.getBoundingClientRect()]
  return inner !== undefined && inner.height > 0 && inner.top >= outer.top && inner.bottom <= outer.bottom
}
const marks = (pages: Element) => pages.querySelectorAll('section > div > div > span[style]')

export const Search: Story = {
  ...withDocument(annualReport),
  play: async ({ canvasElement }) => {
    const { pages } = await openedDocument(canvasElement)
    pages.focus()
    await userEvent.keyboard('/')
    const { field, count, option } = search(canvasElement)
    await waitFor(() => expect(field).toHaveFocus())
    // Ignores accents and case, and starts at the current page.
    await userEvent.keyboard('ete')
    await waitFor(() => expect(count()).toMatch(/^1 (of|sur) 4$/))
    const shown = () => pages.querySelector('[data-shown]')
    await waitFor(() => expect(isInSight(shown(), pages)).toBe(true))
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(count()).toMatch(/^2 (of|sur) 4$/))
    await userEvent.keyboard('{F3}')
    await waitFor(() => expect(count()).toMatch(/^3 (of|sur) 4$/))
    await waitFor(() => expect(pageField(canvasElement)).toHaveValue('2'))
    await waitFor(() => expect(isInSight(shown(), pages)).toBe(true))
    // Wraps around the end, and back.
    await userEvent.keyboard('{F3}{Enter}')
    await waitFor(() => expect(count()).toMatch(/^1 (of|sur) 4$/))
    await userEvent.keyboard('{Shift>}{Enter}{/Shift}')
    await waitFor(() => expect(count()).toMatch(/^4 (of|sur) 4$/))
    await userEvent.click(option(/^(Match case|Respecter la casse)$/))
    await userEvent.click(option(/^(Match accents|Respecter les accents)$/))
    await waitFor(() => expect(count()).toMatch(/^1 (of|sur) 1$/))
    await userEvent.clear(field)
    await userEvent.type(field, 'été')
    await waitFor(() => expect(count()).toMatch(/^\d (of|sur) 2$/))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(within(canvasElement).queryByRole('search')).toBeNull())
    await expect(pages).toHaveFocus()
    await expect(marks(pages)).toHaveLength(0)
  },
}

/** A word hyphenated at the end of a line is found and highlighted on both lines. */
export const BrokenWord: Story = {
  ...withDocument(annualReport),
  play: async ({ canvasElement }) => {
    const { pages } = await openedDocument(canvasElement)
    pages.focus()
    await userEvent.keyboard('{Control>}f{/Control}')
    const { field, count, option } = search(canvasElement)
    await userEvent.type(field, 'établissements')
    await waitFor(() => expect(count()).toMatch(/^1 (of|sur) 2$/))
    await waitFor(() => expect(pages.querySelectorAll('[data-shown]')).toHaveLength(2))
    await expect(marks(pages)).toHaveLength(3)
    await userEvent.click(option(/^(Highlight all|Tout surligner)$/))
    await waitFor(() => expect(marks(pages)).toHaveLength(2))
    await userEvent.click(option(/^(Whole words|Mots entiers)$/))
    await waitFor(() => expect(count()).toMatch(/ 2$/))
    await userEvent.clear(field)
    await userEvent.type(field, 'établissement')
    await waitFor(() => expect(count()).toMatch(/^(No results|Aucun résultat)$/))
  },
}

export const FarAway: Story = {
  ...withDocument(() => longReport(300)),
  play: async ({ canvasElement }) => {
    const { pages } = await openedDocument(canvasElement)
    pages.focus()
    await userEvent.keyboard('{Control>}f{/Control}')
    const { field, count } = search(canvasElement)
    await userEvent.type(field, 'mot rare')
    await waitFor(() => expect(count()).toMatch(/^1 (of|sur) 3$/), { timeout: 20_000 })
    await waitFor(() => expect(pageField(canvasElement)).toHaveValue('100'))
    await waitFor(() => expect(isInSight(pages.querySelector('[data-shown]'), pages)).toBe(true))
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(pageField(canvasElement)).toHaveValue('200'))
    await waitFor(() => expect(isInSight(pages.querySelector('[data-shown]'), pages)).toBe(true))
  },
}

export const Permutations: Story = {
  ...withDocument(annualReport),
  play: async ({ canvasElement }) => {
    const { pages } = await openedDocument(canvasElement)
    pages.focus()
    await userEvent.keyboard('/')
    await userEvent.type(search(canvasElement).field, 'page')
    await waitFor(() => expect(search(canvasElement).count()).toMatch(/^1 (of|sur) 2$/))
    await waitFor(() => expect(marks(pages).length).toBeGreaterThan(0))
    // No blinking cursor in the picture.
    pages.focus()
  },
}
