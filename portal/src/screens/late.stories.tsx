import { Button } from '@parvis/design-system/Button'
import { Stack } from '@parvis/design-system/Stack'
import { TextField } from '@parvis/design-system/TextField'
import { ToastHost } from '@parvis/design-system/Toast'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Suspense, useState } from 'react'
import { expect, fn, spyOn, userEvent, waitFor, within } from 'storybook/test'
import { ErrorBoundary } from '../app/ErrorBoundary.tsx'
import { en } from '../i18n/en.ts'
import { fr } from '../i18n/fr.ts'
import { withPortal } from '../stories/withPortal.tsx'
import { lateDialog, latePart, lateScreen } from './late.tsx'

const Words = () => <p>Arrivé</p>
const load = fn<() => Promise<{ default: typeof Words }>>()

const kinds = { part: latePart, dialog: lateDialog, screen: lateScreen }

/** A page with a text field and a button that loads more. */
function PageWithMore({ kind }: { kind: keyof typeof kinds }) {
  const [More] = useState(() => kinds[kind](load))
  const [isShown, setShown] = useState(false)
  const [note, setNote] = useState('')
  return (
    <Stack>
      <TextField label="Note" value={note} onChange={setNote} />
      <Button onPress={() => setShown(true)}>Plus</Button>
      <Button onPress={() => setShown(false)}>Moins</Button>
      <ErrorBoundary resetKey={String(isShown)}>
        <Suspense fallback={<p>Un instant</p>}>{isShown && <More />}</Suspense>
      </ErrorBoundary>
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

/** Typed text survives a failed load, and a retry loads the part. */
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

/** The part loads by itself once the network is back. */
export const NetworkComesBack: Story = {
  play: async ({ canvasElement, globals }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: 'Plus' }))
    await canvas.findByText(textsOf(globals).late.title)
    window.dispatchEvent(new Event('online'))
    await expect(await canvas.findByText('Arrivé')).toBeVisible()
  },
}

/** A dialog has no place of its own on the page, so a toast reports the failure and offers a retry. */
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

/** A screen that fails to load shows the error screen; once the network is back, it opens normally. */
export const Screen: Story = {
  args: { kind: 'screen' },
  beforeEach: () => {
    // React logs each error that a boundary catches.
    spyOn(console, 'error').mockImplementation(() => undefined)
  },
  play: async ({ canvasElement, globals }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: 'Plus' }))
    await waitFor(() => expect(canvas.getByText(textsOf(globals).error.chunk)).toBeVisible())
    await userEvent.click(canvas.getByRole('button', { name: 'Moins' }))
    window.dispatchEvent(new Event('online'))
    await userEvent.click(canvas.getByRole('button', { name: 'Plus' }))
    await waitFor(() => expect(canvas.getByText('Arrivé')).toBeVisible())
    await expect(load).toHaveBeenCalledTimes(2)
  },
}
