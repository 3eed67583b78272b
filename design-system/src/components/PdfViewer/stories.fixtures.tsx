import { expect, userEvent, waitFor, within, type queries } from 'storybook/test'
import { PdfViewer, type PdfSource, type PdfViewerProps } from './PdfViewer.tsx'

/** Creates a story's document before it is rendered, because encryption takes a moment. */
export const withDocument = (make: () => PdfSource | Promise<PdfSource>) => ({
  loaders: [async () => ({ document: await make() })],
  render: (args: Partial<PdfViewerProps>, { loaded }: { loaded: Record<string, unknown> }) => (
    <PdfViewer
      title="Rapport annuel 2025"
      height="40rem"
      {...args}
      source={loaded['document'] as PdfSource}
    />
  ),
})

/** The first document waits for all of pdf.js to load. */
export const opening = { timeout: 40_000 }

/** Waits until the pages in view are drawn. */
export async function openedDocument(
  canvasElement: HTMLElement,
): Promise<{ canvas: ReturnType<typeof within<typeof queries>>; pages: HTMLElement }> {
  const canvas = within(canvasElement)
  const pages = await canvas.findByRole('document', {}, opening)
  await waitFor(() => expect(pages.querySelector('section')).not.toBeNull())
  await settled(canvasElement)
  return { canvas, pages }
}

/** Waits until everything in view is drawn; text further down may still be loading. */
export async function settled(canvasElement: HTMLElement) {
  const isBusy = (area: Element) => {
    const { top, bottom } = area.getBoundingClientRect()
    return [...area.querySelectorAll('[aria-busy="true"]')].some(page => {
      const own = page.getBoundingClientRect()
      return own.bottom > top && own.top < bottom
    })
  }
  const areas = () => [...canvasElement.querySelectorAll('[role="document"]')]
  await waitFor(() => expect(areas().some(isBusy)).toBe(false))
}

/** The page number field. */
export const pageField = (canvasElement: HTMLElement) =>
  within(canvasElement).getByRole('textbox', { name: /^(Page number|Numéro de page)$/ })

/** Presses a tool, in the toolbar's overflow menu if it does not fit in the row. */
export async function pressTool(canvasElement: HTMLElement, name: RegExp) {
  const toolbar = within(canvasElement).getByRole('toolbar')
  const button = within(toolbar).queryByRole('button', { name })
  if (button) return userEvent.click(button)
  await userEvent.click(within(toolbar).getAllByRole('button').at(-1) ?? toolbar)
  const menu = await within(document.body).findByRole('menu')
  await userEvent.click(within(menu).getByText(name))
  // Toggles keep the menu open, so that more can be changed.
  if (menu.isConnected) await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(menu).not.toBeInTheDocument())
}
