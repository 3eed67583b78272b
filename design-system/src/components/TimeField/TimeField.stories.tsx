import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { held } from '../../internal/field/held.fixtures.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { TimeField } from './TimeField.tsx'

const Held = held(TimeField)

const meta = {
  title: 'Components/TimeField',
  component: TimeField,
  args: { label: 'Heure de début', name: 'start', value: null, onChange: fn(), onBlur: fn() },
  render: args => <Held {...args} />,
} satisfies Meta<typeof TimeField>
export default meta
type Story = StoryObj<typeof meta>

const isFrench = () => document.documentElement.lang === 'fr'
const segmentsOf = (canvasElement: HTMLElement) => within(canvasElement).getAllByRole('spinbutton')
/** What the field shows, as the reader sees it. */
const written = (canvasElement: HTMLElement) =>
  (within(canvasElement).getByRole('group').textContent ?? '')
    .replaceAll(/[\u2066-\u2069]/g, '')
    .replaceAll(/\s/g, ' ')
const shown = () => (isFrench() ? '17:05' : '05:05 PM')

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    await expect(within(canvasElement).getByRole('group', { name: /Heure de début/ })).toBeVisible()
    await userEvent.tab()
    await expect(segmentsOf(canvasElement)[0]).toHaveFocus()
    await userEvent.keyboard(isFrench() ? '1705' : '0505p')
    await expect(args.onChange).toHaveBeenLastCalledWith('17:05')
    await expect(written(canvasElement)).toBe(shown())
    // Never hours without minutes.
    for (const [value] of args.onChange?.mock.calls ?? [])
      await expect(value ?? '00:00').toMatch(/^\d\d:\d\d$/)
    await userEvent.click(segmentsOf(canvasElement)[1] as HTMLElement)
    await userEvent.keyboard('{ArrowUp}')
    await expect(args.onChange).toHaveBeenLastCalledWith('17:06')
    await expect(args.onBlur).not.toHaveBeenCalled()
    await userEvent.click(document.body)
    await expect(args.onBlur).toHaveBeenCalledTimes(1)
  },
}

export const PasteAndCopy: Story = {
  parameters: { picture: 'none' },
  play: async ({ canvasElement, args }) => {
    const group = within(canvasElement).getByRole('group')
    await userEvent.tab()
    await userEvent.paste('8h30')
    await expect(args.onChange).toHaveBeenLastCalledWith('08:30')
    await userEvent.paste('5:05 pm')
    await expect(args.onChange).toHaveBeenLastCalledWith('17:05')
    await expect(written(canvasElement)).toBe(shown())
    await userEvent.paste('vers midi')
    await expect(args.onChange).toHaveBeenCalledTimes(2)
    await expect(within(canvasElement).getByText(/vers midi/)).toBeVisible()
    const clipboard = new DataTransfer()
    group
      .querySelector('[role=spinbutton]')
      ?.dispatchEvent(
        new ClipboardEvent('copy', { clipboardData: clipboard, bubbles: true, cancelable: true }),
      )
    await expect(clipboard.getData('text/plain')).toBe(shown())
    await userEvent.paste('17:06')
    await expect(within(canvasElement).queryByText(/vers midi/)).toBeNull()
  },
}

export const Incomplete: Story = {
  args: { value: '17:05' },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(segmentsOf(canvasElement)[1] as HTMLElement)
    await userEvent.keyboard('{Backspace}{Backspace}')
    await userEvent.click(document.body)
    // The form does not receive an incomplete time either.
    await expect(args.onChange).toHaveBeenLastCalledWith(null)
    await expect(within(canvasElement).getByText(/(Enter hours|Indiquez les heures)/)).toBeVisible()
    await expect(segmentsOf(canvasElement)[1]).toHaveAccessibleDescription(
      /(Enter hours|Indiquez les heures)/,
    )
    await userEvent.click(segmentsOf(canvasElement)[1] as HTMLElement)
    await userEvent.keyboard('05')
    await userEvent.click(document.body)
    await expect(args.onChange).toHaveBeenLastCalledWith('17:05')
    await expect(within(canvasElement).queryByText(/(Enter hours|Indiquez les heures)/)).toBeNull()
  },
}

export const Clear: Story = {
  args: { value: '17:05' },
  parameters: { picture: 'none' },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(
      within(canvasElement).getByRole('button', { name: /(Clear|Effacer) Heure de début/ }),
    )
    await expect(args.onChange).toHaveBeenLastCalledWith(null)
    await expect(segmentsOf(canvasElement)[0]).toHaveFocus()
    await expect(written(canvasElement)).not.toMatch(/\d/)
    await expect(within(canvasElement).queryByRole('button')).toBeNull()
  },
}

export const Invalid: Story = {
  args: { isRequired: true, messages: [{ kind: 'error', text: 'Heure de début est obligatoire.' }] },
  parameters: { picture: 'none' },
  play: async ({ canvasElement }) => {
    const [segment] = segmentsOf(canvasElement)
    await expect(segment).toBeInvalid()
    await expect(segment).toHaveAccessibleDescription(/Heure de début est obligatoire\./)
    await expect(segment).toBeRequired()
  },
}

export const Disabled: Story = {
  args: { value: '17:05', isDisabled: true, disabledReason: 'La notification est déjà partie.' },
  parameters: { picture: 'none' },
  play: async ({ canvasElement }) => {
    const group = within(canvasElement).getByRole('group')
    await expect(group).toHaveAttribute('aria-disabled', 'true')
    await expect(group).toHaveAccessibleDescription(/La notification est déjà partie\./)
  },
}

export const ReadOnly: Story = {
  args: { value: '17:05', isReadOnly: true },
  parameters: { picture: 'none' },
  play: async ({ canvasElement, args }) => {
    await userEvent.tab()
    await expect(segmentsOf(canvasElement)[0]).toHaveFocus()
    await userEvent.keyboard('{ArrowUp}01')
    await userEvent.paste('08:30')
    await expect(args.onChange).not.toHaveBeenCalled()
    await expect(within(canvasElement).queryByRole('button')).toBeNull()
  },
}

const long =
  'Heure de publication de la notification dans l’établissement, arrêtée par le responsable de mission'

export const Permutations: Story = {
  play: async ({ canvasElement }) => {
    const warned = within(within(canvasElement).getByRole('group', { name: 'Avertissement' }))
    await expect(warned.getAllByRole('spinbutton')[0]).not.toBeInvalid()
  },
  render: () => (
    <Stack gap={6}>
      <Held
        label={long}
        description={long}
        isRequired
        value="17:05"
        onChange={() => {}}
        messages={[{ kind: 'error', text: long }]}
      />
      <Held
        label="Avertissement"
        value="00:00"
        onChange={() => {}}
        messages={[{ kind: 'warning', text: long }]}
      />
      <Held label="Vide" value={null} onChange={() => {}} />
      <Held label="Indisponible" isDisabled value="12:00" onChange={() => {}} disabledReason={long} />
      <Held label="Lecture seule" isReadOnly value="23:59" onChange={() => {}} />
    </Stack>
  ),
}
