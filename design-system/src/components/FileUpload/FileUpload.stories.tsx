import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test'
import { focusField } from '../../internal/field/focusField.ts'
import { dragEvent, folderEntry } from '../../internal/files/dragEvent.fixtures.ts'
import { FileUpload, type FileUploadProps } from './FileUpload.tsx'
import { storyFile, storyTransport } from './storyTransport.fixtures.ts'
import { handleOf, type CheckResult, type InitialUpload, type UploadEvent } from './upload.ts'

const megabyte = 2 ** 20
const transport = storyTransport()

const meta = {
  title: 'Components/FileUpload',
  component: FileUpload,
  args: {
    label: 'Rapport',
    name: 'report',
    description: 'Le rapport tel qu’il sera publié.',
    limits: { extensions: ['.pbix'], maximumBytes: 2 ** 30 },
    transport,
    onChange: fn(),
    onRemove: fn(),
  },
  parameters: { states: 'apart' },
  beforeEach: () => transport.reset(),
} satisfies Meta<typeof FileUpload>
export default meta
type Story = StoryObj<typeof FileUpload>

const inputOf = (canvasElement: HTMLElement) => {
  const input = canvasElement.querySelector<HTMLInputElement>('input[type="file"]')
  if (!input) throw new Error('no file input')
  return input
}
/** Chooses files as the system dialog would, which also lets people choose files of other types. */
const choose = (canvasElement: HTMLElement, ...files: File[]) =>
  userEvent.setup({ applyAccept: false }).upload(inputOf(canvasElement), files)
const row = (canvasElement: HTMLElement, name: string | RegExp) => {
  const found = within(canvasElement)
    .getAllByRole('listitem')
    .find(item => within(item).queryByText(name) !== null)
  if (!found) throw new Error(`no row ${String(name)}`)
  return found
}
const phase = (canvasElement: HTMLElement, name: string) => row(canvasElement, name).dataset['phase']
const chooseButton = (canvasElement: HTMLElement) =>
  within(canvasElement).getByRole('button', { name: /^(Choose|Choisir)/ })
const liasse = storyFile('Liasse 2026.pbix', 240 * megabyte)
const inventaire = storyFile('Inventaire.pbix', 12 * megabyte)
const balance = storyFile('Balance.pbix', 3 * megabyte)

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const button = chooseButton(canvasElement)
    // The limits are available before anything is chosen, also to screen readers.
    await expect(button).toHaveAccessibleDescription(/\.pbix.*(At most 1\sGB|1\sGo au plus)/)
    await expect(within(canvasElement).getByRole('group', { name: 'Rapport' })).toBeVisible()
    await choose(canvasElement, liasse)
    await waitFor(() => expect(transport.log).toEqual(['start Liasse 2026.pbix 0']))
    transport.tell(liasse.name, { kind: 'progress', sentBytes: 0, at: 0 })
    transport.tell(liasse.name, { kind: 'progress', sentBytes: 60 * megabyte, at: 30_000 })
    const bar = await within(canvasElement).findByRole('progressbar', { name: 'Liasse 2026.pbix' })
    await waitFor(() => expect(bar).toHaveAttribute('aria-valuetext', expect.stringMatching(/^25\s?%$/)))
    await expect(row(canvasElement, liasse.name)).toHaveTextContent(/2(\.0)?\s(MB|Mo)\/s/)
    await expect(row(canvasElement, liasse.name)).toHaveTextContent(/2\smin/)
    await expect(args.onChange).toHaveBeenLastCalledWith([
      expect.objectContaining({ name: liasse.name, phase: 'uploading' }),
    ])
  },
}

export const Done: Story = {
  play: async ({ canvasElement, args }) => {
    await choose(canvasElement, balance)
    await waitFor(() => expect(transport.log).toHaveLength(1))
    transport.tell(balance.name, { kind: 'verifying' })
    await waitFor(() => expect(phase(canvasElement, balance.name)).toBe('verifying'))
    transport.tell(balance.name, { kind: 'done' })
    await waitFor(() => expect(phase(canvasElement, balance.name)).toBe('done'))
    await waitFor(() =>
      expect(args.onChange).toHaveBeenLastCalledWith([expect.objectContaining({ phase: 'done' })]),
    )
    await within(canvasElement).findByText(/1 file uploaded|1 fichier envoyé/, {}, { timeout: 5000 })
  },
}

/** Sent files that the caller shows elsewhere leave the list: they may be sent again and do not count for the limit. */
export const LeavesWhenSent: Story = {
  args: {
    leavesWhenSent: true,
    limits: { extensions: ['.pbix'], maximumBytes: 2 ** 30, maximumFiles: 2 },
  },
  parameters: { picture: 'none' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    for (const time of [1, 2, 3]) {
      await choose(canvasElement, storyFile(balance.name, balance.size))
      await waitFor(() => expect(transport.log).toHaveLength(time))
      const cancel = await canvas.findByRole('button', { name: /^(Cancel|Annuler) .*Balance/ })
      cancel.focus()
      transport.tell(balance.name, { kind: 'done' })
      await waitFor(() => expect(canvas.queryByRole('listitem')).toBeNull())
      await expect(chooseButton(canvasElement)).toHaveFocus()
    }
    await canvas.findByText(/1 file uploaded|1 fichier envoyé/, {}, { timeout: 5000 })
  },
}

export const ManyFiles: Story = {
  args: { limits: { extensions: ['.pbix'], maximumBytes: 2 ** 30, maximumFiles: 4 } },
  play: async ({ canvasElement }) => {
    await choose(canvasElement, liasse, inventaire, balance)
    // Two uploads run at a time; the third starts when one ends.
    await waitFor(() =>
      expect(transport.log).toEqual(['start Liasse 2026.pbix 0', 'start Inventaire.pbix 0']),
    )
    await expect(phase(canvasElement, balance.name)).toBe('queued')
    transport.tell(liasse.name, { kind: 'progress', sentBytes: 100 * megabyte })
    transport.tell(inventaire.name, { kind: 'done' })
    await waitFor(() => expect(transport.log.at(-1)).toBe('start Balance.pbix 0'))
    transport.tell(balance.name, { kind: 'progress', sentBytes: megabyte })
    await waitFor(() => expect(phase(canvasElement, balance.name)).toBe('uploading'))
    // The overall progress includes completed files.
    const whole = within(canvasElement).getByRole('progressbar', { name: /^(All files|Tous les fichiers)$/ })
    await expect(whole).toHaveAttribute(
      'aria-valuetext',
      expect.stringMatching(/^1 (of 3 files|fichier envoyé sur 3)/),
    )
    await expect(whole).toHaveAttribute('aria-valuenow', String(113 * megabyte))
  },
}

/** A queued file can be moved to the front of the queue. The focus stays on it. */
export const SentFirst: Story = {
  args: { atOnce: 1 },
  parameters: { picture: 'none' },
  play: async ({ canvasElement }) => {
    const first = (name: RegExp) =>
      within(canvasElement).queryByRole('button', {
        name: new RegExp(`^(Upload|Envoyer) ${name.source}.*(first|premier)$`),
      })
    await choose(canvasElement, liasse, inventaire, balance)
    await waitFor(() => expect(phase(canvasElement, balance.name)).toBe('queued'))
    await expect(first(/Inventaire/)).toBeNull()
    first(/Balance/)?.focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(first(/Inventaire/)).toBeVisible())
    await expect(first(/Balance/)).toBeNull()
    await expect(row(canvasElement, balance.name)).toContainElement(document.activeElement as HTMLElement)
    await within(canvasElement).findByText(
      /will be uploaded next|sera envoyé en premier/,
      {},
      { timeout: 5000 },
    )
    transport.tell(liasse.name, { kind: 'done' })
    await waitFor(() => expect(transport.log.at(-1)).toBe('start Balance.pbix 0'))
  },
}

/** One button pauses and resumes all uploads. */
export const AllPaused: Story = {
  parameters: { picture: 'none' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await choose(canvasElement, liasse, inventaire, balance)
    await waitFor(() => expect(transport.log).toHaveLength(2))
    const button = await canvas.findByRole('button', { name: /^(Pause all|Tout mettre en pause)$/ })
    button.focus()
    await userEvent.keyboard('{Enter}')
    for (const { name } of [liasse, inventaire, balance])
      await waitFor(() => expect(phase(canvasElement, name)).toBe('paused'))
    await expect(transport.log.slice(-2)).toEqual(['pause Liasse 2026.pbix', 'pause Inventaire.pbix'])
    const resume = canvas.getByRole('button', { name: /^(Resume all|Tout reprendre)$/ })
    await expect(resume).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(phase(canvasElement, liasse.name)).toBe('uploading'))
    await expect(phase(canvasElement, balance.name)).toBe('queued')
  },
}

/** On a phone a button opens the camera; on a computer there is no such button. */
export const Photos: Story = {
  args: { takesPhotos: true },
  parameters: { picture: 'none' },
  play: async ({ canvasElement }) => {
    const camera = canvasElement.querySelector('input[capture]')
    await expect(camera).toHaveAttribute('capture', 'environment')
    await expect(camera).toHaveAttribute('accept', 'image/*')
    const name = /^(Take a photo|Prendre une photo)$/
    const button = within(canvasElement).queryByRole('button', { name, hidden: true })
    await expect(button?.checkVisibility()).toBe(matchMedia('(pointer: coarse)').matches)
  },
}

export const PausedAndResumed: Story = {
  play: async ({ canvasElement }) => {
    await choose(canvasElement, inventaire)
    await waitFor(() => expect(transport.log).toHaveLength(1))
    transport.tell(inventaire.name, { kind: 'progress', sentBytes: 6 * megabyte })
    const pause = await within(canvasElement).findByRole('button', { name: /^(Pause|Mettre) .*Inventaire/ })
    pause.focus()
    await userEvent.keyboard('{Enter}')
    await expect(transport.log.at(-1)).toBe('pause Inventaire.pbix')
    const resume = await within(canvasElement).findByRole('button', { name: /^(Resume|Reprendre) / })
    // The same button with another label.
    await expect(resume).toHaveFocus()
    // Progress of a request that was in flight when the upload was paused arrives late.
    transport.tell(inventaire.name, { kind: 'progress', sentBytes: 7 * megabyte })
    await expect(phase(canvasElement, inventaire.name)).toBe('paused')
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(transport.log.at(-1)).toBe('resume Inventaire.pbix'))
    transport.tell(inventaire.name, { kind: 'done' })
    // The button is gone with its phase; the focus stays in the row.
    await waitFor(() =>
      expect(within(canvasElement).getByRole('button', { name: /^(Remove|Retirer) / })).toHaveFocus(),
    )
  },
}

const troubles: [string, UploadEvent][] = [
  ['Hors ligne.pbix', { kind: 'offline' }],
  ['Nouvel essai.pbix', { kind: 'retrying', attempt: 2 }],
  ['Contrôle.pbix', { kind: 'verifying' }],
  ['Échec.pbix', { kind: 'failed', reason: 'Le serveur n’a plus de place. Prévenez l’assistance.' }],
  ['Déjà là.pbix', { kind: 'duplicate', where: 'Comptes 2026 / Liasse' }],
]
const troubled = storyTransport(name => [
  { kind: 'progress', sentBytes: 5 * megabyte },
  ...troubles.filter(([file]) => file === name).map(([, event]) => event),
])
export const Troubles: Story = {
  args: { transport: troubled, atOnce: 9 },
  beforeEach: () => troubled.reset(),
  play: async ({ canvasElement }) => {
    await choose(canvasElement, ...troubles.map(([name]) => storyFile(name, 12 * megabyte)))
    await waitFor(() => expect(phase(canvasElement, 'Hors ligne.pbix')).toBe('offline'))
    await expect(phase(canvasElement, 'Nouvel essai.pbix')).toBe('retrying')
    await expect(row(canvasElement, 'Échec.pbix')).toHaveTextContent(/plus de place/)
    await expect(row(canvasElement, 'Déjà là.pbix')).toHaveTextContent(/Comptes 2026/)
    // One announcement, not five.
    await within(canvasElement).findByText(/Échec\.pbix.*plus de place.*Déjà là/, {}, { timeout: 5000 })
    await userEvent.click(within(canvasElement).getByRole('button', { name: /^(Try Échec|Réessayer Échec)/ }))
    await waitFor(() => expect(troubled.log.at(-1)).toBe(`start Échec.pbix ${5 * megabyte}`))
  },
}

export const Refused: Story = {
  args: { limits: { extensions: ['.pbix'], maximumBytes: 2 ** 30, maximumFiles: 2 } },
  play: async ({ canvasElement }) => {
    await choose(
      canvasElement,
      storyFile('Comptes.xlsx', 10),
      storyFile('Trop grand.pbix', 2.4 * 2 ** 30),
      storyFile('Vide.pbix', 0),
      storyFile('LISEZMOI', 10),
      balance,
      inventaire,
      liasse,
      balance,
    )
    await expect(row(canvasElement, 'Comptes.xlsx')).toHaveTextContent(/\.xlsx.*\.pbix/)
    await expect(row(canvasElement, 'Trop grand.pbix')).toHaveTextContent(/2[.,]4\s(GB|Go).*1\s(GB|Go)/)
    await expect(row(canvasElement, 'Vide.pbix')).toHaveTextContent(/is empty|est vide/)
    await expect(row(canvasElement, 'LISEZMOI')).toHaveTextContent(/without an extension|sans extension/)
    await expect(row(canvasElement, liasse.name)).toHaveTextContent(/at most 2 files|2 fichiers au plus/)
    await expect(within(canvasElement).getByText(/already in the list|déjà dans la liste/)).toBeVisible()
    // None of the refused files was sent.
    await waitFor(() => expect(transport.log).toEqual(['start Balance.pbix 0', 'start Inventaire.pbix 0']))
  },
}

const checked = fn<(file: File) => Promise<CheckResult>>()
export const Checked: Story = {
  args: { check: checked },
  play: async ({ canvasElement }) => {
    const answers: Record<string, () => Promise<CheckResult>> = {
      'Lent.pbix': () => new Promise(() => {}),
      'Connu.pbix': () => Promise.resolve({ duplicate: 'Comptes 2025 / Connu' }),
      'Sans données.pbix': () => Promise.resolve({ refused: 'Le fichier ne contient pas de données.' }),
      'Illisible.pbix': () => Promise.reject(new Error('unreadable')),
    }
    checked.mockImplementation(file => answers[file.name]?.() ?? Promise.resolve(null))
    await choose(canvasElement, ...Object.keys(answers).map(name => storyFile(name, megabyte)), balance)
    await waitFor(() => expect(transport.log).toEqual(['start Balance.pbix 0']))
    await expect(phase(canvasElement, 'Lent.pbix')).toBe('checking')
    await expect(phase(canvasElement, 'Connu.pbix')).toBe('duplicate')
    await expect(row(canvasElement, 'Sans données.pbix')).toHaveTextContent(/pas de données/)
    await expect(row(canvasElement, 'Illisible.pbix')).toHaveTextContent(
      /could not be checked|pas pu être vérifié/,
    )
    // The reader may override the check.
    await userEvent.click(within(canvasElement).getByRole('button', { name: /^(Upload|Envoyer) Connu/ }))
    await waitFor(() => expect(transport.log.at(-1)).toBe('start Connu.pbix 0'))
  },
}

/** What was cancelled before its check, or was in the list already, is checked before it is sent after all. */
export const CheckedAtRestart: Story = {
  args: { check: checked },
  parameters: { picture: 'none' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const restart = (name: string) =>
      canvas.findByRole('button', { name: new RegExp(`^(Upload|Envoyer) ${name}`) })
    const slow = Promise.withResolvers<CheckResult>()
    checked.mockReset().mockReturnValue(slow.promise)
    const others = ['1.pbix', '2.pbix', '3.pbix', '4.pbix'].map(name => storyFile(name, megabyte))
    await choose(canvasElement, ...others, balance)
    await userEvent.click(await canvas.findByRole('button', { name: /^(Cancel|Annuler) Balance/ }))
    await waitFor(() => expect(phase(canvasElement, balance.name)).toBe('cancelled'))
    await userEvent.click(await restart('Balance'))
    await waitFor(() => expect(phase(canvasElement, balance.name)).toBe('checking'))
    checked.mockResolvedValue({ duplicate: 'Comptes 2025 / Connu' })
    slow.resolve({ refused: 'Le fichier ne contient pas de données.' })
    await waitFor(() => expect(row(canvasElement, balance.name)).toHaveTextContent(/Connu/))
    await choose(canvasElement, inventaire, inventaire)
    await expect(canvas.getByText(/already in the list|déjà dans la liste/)).toBeVisible()
    await userEvent.click(
      (await canvas.findAllByRole('button', { name: /^(Upload|Envoyer) Inv/ })).at(-1) as HTMLElement,
    )
    await waitFor(() => expect(canvas.queryByText(/already in the list|déjà dans la liste/)).toBeNull())
    await expect(transport.log.filter(said => said.startsWith('start'))).toEqual([])
  },
}

/** What failed for good can be added again: it is no duplicate and does not count for the limit. */
export const AddedAgain: Story = {
  args: { limits: { extensions: ['.pbix'], maximumBytes: 2 ** 30, maximumFiles: 1 } },
  parameters: { picture: 'none' },
  play: async ({ canvasElement }) => {
    await choose(canvasElement, balance)
    await waitFor(() => expect(transport.log).toHaveLength(1))
    transport.tell(balance.name, {
      kind: 'failed',
      reason: 'Ajoutez de nouveau le fichier.',
      canRetry: false,
    })
    await waitFor(() => expect(phase(canvasElement, balance.name)).toBe('failed'))
    await choose(canvasElement, storyFile(balance.name, balance.size))
    await waitFor(() => expect(transport.log).toEqual(Array(2).fill('start Balance.pbix 0')))
  },
}

const linking = storyTransport()
/** The content already exists: the reader can link to it, send a second copy, or skip the file. */
export const Linked: Story = {
  args: { transport: linking, check: checked },
  parameters: { picture: 'none' },
  beforeEach: () => linking.reset(),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    checked.mockResolvedValue({
      duplicate: 'Comptes 2025 / Liasse',
      link: 'Le même contenu, gardé une fois.',
    })
    const names = ['Un.pbix', 'Deux.pbix', 'Trois.pbix']
    await choose(canvasElement, ...names.map(name => storyFile(name, megabyte)))
    await waitFor(() => expect(canvas.getAllByText('Le même contenu, gardé une fois.')).toHaveLength(3))
    await expect(linking.log).toEqual([])
    const press = (what: string, name: string) =>
      userEvent.click(canvas.getByRole('button', { name: new RegExp(`^(${what}) \\(${name}`) }))
    await press('Link to it|Faire un lien', 'Un')
    await waitFor(() => expect(linking.log).toEqual(['link Un.pbix']))
    await press('Keep both|Garder les deux', 'Deux')
    await waitFor(() => expect(linking.log).toEqual(['link Un.pbix', 'start Deux.pbix 0']))
    await press('Skip|Ignorer', 'Trois')
    await waitFor(() => expect(canvas.queryByText('Trois.pbix')).toBeNull())
    // A file that cannot be linked can still be sent.
    linking.tell('Un.pbix', { kind: 'failed', reason: 'Le contenu a changé.', canRetry: false })
    const send = await canvas.findByRole('button', { name: /^(Upload|Envoyer) Un/ })
    linking.tell('Deux.pbix', { kind: 'done' })
    await userEvent.click(send)
    await waitFor(() => expect(linking.log.at(-1)).toBe('start Un.pbix 0'))
  },
}

export const FocusAfterRemoval: Story = {
  args: {
    initialItems: [
      { id: '1', name: 'Un.pbix', size: 10, sentBytes: 10, isDone: true },
      { id: '2', name: 'Deux.pbix', size: 10, sentBytes: 10, isDone: true },
      { id: '3', name: 'Trois.pbix', size: 10, sentBytes: 10, isDone: true },
    ],
  },
  play: async ({ canvasElement, args }) => {
    const remove = (name: string) =>
      within(canvasElement).getByRole('button', { name: new RegExp(`^(Remove|Retirer) ${name}`) })
    remove('Deux').focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onRemove).toHaveBeenLastCalledWith(expect.objectContaining({ id: '2' }))
    await waitFor(() => expect(remove('Trois')).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(remove('Un')).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(chooseButton(canvasElement)).toHaveFocus())
    await expect(within(canvasElement).queryByRole('list')).toBeNull()
  },
}

export const Cancelled: Story = {
  play: async ({ canvasElement }) => {
    await choose(canvasElement, inventaire)
    await waitFor(() => expect(transport.log).toHaveLength(1))
    const cancel = within(canvasElement).getByRole('button', { name: /^(Cancel|Annuler) / })
    cancel.focus()
    await userEvent.keyboard('{Enter}')
    await expect(transport.log.at(-1)).toBe('cancel Inventaire.pbix')
    await waitFor(() => expect(phase(canvasElement, inventaire.name)).toBe('cancelled'))
    await waitFor(() =>
      expect(row(canvasElement, inventaire.name).contains(document.activeElement)).toBe(true),
    )
    await userEvent.click(within(canvasElement).getByRole('button', { name: /^(Upload|Envoyer) / }))
    await waitFor(() => expect(transport.log.at(-1)).toBe('start Inventaire.pbix 0'))
  },
}

export const ResumedAfterReload: Story = {
  args: {
    initialItems: [
      { id: 'kept', name: inventaire.name, size: inventaire.size, sentBytes: 6 * megabyte, file: inventaire },
      { id: 'lost', name: liasse.name, size: liasse.size, sentBytes: 96 * megabyte },
    ],
  },
  play: async ({ canvasElement }) => {
    await expect(phase(canvasElement, inventaire.name)).toBe('paused')
    await expect(row(canvasElement, liasse.name)).toHaveTextContent(
      /Choose the same file|Choisissez le même fichier/,
    )
    await userEvent.click(
      within(canvasElement).getByRole('button', { name: /^(Resume|Reprendre) Inventaire/ }),
    )
    await waitFor(() => expect(transport.log).toEqual([`start Inventaire.pbix ${6 * megabyte}`]))
    // When the file is chosen again, its upload resumes in the same row.
    await choose(canvasElement, liasse)
    await waitFor(() => expect(transport.log.at(-1)).toBe(`start Liasse 2026.pbix ${96 * megabyte}`))
    await expect(within(canvasElement).getAllByRole('listitem')).toHaveLength(2)
  },
}

/** A file that is not being sent is removed: the transport deletes what has arrived of it. */
export const RemovedWhileWaiting: Story = {
  parameters: { picture: 'none' },
  args: {
    initialItems: [{ id: 'lost', name: liasse.name, size: liasse.size, sentBytes: 96 * megabyte }],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: /^(Remove|Retirer) Liasse/ }))
    await waitFor(() => expect(transport.log).toEqual(['discard lost']))
    await choose(canvasElement, balance)
    await waitFor(() => expect(transport.log.at(-1)).toBe(`start ${balance.name} 0`))
    transport.tell(balance.name, { kind: 'failed', reason: 'No', canRetry: true })
    await userEvent.click(await canvas.findByRole('button', { name: /^(Remove|Retirer) Balance/ }))
    await waitFor(() => expect(transport.log.at(-1)).toMatch(/^discard file-/))
  },
}

function dropTarget(canvasElement: HTMLElement): Element {
  const zone = within(canvasElement).getByRole('button', { name: /^(Drop or paste|Déposer ou coller)/ })
  const target = zone.closest('[data-rac]')
  if (!target) throw new Error('no drop zone')
  return target
}

export const Dropped: Story = {
  play: async ({ canvasElement }) => {
    const target = dropTarget(canvasElement)
    const files = [balance, storyFile('Comptes.xlsx', 10)]
    await fireEvent(target, dragEvent('dragenter', files, folderEntry('A')))
    await waitFor(() => expect(target).toHaveAttribute('data-drop-target'))
    await fireEvent(target, dragEvent('drop', files, folderEntry('A')))
    await waitFor(() => expect(transport.log).toEqual(['start Balance.pbix 0']))
    await expect(phase(canvasElement, 'Comptes.xlsx')).toBe('refused')
    await waitFor(() =>
      expect(within(canvasElement).getByText(/upload a folder|envoyer de dossier/)).toBeVisible(),
    )
    await expect(target).not.toHaveAttribute('data-drop-target')
  },
}

/** Whole folders: each file keeps its folder. Files that nobody means to send are left out, and a message says so. */
export const Folders: Story = {
  args: { takesFolders: true, limits: {} },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('button', { name: /^(Choose a folder|Choisir un dossier)$/ })).toBeVisible()
    const target = dropTarget(canvasElement)
    const closing = folderEntry(
      'Clôture 2025',
      storyFile('Balance.csv', 10),
      storyFile('.DS_Store', 10),
      folderEntry('Banque', storyFile('Balance.csv', 10), storyFile('Relevé.pdf', 20)),
      folderEntry('Paie'),
    )
    for (const type of ['dragenter', 'drop']) await fireEvent(target, dragEvent(type, [], closing))
    const list = within(await canvas.findByRole('list'))
    await waitFor(() => expect(list.getAllByRole('listitem')).toHaveLength(3))
    // Files with the same name and size are distinct if their folders differ.
    for (const path of ['Clôture 2025/Balance.csv', 'Clôture 2025/Banque/Balance.csv'])
      await expect(list.getByRole('button', { name: new RegExp(`^(Cancel|Annuler) ${path}$`) })).toBeVisible()
    await expect(canvas.getByText(/^1 (hidden or system file|fichier caché ou système)/)).toBeVisible()
    await expect(canvas.getByText(/(empty|vide).*: Clôture 2025\/Paie\.$/)).toBeVisible()
    await expect(canvas.queryByText('.DS_Store')).toBeNull()
  },
}

/**
 * A folder of 2,000 files: the first 100 are shown with the number of others; only a few are checked and sent at once.
 */
export const LargeFolder: Story = {
  args: {
    takesFolders: true,
    limits: {},
    check: fn(() => new Promise<CheckResult>(() => {})),
  },
  parameters: { picture: 'none' },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    const target = dropTarget(canvasElement)
    const many = Array.from({ length: 2001 }, (_each, at) => storyFile(`${at}.pdf`, 10))
    for (const type of ['dragenter', 'drop'])
      await fireEvent(target, dragEvent(type, [], folderEntry('A', ...many)))
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(100), { timeout: 10_000 })
    await expect(canvas.getByText(/^1[,\s\u202f]900 (more files|autres fichiers)/)).toBeVisible()
    await expect(canvas.getByText(/(first|Seuls les) 2[,\s\u202f]000/)).toBeVisible()
    await expect(args.check).toHaveBeenCalledTimes(4)
  },
}

const looked = fn((_file: File) => Promise.resolve<CheckResult>(null))
/** A browser that offers file handles lets them be stored; given back later, the upload resumes by itself. */
export const FoundAgain: Story = {
  parameters: { picture: 'none' },
  args: { takesFolders: true, limits: {}, check: looked },
  render: args => <GivenBack {...args} />,
  play: async ({ canvasElement }) => {
    looked.mockClear()
    const origin = await navigator.storage.getDirectory()
    const folder = await origin.getDirectoryHandle('Banque', { create: true })
    const alone = await origin.getFileHandle('Bilan.pdf', { create: true })
    const drop = dragEvent(
      'drop',
      [storyFile('Bilan.pdf', 10)],
      folderEntry('Banque', folderEntry('T4', storyFile('Relevé.pdf', 20))),
    )
    for (const [at, handle] of [alone, folder].entries())
      Object.assign(drop.dataTransfer.items[at] ?? {}, { getAsFileSystemHandle: async () => handle })
    const target = dropTarget(canvasElement)
    await fireEvent(target, dragEvent('dragenter', []))
    await fireEvent(target, drop)
    await waitFor(() => expect(looked).toHaveBeenCalledTimes(2))
    const handles = looked.mock.calls.map(([file]) => handleOf(file))
    await expect(handles).toEqual([
      { root: alone, path: [] },
      { root: folder, path: ['T4', 'Relevé.pdf'] },
    ])
    await expect(phase(canvasElement, liasse.name)).toBe('missing')
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'found' }))
    await waitFor(() => expect(transport.log).toContain(`start Liasse 2026.pbix ${96 * megabyte}`))
  },
}

const missing = { id: 'lost', name: liasse.name, size: liasse.size, sentBytes: 96 * megabyte }
/** A file is given back after the field was shown. */
function GivenBack(props: FileUploadProps) {
  const [initialItems, setInitialItems] = useState<readonly InitialUpload[]>([missing])
  return (
    <>
      <button type="button" onClick={() => setInitialItems([{ ...missing, file: liasse }])}>
        found
      </button>
      <FileUpload {...props} initialItems={initialItems} atOnce={4} />
    </>
  )
}

export const DropTarget: Story = {
  play: async ({ canvasElement }) => {
    const target = dropTarget(canvasElement)
    await fireEvent(target, dragEvent('dragenter', [balance]))
    await waitFor(() => expect(target).toHaveAttribute('data-drop-target'))
  },
}

export const Invalid: Story = {
  args: { isRequired: true, messages: [{ kind: 'error', text: 'Choisissez un rapport.' }] },
  play: async ({ canvasElement }) => {
    await expect(chooseButton(canvasElement)).toHaveAccessibleDescription(/Choisissez un rapport/)
    await expect(focusField(canvasElement, 'report')).toBe(true)
    await expect(chooseButton(canvasElement)).toHaveFocus()
  },
}
export const Disabled: Story = {
  args: {
    isDisabled: true,
    disabledReason: 'Choisissez d’abord un dossier.',
    initialItems: [{ id: '1', name: 'Un.pbix', size: 10, sentBytes: 10, isDone: true }],
  },
  play: async ({ canvasElement }) => {
    await expect(chooseButton(canvasElement)).toBeDisabled()
    await expect(within(canvasElement).getByText('Choisissez d’abord un dossier.')).toBeVisible()
  },
}
export const OneFile: Story = { args: { limits: { extensions: ['.pbix', '.pdf'], maximumFiles: 1 } } }

/** If several files are dropped, none is sent, as it is unclear which is meant. To send another, remove the first. */
export const OneOfSeveral: Story = {
  args: { limits: { extensions: ['.pbix', '.pdf'], maximumFiles: 1 } },
  parameters: { picture: 'none' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const target = dropTarget(canvasElement)
    const drop = (...files: File[]) =>
      Promise.all(['dragenter', 'drop'].map(type => fireEvent(target, dragEvent(type, files))))
    const [other, later] = [storyFile('Autre.pbix', 20), storyFile('Suivant.pbix', 30)]
    const unclear = /only one file|un seul fichier/
    await drop(balance, other)
    await waitFor(() => expect(canvas.getByText(unclear)).toBeVisible())
    await expect(canvas.queryByText('Autre.pbix')).toBeNull()
    await drop(other)
    await waitFor(() => expect(transport.log).toEqual(['start Autre.pbix 0']))
    await expect(canvas.queryByText(unclear)).toBeNull()
    await drop(later)
    await waitFor(() => expect(phase(canvasElement, 'Suivant.pbix')).toBe('refused'))
    await expect(canvas.getByText(/Remove the one in|Retirez d’abord celui/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: /^(Cancel|Annuler) Autre\.pbix$/ }))
    await drop(later)
    await waitFor(() => expect(transport.log.at(-1)).toBe('start Suivant.pbix 0'))
  },
}

const long =
  'Liasse fiscale consolidée des établissements et des filiales de l’engagement, exercice clos le 31 décembre'
export const Permutations: Story = {
  args: {
    label: long,
    description: long,
    isRequired: true,
    limits: {
      extensions: ['.pbix', '.pdf', '.xlsx', '.csv', '.txt'],
      maximumBytes: 2 ** 30,
      maximumFiles: 20,
    },
    messages: [
      { kind: 'error', text: `${long} est obligatoire.` },
      { kind: 'warning', text: long },
    ],
    initialItems: [
      { id: '1', name: `${long}.pbix`, size: 1.2 * 2 ** 30, sentBytes: 2 ** 28 },
      { id: '2', name: `${'Donaudampfschifffahrt'.repeat(6)}.pbix`, size: 10, sentBytes: 10, isDone: true },
      { id: '3', name: '<script>alert(1)</script>.pbix', size: 999, sentBytes: 5, file: balance },
    ],
  },
}
