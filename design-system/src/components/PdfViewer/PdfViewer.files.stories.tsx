import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, spyOn, waitFor, within } from 'storybook/test'
import { PdfViewer, type PdfViewerProps } from './PdfViewer.tsx'
import { annualReport, signedContract, unprintableReport, unsignedContract } from './samples.fixtures.ts'
import { openedDocument, pressTool, withDocument } from './stories.fixtures.tsx'

const meta = { title: 'Components/PdfViewer/Files', component: PdfViewer } satisfies Meta<typeof PdfViewer>
export default meta
type Story = StoryObj<Partial<PdfViewerProps>>

const printTool = { name: /^(Print|Imprimer)$/ }

/** Browsers encode canvases when idle, which takes a while on a busy machine. */
const slowly = { timeout: 40_000 }

export const SavedAndPrinted: Story = {
  ...withDocument(annualReport),
  args: { fileName: 'rapport-2025.pdf' },
  play: async ({ canvasElement }) => {
    await openedDocument(canvasElement)
    const saved: { name: string; address: string }[] = []
    const click = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(
      this: HTMLAnchorElement,
    ) {
      saved.push({ name: this.download, address: this.href })
    })
    const revoke = spyOn(URL, 'revokeObjectURL').mockImplementation(() => undefined)
    const printed: { sheets: number; others: string }[] = []
    const print = spyOn(window, 'print').mockImplementation(() => {
      const sheets = document.body.lastElementChild
      printed.push({
        sheets: sheets?.querySelectorAll('img').length ?? 0,
        others: document.body.firstElementChild?.className ?? '',
      })
    })
    try {
      await pressTool(canvasElement, /^(Download|Télécharger)$/)
      await waitFor(() => expect(saved).toHaveLength(1))
      await expect(saved[0]?.name).toBe('rapport-2025.pdf')
      await expect((await (await fetch(saved[0]?.address ?? '')).text()).slice(0, 8)).toBe('%PDF-1.7')
      await pressTool(canvasElement, /^(Save this page as an image|Enregistrer cette page comme image)$/)
      await waitFor(() => expect(saved).toHaveLength(2), slowly)
      await expect(saved[1]?.name).toBe('rapport-2025 1.png')
      const picture = await createImageBitmap(await (await fetch(saved[1]?.address ?? '')).blob())
      await expect([picture.width, picture.height]).toEqual([1190, 1684])
      await pressTool(canvasElement, /^(Print|Imprimer)$/)
      await waitFor(() => expect(printed).toHaveLength(1), slowly)
      await expect(printed[0]?.sheets).toBe(3)
      await expect(printed[0]?.others).toContain('notPrinted')
      window.dispatchEvent(new Event('afterprint'))
      await expect(document.body.firstElementChild?.className).not.toContain('notPrinted')
      // The print tools are disabled until the first print has finished.
      await waitFor(() => expect(within(canvasElement).queryByRole('progressbar')).toBeNull())
      await pressTool(canvasElement, /^(Print this page|Imprimer cette page)$/)
      await waitFor(() => expect(printed[1]?.sheets).toBe(1), slowly)
      window.dispatchEvent(new Event('afterprint'))
    } finally {
      for (const spy of [click, revoke, print]) spy.mockRestore()
    }
  },
}

/** The author does not allow printing, and the tool says so. */
export const NotToBePrinted: Story = {
  ...withDocument(unprintableReport),
  args: { onDocumentLoaded: fn() },
  play: async ({ canvasElement, args }) => {
    const { canvas } = await openedDocument(canvasElement)
    await expect(args.onDocumentLoaded).toHaveBeenCalledWith(
      expect.objectContaining({
        isEncrypted: true,
        permissions: expect.objectContaining({ canPrint: false }),
      }),
    )
    const print = canvas.getByRole('button', printTool)
    await expect(print).toHaveAttribute('aria-disabled', 'true')
    await expect(print).toHaveAccessibleDescription(/(does not allow printing|n’en permet pas l’impression)/)
  },
}

export const Signed: Story = {
  ...withDocument(signedContract),
  args: { title: 'Lettre de mission', onDocumentLoaded: fn() },
  play: async ({ canvasElement, args }) => {
    const { canvas } = await openedDocument(canvasElement)
    await expect(args.onDocumentLoaded).toHaveBeenCalledWith(expect.objectContaining({ hasSignatures: true }))
    // Form values are only in the picture, so they are also given as text.
    await waitFor(() => expect(canvas.getByText('Société Dupont')).toBeInTheDocument())
  },
}

/** An empty signature field does not count as a signature. */
export const ToBeSigned: Story = {
  ...withDocument(unsignedContract),
  args: { title: 'Lettre de mission', onDocumentLoaded: fn() },
  play: async ({ canvasElement, args }) => {
    await openedDocument(canvasElement)
    await expect(args.onDocumentLoaded).toHaveBeenCalledWith(
      expect.objectContaining({ hasSignatures: false }),
    )
  },
}

/** Long words in a small viewer, with a document that may not be printed. */
export const Permutations: Story = {
  ...withDocument(unprintableReport),
  args: { title: `${'Anticonstitutionnellement'.repeat(3)} des établissements`, height: '20rem' },
  play: async ({ canvasElement }) => {
    await openedDocument(canvasElement)
  },
}
