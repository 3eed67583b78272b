import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { Banner } from '../../components/Banner/Banner.tsx'
import { Button } from '../../components/Button/Button.tsx'
import { DateField } from '../../components/DateField/DateField.tsx'
import { Dialog } from '../../components/Dialog/Dialog.tsx'
import { Inline } from '../../components/Inline/Inline.tsx'
import { LinkButton } from '../../components/LinkButton/LinkButton.tsx'
import { NumberField } from '../../components/NumberField/NumberField.tsx'
import { Select } from '../../components/Select/Select.tsx'
import { Stack } from '../../components/Stack/Stack.tsx'
import { locales } from '../../i18n/messages.ts'
import {
  contrasts,
  densities,
  DesignSystemProvider,
  themes,
  type DesignSystemProviderProps,
} from './DesignSystemProvider.tsx'

const navigate = fn<DesignSystemProviderProps['navigate']>()

const choices = [
  ['locale', 'Langue', locales],
  ['theme', 'Thème', themes],
  ['contrast', 'Contraste', contrasts],
  ['density', 'Densité', densities],
] as const

/** One of each thing that the provider controls: texts, dates and numbers, colours, sizes, links and overlays. */
function Sample() {
  const [day, setDay] = useState<string | null>('2026-03-12')
  const [amount, setAmount] = useState<number | null>(1234.5)
  const [isOpen, setOpen] = useState(false)
  return (
    <Stack gap={4}>
      <Banner kind="info" title="Les honoraires de mars sont prêts" onDismiss={() => undefined} />
      <DateField label="Échéance" value={day} onChange={setDay} />
      <NumberField
        label="Honoraires"
        value={amount}
        onChange={setAmount}
        format={{ style: 'currency', currency: 'EUR' }}
      />
      <Inline>
        <Button variant="primary" onPress={() => setOpen(true)}>
          Publier
        </Button>
        <LinkButton href="/app/menus">Menus</LinkButton>
      </Inline>
      <Dialog isOpen={isOpen} onOpenChange={setOpen} title="Publier les honoraires">
        <p>Ils seront visibles du client.</p>
      </Dialog>
    </Stack>
  )
}

/** Like an application: stores the choices and passes them to the one provider around everything. */
function Application(given: Omit<DesignSystemProviderProps, 'children' | 'navigate'>) {
  const [choice, setChoice] = useState(given)
  return (
    <DesignSystemProvider {...choice} navigate={navigate}>
      <Stack gap={6}>
        <Inline>
          {choices.map(([name, label, options]) => (
            <Select
              key={name}
              label={label}
              value={choice[name] ?? options[0]}
              onChange={value => setChoice({ ...choice, [name]: value })}
              options={options.map(id => ({ id, label: id }))}
            />
          ))}
        </Inline>
        <Sample />
      </Stack>
    </DesignSystemProvider>
  )
}

const meta = {
  title: 'Foundations/DesignSystemProvider',
  component: DesignSystemProvider,
  // These stories bring their own provider, as an application does; all others use Storybook's.
  parameters: { provider: 'own' },
  args: { locale: 'en', navigate, children: null },
  render: (args, { globals }) => (
    <Application
      locale={locales.find(name => name === globals['locale']) ?? args.locale}
      theme={themes.find(name => name === globals['theme']) ?? 'light'}
      contrast={args.contrast ?? 'normal'}
      density={args.density ?? 'comfortable'}
    />
  ),
  beforeEach: () => {
    navigate.mockReset()
  },
} satisfies Meta<typeof DesignSystemProvider>
export default meta
type Story = StoryObj<typeof meta>

const root = document.documentElement
async function choose(canvasElement: HTMLElement, label: string, option: string) {
  await userEvent.click(within(canvasElement).getByRole('button', { name: new RegExp(label) }))
  await userEvent.click(await screen.findByRole('option', { name: option }))
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
}

/** Another language: its texts, its dates and numbers, and the language of the document. */
export const Language: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const amount = () => canvas.getByRole('textbox', { name: 'Honoraires' })
    await choose(canvasElement, 'Langue', 'fr')
    await expect(root.lang).toBe('fr')
    await expect(canvas.getByRole('button', { name: /^Masquer|^Fermer|^Ignorer/ })).toBeVisible()
    await expect(amount()).toHaveValue('1\u202F234,50\u00A0€')
    await choose(canvasElement, 'Langue', 'en')
    await expect(root.lang).toBe('en')
    await expect(canvas.getByRole('button', { name: 'Dismiss' })).toBeVisible()
    await expect(amount()).toHaveValue('€1,234.50')
  },
}

/** Theme, contrast and density, for the page and its overlays. */
export const Look: Story = {
  play: async ({ canvasElement }) => {
    const publish = within(canvasElement).getByRole('button', { name: 'Publier' })
    const look = (element: Element) => {
      const { backgroundColor, height } = getComputedStyle(element)
      return { backgroundColor, height: Number.parseFloat(height) }
    }
    const before = look(publish)
    await choose(canvasElement, 'Densité', 'compact')
    await expect(root.dataset['density']).toBe('compact')
    await waitFor(() => expect(look(publish).height).toBeLessThan(before.height))
    await choose(canvasElement, 'Contraste', 'more')
    await expect(root.dataset['contrast']).toBe('more')
    await waitFor(() => expect(look(publish).backgroundColor).not.toBe(before.backgroundColor))
    const other = root.dataset['theme'] === 'dark' ? 'light' : 'dark'
    await choose(canvasElement, 'Thème', other)
    await expect(root.dataset['theme']).toBe(other)
    await userEvent.click(publish)
    const dialog = await screen.findByRole('dialog', { name: 'Publier les honoraires' })
    await expect(canvasElement.contains(dialog)).toBe(false)
    const { backgroundColor } = getComputedStyle(document.body)
    await expect(getComputedStyle(dialog).color).not.toBe(backgroundColor)
  },
}

/** Internal links go through the application's router; the page is not reloaded. */
export const Links: Story = {
  parameters: { picture: 'none' },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('link', { name: 'Menus' }))
    await expect(navigate).toHaveBeenCalledOnce()
    await expect(navigate.mock.calls[0]?.[0]).toBe('/app/menus')
  },
}

/** The reader enlarges the text, or its spacing, while the page is open. */
export const LargeText: Story = {
  parameters: { picture: 'none' },
  play: async () => {
    const isLarge = () => root.hasAttribute('data-large-text')
    await expect(isLarge()).toBe(false)
    const spacing = document.createElement('style')
    spacing.textContent = '* { letter-spacing: 0.12em !important; word-spacing: 0.16em !important }'
    try {
      root.style.fontSize = '200%'
      await waitFor(() => expect(isLarge()).toBe(true))
      root.style.fontSize = ''
      await waitFor(() => expect(isLarge()).toBe(false))
      document.head.append(spacing)
      await waitFor(() => expect(isLarge()).toBe(true))
    } finally {
      root.style.fontSize = ''
      spacing.remove()
    }
    await waitFor(() => expect(isLarge()).toBe(false))
  },
}

/** Everything except the defaults at once. */
export const Permutations: Story = {
  args: { contrast: 'more', density: 'compact' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: 'Publier' })).toBeVisible()
  },
}
