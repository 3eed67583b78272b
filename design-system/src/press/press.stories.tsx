import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../components/Button/Button.tsx'
import { Dialog } from '../components/Dialog/Dialog.tsx'
import { IbanField } from '../components/IbanField/IbanField.tsx'
import { Inline } from '../components/Inline/Inline.tsx'
import { NumberField } from '../components/NumberField/NumberField.tsx'
import { Stack } from '../components/Stack/Stack.tsx'
import { TextField } from '../components/TextField/TextField.tsx'
import { FormPage, FormSection } from '../patterns/FormPage/FormPage.tsx'
import { afterPress, subscribeToPresses } from './press.ts'

const onSave = fn()

interface Account {
  name: string
  share: number | null
  iban: string
}

/** Fields that show messages and further content when they are left. */
function Fields({ account, onChange }: { account: Account; onChange: (account: Account) => void }) {
  return (
    <>
      <TextField label="Titulaire" value={account.name} onChange={name => onChange({ ...account, name })} />
      <NumberField label="Part" value={account.share} onChange={share => onChange({ ...account, share })} />
      {account.share !== null && account.share < 100 && (
        <TextField label="Autre titulaire" value="" onChange={() => {}} />
      )}
      <IbanField label="IBAN" value={account.iban} onChange={iban => onChange({ ...account, iban })} />
    </>
  )
}

const start: Account = { name: '', share: 100, iban: '' }

function OnAPage() {
  const [account, setAccount] = useState(start)
  return (
    <FormPage
      submitLabel="Enregistrer le compte"
      onSubmit={() => onSave(account)}
      secondaryActions={<Button>Annuler les modifications</Button>}
      statuses={[{ text: 'Modifications non enregistrées', isShown: account !== start }]}
    >
      <FormSection title="Compte">
        <Fields account={account} onChange={setAccount} />
      </FormSection>
    </FormPage>
  )
}

function InADialog() {
  const [account, setAccount] = useState(start)
  return (
    <Dialog isOpen onOpenChange={() => {}} title="Compte">
      <form
        noValidate
        onSubmit={event => {
          event.preventDefault()
          onSave(account)
        }}
      >
        <Stack gap={5}>
          <Fields account={account} onChange={setAccount} />
          <Inline justify="end">
            <Button type="submit" variant="primary">
              Enregistrer le compte
            </Button>
          </Inline>
        </Stack>
      </form>
    </Dialog>
  )
}

const meta = {
  title: 'Foundations/Press',
  component: OnAPage,
  tags: ['!autodocs'],
  parameters: { picture: 'none' },
  beforeEach: () => {
    onSave.mockReset()
  },
} satisfies Meta<typeof OnAPage>
export default meta
type Story = StoryObj<typeof meta>

const saveButton = () => screen.findByRole('button', { name: 'Enregistrer le compte' })
const aFrame = () => new Promise<void>(resolve => void requestAnimationFrame(() => resolve()))
const placeOf = (element: Element) => {
  const { left, top } = element.getBoundingClientRect()
  return { left: Math.round(left), top: Math.round(top) }
}

/** Presses a button, with a callback while it is pressed. */
async function press(button: HTMLElement, whilePressed: () => Promise<void>): Promise<void> {
  const before = placeOf(button)
  const hand = userEvent.setup()
  await hand.pointer({ keys: '[MouseLeft>]', target: button })
  await aFrame()
  await whilePressed()
  await expect(placeOf(button)).toEqual(before)
  await hand.pointer({ keys: '[/MouseLeft]', target: button })
}

/** The message of a field appears after the click that leaves the field. */
export const MessageOnLeaving: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.type(canvas.getByRole('textbox', { name: 'IBAN' }), 'FR76 1234')
    const button = await saveButton()
    await press(button, async () => {
      await expect(button).toHaveFocus()
      await expect(canvas.queryByText(/IBAN.*(caractères|characters)|(court|short)/)).toBeNull()
      await expect(canvasElement.querySelector('[data-kind="error"]')).toBeNull()
    })
    await waitFor(() => expect(onSave).toHaveBeenCalledOnce())
    await waitFor(() => expect(canvasElement.querySelector('[data-kind="error"]')).toBeVisible())
  },
}

/** Content that appears when a field is left moves nothing from under the pointer. */
export const FieldOnLeaving: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const share = canvas.getByRole('textbox', { name: 'Part' })
    await userEvent.clear(share)
    await userEvent.type(share, '50')
    const button = await saveButton()
    const before = placeOf(button)
    await press(button, async () => {
      await expect(await canvas.findByRole('textbox', { name: 'Autre titulaire' })).toBeInTheDocument()
    })
    await waitFor(() => expect(onSave).toHaveBeenCalledWith(expect.objectContaining({ share: 50 })))
    // Now the new content takes its space, unless the bar sticks to the edge of the window.
    await waitFor(() => expect(placeOf(button).top).toBeGreaterThanOrEqual(before.top))
    await expect(
      document.getAnimations().filter(({ effect }) => effect?.getTiming().fill === 'forwards'),
    ).toEqual([])
  },
}

/** In a dialog, which is centred and grows in both directions. */
export const FieldOfADialogOnLeaving: Story = {
  render: () => <InADialog />,
  play: async () => {
    const share = await screen.findByRole('textbox', { name: 'Part' })
    await userEvent.clear(share)
    await userEvent.type(share, '50')
    await press(await saveButton(), async () => {
      await expect(await screen.findByRole('textbox', { name: 'Autre titulaire' })).toBeInTheDocument()
    })
    await waitFor(() => expect(onSave).toHaveBeenCalledWith(expect.objectContaining({ share: 50 })))
  },
}

/** A reader who leaves a field with the keyboard sees its error at once. */
export const KeysWaitForNothing: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.type(within(canvasElement).getByRole('textbox', { name: 'IBAN' }), 'FR76 1234')
    await userEvent.tab()
    await expect(canvasElement.querySelector('[data-kind="error"]')).toBeVisible()
  },
}

function Removable() {
  const [isThere, setThere] = useState(true)
  return (
    <div onPointerDownCapture={() => setThere(false)}>
      {isThere && <Button onPress={onSave}>Supprimer</Button>}
    </div>
  )
}

/** An element removed while pressed, whose release no event reports, holds nothing back. */
export const RemovedWhilePressed: Story = {
  render: () => <Removable />,
  play: async ({ canvas }) => {
    const answered = fn()
    const button = canvas.getByRole('button', { name: 'Supprimer' })
    const stopListening = subscribeToPresses(() => {})
    await userEvent.setup().pointer({ keys: '[MouseLeft>]', target: button })
    afterPress(answered)
    await waitFor(() => expect(button).not.toBeInTheDocument())
    await waitFor(() => expect(answered).toHaveBeenCalledOnce())
    stopListening()
  },
}
