import { ApiProblem, NetworkFailure } from '@parvis/api-types/problems'
import { locales } from '@parvis/design-system/i18n/messages'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect, useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { withPortal } from '../stories/withPortal.tsx'
import { useUnsaved, type UnsavedChanges } from '../unsaved/unsaved-changes.ts'
import { UnsavedGuard } from '../unsaved/UnsavedGuard.tsx'
import { ExampleForm, exampleWords, type ContactValues } from './ExampleForm.fixtures.tsx'
import type { Send } from './useFormEditor.ts'

const onSend = fn<Send<ContactValues>>()

/** The guard of the page that shows the story. */
let guard: UnsavedChanges | undefined
// Ask the guard instead of closing the tab: all stories share one page, and the service worker that mocks responses
// ends with it.
const warnsOnLeaving = () => guard?.isLostByClosing()

/** The form with the page's leave guard; the button simulates a reload. */
function Example() {
  const [visit, setVisit] = useState(0)
  const unsaved = useUnsaved()
  useEffect(() => {
    guard = unsaved
  }, [unsaved])
  return (
    <>
      <ExampleForm key={visit} onSend={onSend} />
      <UnsavedGuard />
      <button type="button" hidden onClick={() => setVisit(visit + 1)}>
        reload
      </button>
    </>
  )
}

const meta = {
  title: 'Patterns/Form',
  component: Example,
  decorators: [withPortal()],
  parameters: { states: 'apart' },
  beforeEach: () => {
    onSend.mockReset().mockResolvedValue(undefined)
  },
} satisfies Meta<typeof Example>
export default meta
type Story = StoryObj<typeof meta>

const opened = (canvasElement: HTMLElement, globals: Record<string, unknown>) => {
  const canvas = within(canvasElement)
  const text = exampleWords[locales.find(locale => locale === globals['locale']) ?? 'en']
  const field = (name: 'name' | 'email' | 'phone') =>
    canvas.getByRole('textbox', { name: new RegExp(`^${text[name]}`) })
  return {
    canvas,
    field,
    fill: async (phone = '0612345678', email = 'claire@exemple.fr') => {
      await userEvent.type(field('name'), 'Claire Élan')
      await userEvent.type(field('email'), email)
      await userEvent.type(field('phone'), phone)
    },
    send: () => userEvent.click(canvas.getByRole('button', { name: text.save })),
    saved: () => waitFor(() => expect(canvas.getByText(text.saved)).toBeVisible()),
  }
}

export const Default: Story = {
  play: async ({ canvasElement, globals }) => {
    const { fill, send, saved } = opened(canvasElement, globals)
    await expect(warnsOnLeaving()).toBe(false)
    await fill()
    await expect(warnsOnLeaving()).toBe(true)
    await send()
    await saved()
    await expect(onSend).toHaveBeenCalledOnce()
    await expect(onSend).toHaveBeenCalledWith(
      { name: 'Claire Élan', email: 'claire@exemple.fr', phone: '+33612345678' },
      [],
    )
    await expect(warnsOnLeaving()).toBe(false)
  },
}

/** Nothing is sent; each invalid field shows its reason, and the summary repeats them and has focus. */
/** Surrounding blanks are invisible and would make one name into two: they are trimmed before sending. */
export const SurroundingBlanks: Story = {
  parameters: { picture: 'none' },
  play: async ({ canvasElement, globals }) => {
    const { field, send, saved } = opened(canvasElement, globals)
    await userEvent.type(field('name'), '  Claire  Élan ')
    await userEvent.type(field('email'), ' claire@exemple.fr ')
    await userEvent.type(field('phone'), '0612345678')
    await send()
    await saved()
    await expect(onSend).toHaveBeenCalledWith(
      { name: 'Claire  Élan', email: 'claire@exemple.fr', phone: '+33612345678' },
      [],
    )
  },
}

export const Incomplete: Story = {
  play: async ({ canvasElement, globals }) => {
    const { canvas, field, send } = opened(canvasElement, globals)
    await userEvent.type(field('email'), 'claire')
    await send()
    const summary = await canvas.findByRole('group', { name: /(problems|problèmes)/ })
    await waitFor(() => expect(summary.contains(document.activeElement)).toBe(true))
    await expect(within(summary).getAllByRole('link')).toHaveLength(3)
    for (const name of ['name', 'email', 'phone'] as const) await expect(field(name)).toBeInvalid()
    await expect(field('email')).toHaveValue('claire')
    await expect(onSend).not.toHaveBeenCalled()
  },
}

/**
 * A warning asks once about a value. If the reader keeps it, the form is sent and names the kept warning to the
 * services.
 */
export const Warned: Story = {
  play: async ({ canvasElement, globals }) => {
    const { canvas, field, fill, send, saved } = opened(canvasElement, globals)
    await fill('0142345678')
    await send()
    const keep = () => canvas.findByRole('button', { name: /^(Keep as|Garder tel)/ })
    await keep()
    await expect(field('phone')).not.toBeInvalid()
    await expect(onSend).not.toHaveBeenCalled()
    // A different value asks again.
    await userEvent.type(field('phone'), '{Backspace}9')
    await waitFor(() => expect(canvas.queryByRole('button', { name: /^(Keep as|Garder tel)/ })).toBeNull())
    await send()
    await userEvent.click(await keep())
    await expect(field('phone')).toHaveAccessibleDescription(/(Kept as|Gardé tel)/)
    await send()
    await saved()
    await expect(onSend).toHaveBeenCalledOnce()
    await expect(onSend).toHaveBeenCalledWith(expect.objectContaining({ phone: '+33142345679' }), ['phone'])
  },
}

/** A refused value is reported at its field, and all input is kept. */
export const Refused: Story = {
  play: async ({ canvasElement, globals }) => {
    const { field, fill, send } = opened(canvasElement, globals)
    onSend.mockRejectedValueOnce(
      new ApiProblem({
        code: 'body-invalid',
        status: 400,
        title: 'refused',
        errors: [{ pointer: '/email', code: 'not-unique' }],
      }),
    )
    await fill()
    await send()
    await waitFor(() => expect(field('email')).toBeInvalid())
    await expect(field('email')).toHaveValue('claire@exemple.fr')
    await expect(field('name')).toHaveValue('Claire Élan')
    await expect(field('name')).not.toBeInvalid()
    // A problem mapped to a field appears there as well.
    onSend.mockRejectedValueOnce(
      new ApiProblem({ code: 'terms-not-accepted', status: 403, title: 'refused' }),
    )
    await userEvent.type(field('email'), '.org')
    await send()
    await waitFor(() => expect(field('name')).toBeInvalid())
  },
}

/** When no field is at fault, the reason appears above the button, and a retry sends the same values. */
export const NotReached: Story = {
  play: async ({ canvasElement, globals }) => {
    const { canvas, fill, send, saved } = opened(canvasElement, globals)
    onSend.mockRejectedValueOnce(new NetworkFailure(new Error('offline')))
    await fill()
    await send()
    await waitFor(() => expect(canvas.getByRole('alert')).toBeVisible())
    await expect(warnsOnLeaving()).toBe(true)
    await send()
    await saved()
    await expect(canvas.queryByRole('alert')).toBeNull()
  },
}

/** Two clicks send one request. */
export const Sending: Story = {
  play: async ({ canvasElement, globals }) => {
    const { canvas, fill, send } = opened(canvasElement, globals)
    onSend.mockReturnValue(new Promise(() => {}))
    await fill()
    await send()
    await send()
    await userEvent.type(canvas.getAllByRole('textbox')[0] ?? canvasElement, '{Enter}')
    await expect(onSend).toHaveBeenCalledOnce()
  },
}

/** Unsaved input is offered after a reload. */
export const DraftFound: Story = {
  play: async ({ canvasElement, globals }) => {
    const { canvas, field } = opened(canvasElement, globals)
    await userEvent.type(field('name'), 'Claire')
    await waitFor(() => expect(JSON.stringify(localStorage)).toContain('Claire'))
    canvas.getByText('reload').click()
    await userEvent.click(await canvas.findByRole('button', { name: /^(Resume|Reprendre)/ }))
    await expect(field('name')).toHaveValue('Claire')
    await expect(field('name')).toHaveFocus()
    await expect(warnsOnLeaving()).toBe(true)
    canvas.getByText('reload').click()
    await waitFor(() => expect(canvas.getByRole('button', { name: /^(Resume|Reprendre)/ })).toBeVisible())
    await expect(field('name')).toHaveValue('')
  },
}

/** A saved form leaves no draft, however soon the page is left afterwards. */
export const SavedLeavesNoDraft: Story = {
  parameters: { picture: 'none' },
  play: async ({ canvasElement, globals }) => {
    const { canvas, field, fill, send, saved } = opened(canvasElement, globals)
    await fill()
    await waitFor(() => expect(JSON.stringify(localStorage)).toContain('Claire'))
    await send()
    await saved()
    // Unmounting the form saves a pending draft. A real `pagehide` would also end the mocked services.
    canvas.getByText('reload').click()
    await waitFor(() => expect(field('name')).toHaveValue(''))
    await expect(JSON.stringify(localStorage)).not.toContain('Claire')
    await expect(canvas.queryByRole('button', { name: /^(Resume|Reprendre)/ })).toBeNull()
  },
}

/** What is typed while a request is pending is not part of it: it stays, and is unsaved. */
export const TypedWhileSending: Story = {
  parameters: { picture: 'none' },
  play: async ({ canvasElement, globals }) => {
    const { canvas, field, fill, saved } = opened(canvasElement, globals)
    let answer = () => {}
    onSend.mockReturnValueOnce(new Promise(resolve => (answer = () => resolve(undefined))))
    await fill()
    await userEvent.type(field('name'), '{Enter}')
    await waitFor(() => expect(onSend).toHaveBeenCalledOnce())
    await userEvent.type(field('name'), ' Dupont')
    answer()
    await waitFor(() => expect(onSend.mock.settledResults[0]?.type).toBe('fulfilled'))
    await expect(field('name')).toHaveValue('Claire Élan Dupont')
    await expect(field('email')).toHaveValue('claire@exemple.fr')
    await waitFor(() => expect(warnsOnLeaving()).toBe(true))
    await waitFor(() => expect(JSON.stringify(localStorage)).toContain('Dupont'))
    await userEvent.type(field('name'), '{Enter}')
    await saved()
    await expect(onSend).toHaveBeenLastCalledWith(
      { name: 'Claire Élan Dupont', email: 'claire@exemple.fr', phone: '+33612345678' },
      [],
    )
    await expect(warnsOnLeaving()).toBe(false)
    await expect(canvas.queryByRole('button', { name: /^(Resume|Reprendre)/ })).toBeNull()
  },
}

/** Undoing what was just typed does not delete an older draft that is still on offer. */
export const UndoKeepsTheOffer: Story = {
  parameters: { picture: 'none' },
  play: async ({ canvasElement, globals }) => {
    const { canvas, field } = opened(canvasElement, globals)
    const text = exampleWords[locales.find(locale => locale === globals['locale']) ?? 'en']
    await userEvent.type(field('name'), 'Claire')
    await waitFor(() => expect(JSON.stringify(localStorage)).toContain('Claire'))
    canvas.getByText('reload').click()
    await canvas.findByRole('button', { name: /^(Resume|Reprendre)/ })
    await userEvent.type(field('name'), 'x')
    await waitFor(() => expect(JSON.stringify(localStorage)).not.toContain('Claire'))
    await userEvent.click(canvas.getByRole('button', { name: text.cancel }))
    await waitFor(() => expect(canvas.getByRole('button', { name: /^(Resume|Reprendre)/ })).toBeVisible())
    await waitFor(() => expect(JSON.stringify(localStorage)).toContain('Claire'))
    await userEvent.click(canvas.getByRole('button', { name: /^(Resume|Reprendre)/ }))
    await expect(field('name')).toHaveValue('Claire')
  },
}
