import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect, useState } from 'react'
import { expect, fn, screen, spyOn, userEvent, waitFor, within } from 'storybook/test'
import { FormPage } from '../../patterns/FormPage/FormPage.tsx'
import { Button } from '../Button/Button.tsx'
import { Dialog } from '../Dialog/Dialog.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { TextField } from '../TextField/TextField.tsx'
import { showToast, ToastHost } from './Toast.tsx'
import { toastKinds } from './toastContent.ts'

const meta = {
  title: 'Components/Toast',
  component: ToastHost,
} satisfies Meta<typeof ToastHost>
export default meta
type Story = StoryObj<typeof meta>

const saved = () => showToast({ title: 'Menu enregistré', description: 'Visible à la prochaine navigation.' })

export const Default: Story = {
  render: () => (
    <>
      <Button onPress={saved}>Enregistrer le menu</Button>
      <ToastHost />
    </>
  ),
  play: async ({ canvasElement }) => {
    const opener = within(canvasElement).getByRole('button', { name: 'Enregistrer le menu' })
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    const toast = await screen.findByRole('alertdialog', {
      name: /(Done:|Fait\s:) Menu enregistré/,
    })
    await expect(toast).toHaveAccessibleDescription('Visible à la prochaine navigation.')
    // The focus stays where the reader works; F6 goes to the toasts, and Escape or the button dismisses one.
    await expect(opener).toHaveFocus()
    await userEvent.keyboard('{F6}')
    await waitFor(() => expect(screen.getByRole('region').contains(document.activeElement)).toBe(true))
    await userEvent.click(within(toast).getByRole('button', { name: /Dismiss|Masquer/ }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  },
}

const undo = fn()
export const WithAction: Story = {
  render: () => <ToastHost />,
  play: async () => {
    undo.mockClear()
    showToast({ title: 'Menu déplacé', action: { label: 'Annuler le déplacement', onPress: undo } })
    const toast = await screen.findByRole('alertdialog', {}, { timeout: 10_000 })
    await userEvent.click(within(toast).getByRole('button', { name: 'Annuler le déplacement' }))
    await expect(undo).toHaveBeenCalledTimes(1)
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  },
}

export const AtMostThree: Story = {
  render: () => <ToastHost />,
  play: async () => {
    for (let count = 1; count <= 5; count += 1) showToast({ title: `Message ${count}` })
    await waitFor(() => expect(screen.getAllByRole('alertdialog')).toHaveLength(3), { timeout: 10_000 })
  },
}

const long = 20_000
/** Speeds the clock up tenfold for toasts; what matters is what stops it. */
function hurry() {
  const real = window.setTimeout
  const clock = spyOn(window, 'setTimeout')
  clock.mockImplementation(((call: () => void, delay = 0) =>
    real(call, delay === long ? delay / 10 : delay)) as typeof window.setTimeout)
  return () => clock.mockRestore()
}
/** Longer than any toast has left on that clock. */
const aWhile = () => new Promise<void>(resolve => void setTimeout(resolve, 2500))

const elsewhere = (
  <>
    <Button>Ailleurs</Button>
    <ToastHost />
  </>
)

/** Readers have all the time they need. */
export const StaysUnderThePointer: Story = {
  render: () => elsewhere,
  play: async () => {
    const restore = hurry()
    try {
      showToast({ title: 'Lu' }, { timeout: long })
      const toast = await screen.findByRole('alertdialog')
      await userEvent.hover(toast)
      await aWhile()
      await expect(toast).toBeVisible()
      await userEvent.unhover(toast)
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    } finally {
      restore()
    }
  },
}

/** The same while the focus is on a toast; a toast that arrives meanwhile waits with it. */
export const StaysWithTheFocus: Story = {
  render: () => elsewhere,
  play: async () => {
    const restore = hurry()
    try {
      await userEvent.tab()
      showToast({ title: 'Lu' }, { timeout: long })
      await screen.findByRole('alertdialog')
      await userEvent.keyboard('{F6}')
      await waitFor(() => expect(screen.getByRole('region').contains(document.activeElement)).toBe(true))
      showToast({ title: 'Venu entre-temps' }, { timeout: long })
      await waitFor(() => expect(screen.getAllByRole('alertdialog')).toHaveLength(2))
      await aWhile()
      await expect(screen.getAllByRole('alertdialog')).toHaveLength(2)
      await userEvent.keyboard('{F6}')
      await expect(screen.getByRole('button', { name: 'Ailleurs' })).toHaveFocus()
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    } finally {
      restore()
    }
  },
}

/** Escape dismisses the focused toast. The focus goes to the next one, and finally back to where it was. */
export const Escape: Story = {
  render: () => elsewhere,
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Ailleurs' })
    await userEvent.tab()
    showToast({ title: 'Premier' })
    showToast({ title: 'Second' })
    await waitFor(() => expect(screen.getAllByRole('alertdialog')).toHaveLength(2), { timeout: 10_000 })
    await userEvent.keyboard('{F6}{Tab}{Escape}')
    await waitFor(() => expect(screen.getAllByRole('alertdialog')).toHaveLength(1))
    await waitFor(() => expect(screen.getByRole('alertdialog')).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await waitFor(() => expect(button).toHaveFocus())
    // New toasts can be reached in the same way.
    showToast({ title: 'Troisième' })
    await screen.findByRole('alertdialog')
    await userEvent.keyboard('{F6}')
    await waitFor(() => expect(screen.getByRole('region').contains(document.activeElement)).toBe(true))
  },
}

function LongForm({ isAsked = false }) {
  const fields = Array.from({ length: 20 }, (_, index) => `Champ ${String(index + 1)}`)
  return (
    <>
      <FormPage
        submitLabel="Enregistrer le menu"
        onSubmit={saved}
        secondaryActions={<Button>Annuler</Button>}
      >
        {fields.map(label => (
          <TextField key={label} label={label} value="" onChange={() => {}} />
        ))}
      </FormPage>
      <Dialog
        isOpen={isAsked}
        onOpenChange={() => {}}
        title="Publier"
        footer={<Button>Publier le menu</Button>}
      >
        {fields.map(label => (
          <p key={label}>{label}</p>
        ))}
      </Dialog>
      <ToastHost />
    </>
  )
}

/** Expects that no toast covers an element. */
async function expectClearOf(bar: Element): Promise<void> {
  await waitFor(() => {
    const { left, right, top, bottom } = bar.getBoundingClientRect()
    for (const toast of screen.getAllByRole('alertdialog')) {
      const box = toast.getBoundingClientRect()
      const isClear = box.right <= left || box.left >= right || box.bottom <= top || box.top >= bottom
      void expect(isClear, `${toast.textContent} is clear of ${bar.textContent}`).toBe(true)
    }
  })
}

/** Toasts stay above the save bar, wherever it is in the window. */
export const ClearOfTheSaveBar: Story = {
  parameters: { picture: 'none' },
  render: () => <LongForm />,
  play: async ({ canvasElement }) => {
    const bar = within(canvasElement).getByRole('group', { name: /Form actions|Actions du formulaire/ })
    for (let count = 0; count < 3; count += 1) saved()
    await waitFor(() => expect(screen.getAllByRole('alertdialog')).toHaveLength(3))
    await expectClearOf(bar)
    const { scrollHeight } = document.documentElement
    for (const top of [scrollHeight, scrollHeight / 2, 0]) {
      window.scrollTo({ top, behavior: 'instant' })
      await expectClearOf(bar)
    }
  },
}

/** Nor do they cover the buttons of a dialog. */
export const ClearOfADialog: Story = {
  parameters: { picture: 'none' },
  render: () => <LongForm isAsked />,
  play: async () => {
    const publish = await screen.findByRole('button', { name: 'Publier le menu' })
    saved()
    await screen.findByRole('alertdialog')
    await expectClearOf(publish)
  },
}

/** The page changes without user input, as after a late response. */
let leave = () => {}

/** A screen with the form of one of two menus. */
function Screens() {
  const [page, setPage] = useState('menus')
  useEffect(() => {
    leave = () => setPage('profil')
  }, [])
  const [view, setView] = useState('1')
  return (
    <>
      <Button onPress={() => showToast({ title: 'Menu enregistré' }, { timeout: long })}>Enregistrer</Button>
      <Button
        onPress={() => showToast({ title: 'Menu déplacé', action: { label: 'Annuler', onPress: undo } })}
      >
        Déplacer
      </Button>
      <Button onPress={() => showToast({ title: 'Export prêt' }, { outlivesScreen: true, timeout: long })}>
        Recevoir
      </Button>
      <Button
        onPress={() => {
          showToast({ title: 'Menu supprimé' }, { timeout: long })
          // Going back takes a moment.
          setTimeout(() => setView('aucun'), 50)
        }}
      >
        Supprimer
      </Button>
      <Button onPress={() => setView(view === '1' ? '2' : '1')}>Autre menu</Button>
      <Button onPress={() => setPage('profil')}>Autre page</Button>
      <p>{`${page} ${view}`}</p>
      <ToastHost page={page} view={view} />
    </>
  )
}

/**
 * A toast about a form closes with the form, and one with an undo with its page; a toast that arrives during a
 * navigation stays on the target page.
 */
export const EndsWithWhatItSpeaksOf: Story = {
  parameters: { picture: 'none' },
  render: () => <Screens />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const press = (name: string) => userEvent.click(canvas.getByRole('button', { name }))
    const titles = () => screen.queryAllByRole('alertdialog').map(toast => toast.textContent)
    const expectTitles = (...expected: RegExp[]) =>
      waitFor(() => {
        void expect(titles()).toHaveLength(expected.length)
        for (const title of expected) void expect(titles().join(' ')).toMatch(title)
      })
    for (const name of ['Enregistrer', 'Déplacer', 'Recevoir']) await press(name)
    await expectTitles(/enregistré/, /déplacé/, /prêt/)
    await press('Autre menu')
    await expectTitles(/déplacé/, /prêt/)
    await press('Autre page')
    await expectTitles(/prêt/)
    await press('Supprimer')
    await canvas.findByText('profil aucun')
    await expectTitles(/prêt/, /supprimé/)
    await press('Autre menu')
    await expectTitles(/prêt/)
  },
}

/** The page changes between press and release of the action, as on a slow machine: the action still runs. */
export const PressedWhileThePageChanges: Story = {
  parameters: { picture: 'none' },
  render: () => <Screens />,
  play: async ({ canvasElement }) => {
    undo.mockClear()
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Déplacer' }))
    const action = await screen.findByRole('button', { name: 'Annuler' })
    // As the browser creates them; those of the testing library have no pointer type.
    const { left, top } = action.getBoundingClientRect()
    const finger = {
      bubbles: true,
      isPrimary: true,
      pointerId: 1,
      clientX: left + 4,
      clientY: top + 4,
      detail: 1,
    }
    action.dispatchEvent(new PointerEvent('pointerdown', { ...finger, buttons: 1 }))
    leave()
    await canvas.findByText('profil 1')
    action.dispatchEvent(new PointerEvent('pointerup', finger))
    action.dispatchEvent(new PointerEvent('click', finger))
    await waitFor(() => expect(undo).toHaveBeenCalledOnce())
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  },
}

export const Permutations: Story = {
  render: () => (
    <Stack>
      <ToastHost />
    </Stack>
  ),
  play: async () => {
    for (const kind of toastKinds)
      showToast({
        kind,
        title: kind === 'info' ? 'تم الحفظ' : 'Anticonstitutionnellement'.repeat(3),
        description:
          'Réaffectation des établissements, des responsables de mission et des commanditaires de l’engagement',
        ...(kind === 'warning' && { action: { label: 'Annuler', onPress: () => {} } }),
      })
    await waitFor(() => expect(screen.getAllByRole('alertdialog')).toHaveLength(3), { timeout: 10_000 })
  },
}
