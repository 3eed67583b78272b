import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test'
import { dragEvent, folderEntry } from '../../internal/files/dragEvent.fixtures.ts'
import { FilePicker } from './FilePicker.tsx'

const meta = {
  title: 'Components/FilePicker',
  component: FilePicker,
  args: {
    label: 'PDF à vérifier',
    description: 'Le fichier est lu sur cet appareil. Rien n’est envoyé.',
    extensions: ['.pdf'],
    onChoose: fn(),
  },
} satisfies Meta<typeof FilePicker>
export default meta
type Story = StoryObj<typeof meta>

const contract = new File(['%PDF-1.7'], 'contrat.pdf', { type: 'application/pdf' })

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const group = within(canvasElement).getByRole('group', { name: 'PDF à vérifier' })
    const choose = within(group).getByRole('button', { name: /^(Choose a file|Choisir un fichier)$/ })
    await expect(choose).toHaveAccessibleDescription(/Rien n’est envoyé/)
    const input = canvasElement.querySelector('input[type="file"]')
    if (!(input instanceof HTMLInputElement)) throw new Error('There is no field for a file')
    await expect(input).toHaveAttribute('accept', '.pdf')
    await userEvent.upload(input, contract)
    await expect(args.onChoose).toHaveBeenCalledWith(contract)
  },
}

/**
 * If several files are dropped, none is read, because it is unclear which one is meant. Folders are not read either.
 */
export const Dropped: Story = {
  parameters: { picture: 'none' },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    const target = canvas
      .getByRole('button', { name: /^(Drop a file|Déposer un fichier)/ })
      .closest('[data-rac]')
    if (!target) throw new Error('There is nothing to drop on')
    const drop = (files: File[], ...folders: ReturnType<typeof folderEntry>[]) =>
      Promise.all(['dragenter', 'drop'].map(type => fireEvent(target, dragEvent(type, files, ...folders))))
    const unclear = /only one file|un seul fichier/
    await drop([contract, new File(['%PDF-1.7'], 'avenant.pdf')])
    await waitFor(() => expect(canvas.getByText(unclear)).toBeVisible())
    await drop([], folderEntry('A'))
    await waitFor(() => expect(canvas.getByText(/a folder|de dossier/)).toBeVisible())
    await expect(args.onChoose).not.toHaveBeenCalled()
    await drop([contract])
    await waitFor(() => expect(args.onChoose).toHaveBeenCalledWith(contract))
    await expect(args.onChoose).toHaveBeenCalledTimes(1)
    await expect(canvas.queryByText(/a folder|de dossier/)).toBeNull()
  },
}

/** While a file is open, its name is shown and another one can be chosen. */
export const Chosen: Story = {
  args: { fileName: 'contrat.pdf' },
  play: async ({ canvasElement }) => {
    const group = within(canvasElement).getByRole('group')
    await expect(group).toHaveTextContent('contrat.pdf')
    await expect(
      within(group).getByRole('button', { name: /^(Choose another file|Choisir un autre fichier)$/ }),
    ).toBeVisible()
  },
}

export const Invalid: Story = {
  args: { messages: [{ kind: 'error', text: 'Ce fichier n’est pas un PDF.' }] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('button').at(-1)).toHaveAccessibleDescription(
      /Ce fichier n’est pas un PDF/,
    )
  },
}

/** The most awkward content, under all conditions. */
export const Permutations: Story = {
  args: {
    label: 'Désignation complète de l’établissement, du responsable de mission et des commanditaires',
    fileName: `${'attestation-de-remise-'.repeat(8)}.pdf`,
    isRequired: true,
    messages: [
      { kind: 'error', text: 'Ce fichier ne peut pas être lu sur cet appareil, quel que soit son nom.' },
    ],
  },
}
