import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { PdfViewer, pdfFits, type PdfViewerProps } from './PdfViewer.tsx'
import { annualReport, longReport } from './samples.fixtures.ts'
import { openedDocument, pageField, pressTool, settled, withDocument } from './stories.fixtures.tsx'

const meta = {
  title: 'Components/PdfViewer',
  component: PdfViewer,
  argTypes: {
    zoom: { control: 'select', options: [...pdfFits, 0.5, 1, 2] },
    source: { control: false },
    overlay: { control: false },
  },
} satisfies Meta<typeof PdfViewer>
export default meta
type Story = StoryObj<Partial<PdfViewerProps>>

const named = (english: string, french: string) => ({ name: new RegExp(`^(${english}|${french})$`) })
const pageNamed = (page: number, pages: number) =>
  named(
    `Page ${String(page)} of ${pages.toLocaleString('en')}`,
    `Page ${String(page)} sur ${pages.toLocaleString('fr')}`,
  )
export const Default: Story = {
  ...withDocument(annualReport),
  args: { onDocumentLoaded: fn() },
  play: async ({ canvasElement, args }) => {
    const { canvas } = await openedDocument(canvasElement)
    await expect(canvas.getByRole('region', { name: 'Rapport annuel 2025' })).toBeVisible()
    await expect(args.onDocumentLoaded).toHaveBeenCalledWith({
      pages: 3,
      title: 'Rapport annuel',
      language: 'fr-FR',
      isEncrypted: false,
      hasSignatures: false,
      permissions: { canPrint: true, canCopy: true, canChange: true, canAnnotate: true, canFillFields: true },
    })
    // The text over the picture, with the document's structure and language.
    const page = canvas.getByRole('region', pageNamed(1, 3))
    const heading = await within(page).findByRole('heading', { level: 1 })
    await expect(document.getElementById(heading.getAttribute('aria-owns') ?? '')).toHaveTextContent(
      'Rapport annuel 2025',
    )
    await expect(within(page).getAllByRole('listitem')).toHaveLength(3)
    await expect(heading.closest('[lang]')).toHaveAttribute('lang', 'fr-FR')
    // Something is drawn, at the resolution of the screen.
    const picture = page.querySelector('canvas')
    await expect(picture?.width).toBe(Math.floor(page.clientWidth * devicePixelRatio))
    const pixels = picture?.getContext('2d')?.getImageData(0, 0, picture.width, picture.height).data
    await expect(new Set(pixels).size).toBeGreaterThan(10)
  },
}

/** The page number is part of the screen's address. */
function PageInAddress({ onPageChange, ...props }: PdfViewerProps) {
  const [page, setPage] = useState(2)
  return (
    <PdfViewer
      {...props}
      page={page}
      onPageChange={next => {
        setPage(next)
        onPageChange?.(next)
      }}
    />
  )
}

export const PagesByKeys: Story = {
  ...withDocument(annualReport),
  args: { onPageChange: fn() },
  render: (args, context) => {
    const { props } = withDocument(annualReport).render(args, context) as { props: PdfViewerProps }
    return <PageInAddress {...props} />
  },
  play: async ({ canvasElement, args }) => {
    const { canvas, pages } = await openedDocument(canvasElement)
    // Opens at the page from the address.
    await waitFor(() => expect(pageField(canvasElement)).toHaveValue('2'))
    pages.focus()
    await userEvent.keyboard('{End}')
    await waitFor(() => expect(pageField(canvasElement)).toHaveValue('3'))
    await userEvent.keyboard('{Home}')
    await waitFor(() => expect(pageField(canvasElement)).toHaveValue('1'))
    await waitFor(() => expect(pages.scrollTop).toBeLessThan(20))
    await userEvent.keyboard('{PageDown}')
    await waitFor(() => expect(pages.scrollTop).toBeGreaterThan(300))
    await userEvent.keyboard('{PageUp}')
    await waitFor(() => expect(pages.scrollTop).toBeLessThan(20))
    // By typing and with the buttons. A number out of range is clamped.
    await userEvent.clear(pageField(canvasElement))
    await userEvent.type(pageField(canvasElement), '99{Enter}')
    await waitFor(() => expect(args.onPageChange).toHaveBeenLastCalledWith(3))
    const next = canvas.getByRole('button', named('Next page', 'Page suivante'))
    await waitFor(() => expect(next).toHaveAttribute('aria-disabled', 'true'))
    await expect(next).toHaveAccessibleDescription(/(last|dernière) page/)
    const previous = canvas.getByRole('button', named('Previous page', 'Page précédente'))
    await userEvent.click(previous)
    await waitFor(() => expect(args.onPageChange).toHaveBeenLastCalledWith(2))
    await userEvent.keyboard('{Enter}')
    // At the first page the button says so and keeps the focus.
    await waitFor(() => expect(previous).toHaveAccessibleDescription(/(first|première) page/))
    await expect(previous).toHaveFocus()
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(/^Page 1 (of|sur) 3$/))
  },
}

export const Zoom: Story = {
  ...withDocument(annualReport),
  args: { onZoomChange: fn(), zoom: undefined as never },
  play: async ({ canvasElement, args }) => {
    const { canvas, pages } = await openedDocument(canvasElement)
    const page = () => canvas.getByRole('region', pageNamed(1, 3))
    const fitted = page().clientWidth
    await expect(Math.abs(fitted - (pages.clientWidth - 32))).toBeLessThan(2)
    pages.focus()
    await userEvent.keyboard('{Control>}-{/Control}')
    await waitFor(() => expect(page().clientWidth).toBeLessThan(fitted))
    const [[smaller] = []] = (args.onZoomChange as ReturnType<typeof fn>).mock.calls
    await expect(smaller).toEqual(expect.any(Number))
    await userEvent.keyboard('{Control>}+{/Control}{Control>}+{/Control}')
    await waitFor(() => expect(page().clientWidth).toBeGreaterThan(fitted))
    await userEvent.keyboard('{Control>}0{/Control}')
    await waitFor(() => expect(page().clientWidth).toBe(fitted))
    await pressTool(canvasElement, /^(Fit to page|Afficher la page entière)$/)
    await waitFor(() => expect(page().clientHeight).toBeLessThanOrEqual(pages.clientHeight - 30))
    await expect(args.onZoomChange).toHaveBeenLastCalledWith('page')
    // The stretched placeholder is replaced by the new picture.
    await waitFor(() =>
      expect(page().querySelector('canvas')?.width).toBe(Math.floor(page().clientWidth * devicePixelRatio)),
    )
    await expect(page().querySelectorAll('canvas')).toHaveLength(1)
  },
}

export const Turned: Story = {
  ...withDocument(annualReport),
  play: async ({ canvasElement }) => {
    const { canvas } = await openedDocument(canvasElement)
    const page = () => canvas.getByRole('region', pageNamed(1, 3))
    await expect(page().clientHeight).toBeGreaterThan(page().clientWidth)
    await pressTool(canvasElement, /^(Rotate clockwise|Pivoter à droite)$/)
    await waitFor(() => expect(page().clientWidth).toBeGreaterThan(page().clientHeight))
    await settled(canvasElement)
    // The text rotates with the picture: the title is on the right, reading from top to bottom.
    const title = await within(page()).findByText('Rapport annuel 2025')
    const [own, whole] = [title.getBoundingClientRect(), page().getBoundingClientRect()]
    await waitFor(() => expect(own.height).toBeGreaterThan(own.width))
    await expect(own.left).toBeGreaterThan(whole.left + whole.width / 2)
  },
}

export const Links: Story = {
  ...withDocument(annualReport),
  play: async ({ canvasElement }) => {
    const { canvas, pages } = await openedDocument(canvasElement)
    const external = await canvas.findByRole('link', { name: /www\.example\.org/ })
    await expect(external).toHaveAttribute('href', 'https://www.example.org/ordre')
    await expect(external).toHaveAttribute('rel', 'noopener noreferrer')
    await expect(external).toHaveAttribute('target', '_blank')
    await expect(external).toHaveAccessibleName(
      /(opens www\.example\.org in a new tab|dans un nouvel onglet)/,
    )
    // Two of the four would run a script, so they are not links.
    const links = canvas.getAllByRole('link')
    await expect(links).toHaveLength(2)
    await expect(Array.from(links, link => link.getAttribute('href')).join(' ')).not.toContain('javascript')
    // An internal link, followed with the keyboard; the focus moves with it.
    pages.focus()
    await userEvent.tab()
    await expect(links[0]).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(pageField(canvasElement)).toHaveValue('2'))
    await expect(pages).toHaveFocus()
  },
}

export const WithOverlay: Story = {
  ...withDocument(annualReport),
  args: {
    zoom: 'page',
    overlay: ({ page, width, height, scale, toPdf, fromPdf }) => {
      // A field at the bottom right of the paper.
      const corner = fromPdf(380, 140)
      const origin = toPdf(0, 0)
      return (
        <div
          data-corner={`${String(Math.round(origin.x))} ${String(Math.round(origin.y))}`}
          style={{ position: 'absolute', left: corner.x, top: corner.y, inlineSize: 160 * scale }}
        >
          <Button size="small">{`Signature ${String(page)} (${String(Math.round(width))} × ${String(Math.round(height))})`}</Button>
        </div>
      )
    },
  },
  play: async ({ canvasElement }) => {
    const { canvas } = await openedDocument(canvasElement)
    const button = await canvas.findByRole('button', { name: 'Signature 1 (595 × 842)' })
    const field = button.parentElement ?? button
    const page = canvas.getByRole('region', pageNamed(1, 3))
    await expect(page).toContainElement(field)
    await expect(field.dataset['corner']).toBe('0 842')
    const [own, whole] = [field.getBoundingClientRect(), page.getBoundingClientRect()]
    await expect((own.left - whole.left) / whole.width).toBeCloseTo(380 / 595, 2)
    await expect((own.top - whole.top) / whole.height).toBeCloseTo((842 - 140) / 842, 2)
    await expect(own.width / whole.width).toBeCloseTo(160 / 595, 2)
  },
}

export const Panel: Story = {
  ...withDocument(annualReport),
  play: async ({ canvasElement }) => {
    const { canvas, pages } = await openedDocument(canvasElement)
    await pressTool(canvasElement, /^(Page previews and bookmarks|Aperçus des pages et signets)$/)
    const previews = await canvas.findByRole('listbox', named('Page previews', 'Aperçus des pages'))
    await waitFor(() => expect(previews.querySelectorAll('canvas')).toHaveLength(3))
    await userEvent.click(within(previews).getByRole('option', pageNamed(3, 3)))
    await waitFor(() => expect(pageField(canvasElement)).toHaveValue('3'))
    await userEvent.click(canvas.getByRole('tab', named('Bookmarks', 'Signets')))
    const tree = await canvas.findByRole('treegrid', named('Bookmarks', 'Signets'))
    await expect(within(tree).queryByRole('row', { name: 'Trésorerie' })).toBeNull()
    await userEvent.tab()
    await userEvent.keyboard('{End}')
    await waitFor(() => expect(within(tree).getByRole('row', { name: 'Comptes' })).toHaveFocus())
    await userEvent.keyboard('{ArrowRight}')
    await waitFor(() => expect(within(tree).getByRole('row', { name: 'Trésorerie' })).toBeVisible())
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(pageField(canvasElement)).toHaveValue('2'))
    await expect(pages).toHaveFocus()
  },
}

export const ThousandPages: Story = {
  ...withDocument(() => longReport(1000)),
  play: async ({ canvasElement }) => {
    const { canvas, pages } = await openedDocument(canvasElement)
    const drawn = () => pages.querySelectorAll('section')
    await expect(drawn().length).toBeLessThanOrEqual(4)
    await userEvent.clear(pageField(canvasElement))
    await userEvent.type(pageField(canvasElement), '777{Enter}')
    const page = await canvas.findByRole('region', pageNamed(777, 1000))
    await waitFor(() => expect(within(page).getByText('Chapitre 777')).toBeInTheDocument())
    await settled(canvasElement)
    await expect(drawn().length).toBeLessThanOrEqual(4)
    // The canvases of the first pages have been removed.
    await expect(pages.querySelectorAll('canvas').length).toBeLessThanOrEqual(4)
  },
}

/** On a phone, the panel opens from the menu and covers the pages. Escape or a choice closes it. */
export const PanelOnPhone: Story = {
  ...withDocument(annualReport),
  decorators: [
    Story => (
      <div style={{ maxInlineSize: '20rem' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    await openedDocument(canvasElement)
    const panel = /^(Page previews and bookmarks|Aperçus des pages et signets)$/
    const dialog = () => screen.queryByRole('dialog', { name: panel })
    await pressTool(canvasElement, panel)
    await waitFor(() => expect(dialog()).toBeVisible())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(dialog()).toBeNull())
    await pressTool(canvasElement, panel)
    const previews = await screen.findByRole('listbox')
    await waitFor(() => expect(within(previews).getByRole('option', pageNamed(3, 3))).toBeVisible())
    previews.focus()
    await userEvent.keyboard('{End}')
    await waitFor(() => expect(dialog()).toBeNull())
    await waitFor(() => expect(pageField(canvasElement)).toHaveValue('3'))
  },
}

const long = `${'Anticonstitutionnellement'.repeat(3)} des établissements et des commanditaires`

export const Permutations: Story = {
  ...withDocument(annualReport),
  render: (args, context) => {
    const { props } = withDocument(annualReport).render(args, context) as { props: PdfViewerProps }
    return (
      <Stack>
        <PdfViewer {...props} title={long} height="44rem" />
        <PdfViewer source={new Blob(['PK'])} title="Un autre fichier" height="24rem" />
      </Stack>
    )
  },
  play: async ({ canvasElement }) => {
    await openedDocument(canvasElement)
    await within(canvasElement).findByRole('alert')
  },
}
