import { Button } from '@parvis/design-system/Button'
import { Stack } from '@parvis/design-system/Stack'
import { TextField } from '@parvis/design-system/TextField'
import { ToastHost } from '@parvis/design-system/Toast'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Suspense, useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { en } from '../i18n/en.ts'
import { fr } from '../i18n/fr.ts'
import { withPortal } from '../stories/withPortal.tsx'
import { lateDialog, latePart } from './late.tsx'

const Words = () => <p>Arrivé</p>
const load = fn<() => Promise<{ default: typeof Words }>>()

/** A page into which something is typed, and that asks for more. */
function PageWithMore({ kind }: { kind: 'part' | 'dialog' }) {
  const [More] = useState(() => (kind === 'part' ? latePart(load) : lateDialog(load)))
  const [isShown, setShown] = useState(false)
  const [note, setNote] = useState('')
  return (
    <Stack>
      <TextField label="Note" value={note} onChange={setNote} />
      <Button onPress={() => setShown(true)}>Plus</Button>
      <Suspense fallback={<p>Un instant</p>}>{isShown && <More />}</Suspense>
    </Stack>
  )
}

const meta = {
  title: 'Feedback/Late parts',
  component: PageWithMore,
  args: { kind: 'part' },
  tags: ['!autodocs'],
  decorators: [withPortal()],
  parameters: { picture: 'none' },
  beforeEach: () => {
    load.mockReset()
    load.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
    load.mockResolvedValue({ default: Words })
  },
} satisfies Meta<typeof PageWithMore>
export default meta
type Story = StoryObj<typeof meta>

const textsOf = ({ locale }: Record<string, unknown>) => (locale === 'fr' ? fr : en)

/** What was typed stays, and the part comes with another try. */
export const Part: Story = {
  play: async ({ canvasElement, globals }) => {
    const canvas = within(canvasElement)
    await userEvent.type(await canvas.findByRole('textbox'), 'saisi')
    await userEvent.click(canvas.getByRole('button', { name: 'Plus' }))
    await expect(await canvas.findByText(textsOf(globals).late.title)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: textsOf(globals).late.retry }))
    await expect(await canvas.findByText('Arrivé')).toBeVisible()
    await expect(canvas.getByRole('textbox')).toHaveValue('saisi')
  },
}

/** It comes by itself when the network is back. */
export const NetworkComesBack: Story = {
  play: async ({ canvasElement, globals }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: 'Plus' }))
    await canvas.findByText(textsOf(globals).late.title)
    window.dispatchEvent(new Event('online'))
    await expect(await canvas.findByText('Arrivé')).toBeVisible()
  },
}

/** A dialog has no place of its own: a toast says that it did not come, and asks again. */
export const Dialog: Story = {
  args: { kind: 'dialog' },
  decorators: [
    Story => (
      <>
        <ToastHost />
        <Story />
      </>
    ),
  ],
  play: async ({ canvasElement, globals }) => {
    const canvas = within(canvasElement)
    const page = within(canvasElement.ownerDocument.body)
    await userEvent.type(await canvas.findByRole('textbox'), 'saisi')
    await userEvent.click(canvas.getByRole('button', { name: 'Plus' }))
    await waitFor(() => expect(page.getByText(textsOf(globals).problem.network)).toBeVisible())
    await userEvent.click(page.getByRole('button', { name: textsOf(globals).late.retry }))
    await expect(await canvas.findByText('Arrivé')).toBeVisible()
    await expect(canvas.getByRole('textbox')).toHaveValue('saisi')
  },
}
