import type { Meta, StoryObj } from '@storybook/react-vite'
import type { FormEvent } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { held } from '../../internal/field/held.fixtures.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { DateField } from './DateField.tsx'

const Held = held(DateField)
const submitted = fn((event: FormEvent) => event.preventDefault())

const meta = {
  title: 'Components/DateField',
  component: DateField,
  args: { label: 'Date de clôture', name: 'closing', value: null, onChange: fn(), onBlur: fn() },
  render: args => <Held {...args} />,
} satisfies Meta<typeof DateField>
export default meta
type Story = StoryObj<typeof meta>

const isFrench = () => document.documentElement.lang === 'fr'
const segmentsOf = (canvasElement: HTMLElement) => within(canvasElement).getAllByRole('spinbutton')
/** The text of the field as the reader sees it. */
const written = (canvasElement: HTMLElement) =>
  (within(canvasElement).getByRole('group').textContent ?? '').replaceAll(/[\u2066-\u2069]/g, '')
/** The keystrokes for July 18, 2026, in the order of the reader's language. */
const keys = () => (isFrench() ? '18072026' : '07182026')
const shown = () => (isFrench() ? '18-07-2026' : '07/18/2026')

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    await expect(within(canvasElement).getByRole('group', { name: /Date de clôture/ })).toBeVisible()
    await userEvent.tab()
    await expect(segmentsOf(canvasElement)[0]).toHaveFocus()
    await userEvent.keyboard(keys())
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-07-18')
    // Never a year on its way: 2, 20, 202.
    for (const [value] of args.onChange?.mock.calls ?? []) await expect([null, '2026-07-18']).toContain(value)
    await expect(written(canvasElement)).toBe(shown())
    await userEvent.keyboard('{ArrowUp}')
    await expect(args.onChange).toHaveBeenLastCalledWith('2027-07-18')
    await expect(args.onBlur).not.toHaveBeenCalled()
    await userEvent.tab()
    await expect(args.onBlur).toHaveBeenCalledTimes(1)
  },
}

export const TwoDigitYear: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.tab()
    await userEvent.keyboard(`${keys().slice(0, 4)}26`)
    await userEvent.tab()
    await userEvent.tab()
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-07-18')
    await expect(written(canvasElement)).toBe(shown())
  },
}

export const PasteAndCopy: Story = {
  play: async ({ canvasElement, args }) => {
    const group = within(canvasElement).getByRole('group')
    const formats = ['18 juil. 2026', '2026-07-18', isFrench() ? '18/07/2026' : '07/18/2026', 'July 18, 2026']
    for (const text of formats) {
      await userEvent.tab()
      await userEvent.paste('2020-01-02')
      await userEvent.paste(text)
      await expect(args.onChange).toHaveBeenLastCalledWith('2026-07-18')
      await expect(written(canvasElement)).toBe(shown())
      ;(document.activeElement as HTMLElement).blur()
    }
    await userEvent.click(segmentsOf(canvasElement)[0] as HTMLElement)
    const clipboard = new DataTransfer()
    group
      .querySelector('[role=spinbutton]')
      ?.dispatchEvent(
        new ClipboardEvent('copy', { clipboardData: clipboard, bubbles: true, cancelable: true }),
      )
    await expect(clipboard.getData('text/plain')).toBe(shown())
  },
}

export const PasteOfSomethingElse: Story = {
  args: { value: '2026-07-18' },
  play: async ({ canvasElement, args }) => {
    await userEvent.tab()
    await userEvent.paste('après-demain')
    await expect(args.onChange).not.toHaveBeenCalled()
    await expect(within(canvasElement).getByText(/après-demain/)).toBeVisible()
    await expect(written(canvasElement)).toBe(shown())
    await userEvent.paste('2026-07-19')
    await expect(within(canvasElement).queryByText(/après-demain/)).toBeNull()
  },
}

export const Incomplete: Story = {
  args: { value: '2026-07-18' },
  play: async ({ canvasElement, args }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Backspace}{Backspace}')
    await userEvent.click(document.body)
    // An incomplete date is `null` for the form.
    await expect(args.onChange).toHaveBeenLastCalledWith(null)
    await expect(within(canvasElement).getByText(/(Enter a day|Indiquez le jour)/)).toBeVisible()
    await expect(segmentsOf(canvasElement)[1]).toHaveAccessibleDescription(/(Enter a day|Indiquez le jour)/)
    await userEvent.click(segmentsOf(canvasElement)[0] as HTMLElement)
    await userEvent.keyboard(keys().slice(0, 2))
    await userEvent.click(document.body)
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-07-18')
    await expect(within(canvasElement).queryByText(/(Enter a day|Indiquez le jour)/)).toBeNull()
  },
}

/** What React Aria renders on an iPhone and an iPad: segments of another role, without a value. */
export const IncompleteOnIos: Story = {
  args: { value: '2026-07-18' },
  parameters: { picture: 'none' },
  render: args => (
    <form onSubmit={submitted}>
      <Held {...args} />
      <button type="submit">Envoyer</button>
    </form>
  ),
  play: async ({ canvasElement, args }) => {
    submitted.mockClear()
    const segments = segmentsOf(canvasElement)
    for (const segment of segments) {
      segment.setAttribute('role', 'textbox')
      segment.removeAttribute('aria-valuenow')
    }
    await userEvent.click(segments[2] as HTMLElement)
    await userEvent.keyboard('{Backspace}{Backspace}{Backspace}{Backspace}')
    await userEvent.click(document.body)
    await expect(args.onChange).toHaveBeenLastCalledWith(null)
    await expect(within(canvasElement).getByText(/(Enter a day|Indiquez le jour)/)).toBeVisible()
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Envoyer' }))
    await expect(submitted).not.toHaveBeenCalled()
    await expect(segments[2]).toHaveFocus()
    await userEvent.click(
      within(canvasElement).getByRole('button', { name: /(Clear|Effacer) Date de clôture/ }),
    )
    await expect(segments[0]).toHaveFocus()
    // As they were: their other attributes are not those of a text box.
    for (const segment of segments) segment.setAttribute('role', 'spinbutton')
  },
}

export const DayThatTheMonthHasNot: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.tab()
    await userEvent.keyboard(isFrench() ? '30022026' : '02302026')
    await expect(args.onChange).not.toHaveBeenCalled()
    await userEvent.click(document.body)
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-02-28')
    // The date is not changed silently.
    await expect(within(canvasElement).getByText(/30.*(28-02-2026|02\/28\/2026)/)).toBeVisible()
    await userEvent.click(segmentsOf(canvasElement)[0] as HTMLElement)
    await userEvent.keyboard(keys())
    await expect(within(canvasElement).queryByText(/30/)).toBeNull()
  },
}

export const Clear: Story = {
  args: { value: '2026-07-18' },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(
      within(canvasElement).getByRole('button', { name: /(Clear|Effacer) Date de clôture/ }),
    )
    await expect(args.onChange).toHaveBeenLastCalledWith(null)
    await expect(segmentsOf(canvasElement)[0]).toHaveFocus()
    await expect(written(canvasElement)).toBe(isFrench() ? 'jj-mm-aaaa' : 'mm/dd/yyyy')
    await expect(within(canvasElement).queryByRole('button')).toBeNull()
  },
}

export const Bounds: Story = {
  args: { minimum: '2026-03-02', maximum: '2026-09-30' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.tab()
    await userEvent.paste('2027-01-01')
    const bounds = isFrench() ? /du 02-03-2026 au 30-09-2026/ : /from 03\/02\/2026 to 09\/30\/2026/
    await expect(canvas.getByText(bounds)).toBeVisible()
    await expect(segmentsOf(canvasElement)[0]).toBeInvalid()
    await userEvent.paste('2026-09-30')
    await expect(canvas.queryByText(bounds)).toBeNull()
    await expect(segmentsOf(canvasElement)[0]).not.toBeInvalid()
  },
}

export const Unavailable: Story = {
  args: { unavailable: (date: string) => (date === '2026-07-14' ? 'fête nationale.' : null) },
  play: async ({ canvasElement }) => {
    await userEvent.tab()
    await userEvent.paste('2026-07-14')
    await expect(segmentsOf(canvasElement)[0]).toHaveAccessibleDescription(/fête nationale/)
  },
}

export const Invalid: Story = {
  args: { isRequired: true, messages: [{ kind: 'error', text: 'Date de clôture est obligatoire.' }] },
  play: async ({ canvasElement }) => {
    const [segment] = segmentsOf(canvasElement)
    await expect(segment).toBeInvalid()
    await expect(segment).toHaveAccessibleDescription(/Date de clôture est obligatoire\./)
    await expect(segment).toBeRequired()
  },
}

export const Warning: Story = {
  args: { value: '2026-07-18', messages: [{ kind: 'warning', text: 'Le 18 juillet est un samedi.' }] },
  play: async ({ canvasElement }) => {
    await expect(segmentsOf(canvasElement)[0]).not.toBeInvalid()
  },
}

export const Disabled: Story = {
  args: { value: '2026-07-18', isDisabled: true, disabledReason: 'La mission est close.' },
  play: async ({ canvasElement }) => {
    const group = within(canvasElement).getByRole('group')
    await expect(group).toHaveAttribute('aria-disabled', 'true')
    await expect(group).toHaveAccessibleDescription(/La mission est close\./)
    await userEvent.tab()
    await expect(group).not.toContainElement(document.activeElement as HTMLElement)
  },
}

export const ReadOnly: Story = {
  args: { value: '2026-07-18', isReadOnly: true },
  play: async ({ canvasElement, args }) => {
    await userEvent.tab()
    await expect(segmentsOf(canvasElement)[0]).toHaveFocus()
    await userEvent.keyboard('{ArrowUp}01')
    await userEvent.paste('2026-07-19')
    await expect(args.onChange).not.toHaveBeenCalled()
    await expect(within(canvasElement).queryByRole('button')).toBeNull()
  },
}

const long = 'Date de clôture de l’exercice de l’établissement, arrêtée par le responsable de mission'

export const Permutations: Story = {
  render: () => (
    <Stack gap={6}>
      <Held
        label={long}
        description={long}
        isRequired
        value="2026-07-18"
        onChange={() => {}}
        messages={[{ kind: 'error', text: long }]}
      />
      <Held
        label="Avertissement"
        value="2026-07-18"
        onChange={() => {}}
        messages={[{ kind: 'warning', text: long }]}
      />
      <Held label="Vide" value={null} onChange={() => {}} />
      <Held label="Indisponible" isDisabled value="2026-07-18" onChange={() => {}} disabledReason={long} />
      <Held label="Lecture seule" isReadOnly value="2026-07-18" onChange={() => {}} />
      <Held label="تاريخ" value="1999-12-31" onChange={() => {}} />
    </Stack>
  ),
}
