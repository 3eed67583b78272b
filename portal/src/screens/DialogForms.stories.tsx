import { ScopeForm } from '@parvis/api-types/limits/scopes'
import { ApiProblem } from '@parvis/api-types/problems'
import { ToastHost } from '@parvis/design-system/Toast'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { withPortal } from '../stories/withPortal.tsx'
import { defineForm, text } from './define-form.ts'
import { EditDialog, SendDialog } from './DialogForms.tsx'
import { LineField } from './FormFields.tsx'

const form = defineForm(
  'example-dialog',
  { scopeDescription: text(ScopeForm.scopeDescription) },
  {
    refusals: { 'scope-name-taken': 'scopeDescription' },
    say: () => ({ key: 'kinds.gone.text' }),
  },
)
/** The texts of a made-up application. */
const texts = {
  en: { field: { scopeDescription: 'Description' } },
  fr: { field: { scopeDescription: 'Description' } },
}
const version = (etag: string, scopeDescription: string) => ({ id: 7, '@odata.etag': etag, scopeDescription })

const send = fn<(body: { scopeDescription: string }, idempotencyKey: string) => Promise<unknown>>()
const update = fn<(from: object, body: object) => Promise<object>>()
const create = fn<(body: object, idempotencyKey: string) => Promise<{ id: number }>>()
const read = fn<() => Promise<ReturnType<typeof version> | undefined>>()
const onClose = fn()

/** Opens the dialog for a new thing, with or without versions, or for an existing one. */
function Example({ kind }: { kind: 'new' | 'created' | 'edited' }) {
  const [isOpen, setOpen] = useState(true)
  const close = () => {
    onClose()
    setOpen(false)
  }
  const same = { form, namespace: 'security', title: 'Droit', failed: 'Échec', onClose: close } as const
  if (!isOpen) return <button onClick={() => setOpen(true)}>Ouvrir</button>
  if (kind === 'new')
    return (
      <SendDialog {...same} draft="new" submit="Créer" send={send}>
        {(_, of) => <LineField of={of} name="scopeDescription" />}
      </SendDialog>
    )
  return (
    <EditDialog
      {...same}
      thing={kind === 'edited' ? version('"1"', 'Lire') : undefined}
      draft="new"
      submit={isNew => (isNew ? 'Créer' : 'Enregistrer')}
      gone={{ title: 'Supprimé', text: 'Créez-le de nouveau.' }}
      create={create}
      update={update}
      read={read}
      said={{ created: () => 'Créé', saved: () => 'Enregistré' }}
      onSaved={close}
    >
      {(_, of) => <LineField of={of} name="scopeDescription" />}
    </EditDialog>
  )
}

const meta = {
  title: 'Patterns/Form dialog kinds',
  component: Example,
  tags: ['!autodocs'],
  decorators: [
    Story => (
      <>
        <Story />
        <ToastHost />
      </>
    ),
    withPortal({ texts: { security: texts } }),
  ],
  parameters: { picture: 'none' },
  args: { kind: 'new' },
  beforeEach: () => {
    send.mockReset().mockResolvedValue(undefined)
    update.mockReset().mockResolvedValue({})
    create.mockReset().mockResolvedValue({ id: 7 })
    read.mockReset()
    onClose.mockReset()
  },
} satisfies Meta<typeof Example>
export default meta
type Story = StoryObj<typeof meta>

const opened = async () => {
  const dialog = within(await screen.findByRole('dialog', { name: 'Droit' }))
  return {
    dialog,
    field: await dialog.findByRole('textbox'),
    press: (name: RegExp) => userEvent.click(dialog.getByRole('button', { name })),
  }
}

/** Pressing the button twice sends one request. */
export const SentOnce: Story = {
  play: async () => {
    let answer: (value: unknown) => void = () => undefined
    send.mockReturnValue(
      new Promise(resolve => {
        answer = resolve
      }),
    )
    const { dialog, field } = await opened()
    await waitFor(() => expect(field).toHaveFocus())
    await userEvent.type(field, 'Lire')
    await userEvent.dblClick(dialog.getByRole('button', { name: /^Créer/ }))
    await waitFor(() => expect(send).toHaveBeenCalledOnce())
    await expect(send.mock.calls[0]?.[0]).toEqual({ scopeDescription: 'Lire' })
    answer(undefined)
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  },
}

/** What is typed while the request is pending belongs to nothing once the dialog has closed: it leaves no draft. */
export const TypedWhileSending: Story = {
  play: async () => {
    let answer: (value: unknown) => void = () => undefined
    send.mockReturnValueOnce(new Promise(resolve => (answer = resolve)))
    const { field, press } = await opened()
    await userEvent.type(field, 'Lire')
    await press(/^Créer/)
    await waitFor(() => expect(send).toHaveBeenCalledOnce())
    await userEvent.type(field, ' tout')
    answer(undefined)
    await userEvent.click(await screen.findByRole('button', { name: 'Ouvrir' }))
    const second = await opened()
    await expect(second.field).toHaveValue('')
    await expect(second.dialog.queryByRole('button', { name: /^(Resume|Reprendre)$/ })).toBeNull()
  },
}

/** Types while the request that creates the thing is pending, and sends that too. */
const createdAndChanged = async () => {
  let answer: (value: { id: number }) => void = () => undefined
  create.mockReturnValueOnce(new Promise(resolve => (answer = resolve)))
  const parts = await opened()
  await userEvent.type(parts.field, 'Lire')
  await parts.press(/^Créer/)
  await waitFor(() => expect(create).toHaveBeenCalledOnce())
  await userEvent.type(parts.field, ' tout')
  answer({ id: 7 })
  await screen.findByText('Créé')
  await parts.press(/^Créer/)
  return parts
}

/** What was typed while a thing was being created changes it. Its page does not know it yet: it is not deleted. */
export const ChangedAfterCreation: Story = {
  args: { kind: 'created' },
  play: async () => {
    let answer: (value: object) => void = () => undefined
    update.mockReturnValueOnce(new Promise(resolve => (answer = resolve)))
    read.mockResolvedValue(version('"1"', 'Lire'))
    const { dialog, field, press } = await createdAndChanged()
    await waitFor(() => expect(update).toHaveBeenCalledOnce())
    await expect(update.mock.calls[0]?.[1]).toEqual({ scopeDescription: 'Lire tout' })
    await userEvent.type(field, ' !')
    answer({ '@odata.etag': '"2"' })
    await waitFor(() => expect(dialog.getByRole('button', { name: /^Enregistrer/ })).toBeVisible())
    await expect(dialog.queryByText('Supprimé')).toBeNull()
    await press(/^Enregistrer/)
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
    await expect(update.mock.lastCall?.[1]).toEqual({ scopeDescription: 'Lire tout !' })
    await expect(create).toHaveBeenCalledOnce()
  },
}

/** If the created thing was deleted at once, another one is created, with an idempotency key of its own. */
export const DeletedAfterCreation: Story = {
  args: { kind: 'created' },
  play: async () => {
    await createdAndChanged()
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
    await expect(create.mock.lastCall?.[0]).toEqual({ scopeDescription: 'Lire tout' })
    const [first, second] = create.mock.calls.map(([, key]) => key)
    await expect(second).not.toBe(first)
  },
}

/** An invalid field blocks the request and receives focus. */
export const Incomplete: Story = {
  play: async () => {
    const { field, press } = await opened()
    await press(/^Créer/)
    await waitFor(() => expect(field).toHaveFocus())
    await expect(field).toBeInvalid()
    await expect(send).not.toHaveBeenCalled()
  },
}

/** A refusal is shown at its field; sending different values uses a new idempotency key. */
export const Refused: Story = {
  play: async () => {
    send.mockRejectedValueOnce(new ApiProblem({ title: 'taken', status: 409, code: 'scope-name-taken' }))
    const { field, press } = await opened()
    await userEvent.type(field, 'Lire')
    await press(/^Créer/)
    await waitFor(() => expect(field).toBeInvalid())
    await userEvent.type(field, ' tout')
    await press(/^Créer/)
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
    const [first, second] = send.mock.calls.map(([, key]) => key)
    await expect(second).not.toBe(first)
  },
}

/** Closing the dialog keeps the draft and offers it next time; Cancel discards it. */
export const DraftFound: Story = {
  play: async () => {
    const first = await opened()
    await userEvent.type(first.field, 'Lire')
    await userEvent.keyboard('{Escape}')
    await userEvent.click(await screen.findByRole('button', { name: 'Ouvrir' }))
    const second = await opened()
    await userEvent.click(await second.dialog.findByRole('button', { name: /^(Resume|Reprendre)$/ }))
    await waitFor(() => expect(second.dialog.getByRole('textbox')).toHaveValue('Lire'))
    await second.press(/^(Cancel|Annuler)$/)
    await userEvent.click(await screen.findByRole('button', { name: 'Ouvrir' }))
    const third = await opened()
    await expect(third.dialog.queryByRole('button', { name: /^(Resume|Reprendre)$/ })).toBeNull()
  },
}

/** Somebody else has saved meanwhile: the form shows both versions, and the author chooses one. */
export const Conflict: Story = {
  args: { kind: 'edited' },
  play: async () => {
    update.mockRejectedValueOnce(
      new ApiProblem({ title: 'changed', status: 412, code: 'precondition-failed' }),
    )
    read.mockResolvedValue(version('"2"', 'Lire et écrire'))
    const { field, press } = await opened()
    await userEvent.clear(field)
    await userEvent.type(field, 'Lire tout')
    await press(/^Enregistrer/)
    const question = within(await screen.findByRole('alertdialog'))
    await expect(await question.findByText('Lire et écrire')).toBeVisible()
    await userEvent.click(question.getByRole('button', { name: /^(Overwrite|Écraser|Remplacer)/ }))
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
    await expect(update.mock.lastCall?.[1]).toEqual({ scopeDescription: 'Lire tout' })
  },
}

/** Saving an unchanged form sends no request and says so. */
export const NothingChanged: Story = {
  args: { kind: 'edited' },
  play: async () => {
    const { press } = await opened()
    await press(/^Enregistrer/)
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
    await expect(
      await screen.findByText(/^(No changes to save|Aucune modification à enregistrer)$/),
    ).toBeVisible()
    await expect(screen.queryByText('Enregistré')).toBeNull()
    await expect(update).not.toHaveBeenCalled()
  },
}
