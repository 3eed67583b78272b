import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { held } from '../../internal/field/held.fixtures.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { DateRangePicker } from './DateRangePicker.tsx'
import { overThePage } from '../../internal/overlay/overThePage.fixtures.ts'
import { financialYear, lastDays, month, quarter } from './ranges.ts'

const Held = held(DateRangePicker)

const today = '2026-03-12'
const presets = [
  { id: 'days', label: 'Les 30 derniers jours', ...lastDays(today, 30) },
  { id: 'month', label: 'Ce mois-ci', ...month(today) },
  { id: 'last-month', label: 'Le mois dernier', ...month(today, -1) },
  { id: 'quarter', label: 'Ce trimestre', ...quarter(today) },
  { id: 'year', label: 'Exercice en cours', ...financialYear(today, 10) },
  { id: 'last-year', label: 'Exercice précédent', ...financialYear(today, 10, -1) },
]
const nothing = { start: null, end: null }

const meta = {
  title: 'Components/DateRangePicker',
  component: DateRangePicker,
  args: { label: 'Période', name: 'period', value: nothing, onChange: fn(), onBlur: fn() },
  render: args => <Held {...args} />,
} satisfies Meta<typeof DateRangePicker>
export default meta
type Story = StoryObj<typeof meta>

const isFrench = () => document.documentElement.lang === 'fr'
const segmentsOf = (canvasElement: HTMLElement) => within(canvasElement).getAllByRole('spinbutton')
const written = (canvasElement: HTMLElement) =>
  segmentsOf(canvasElement)
    .map(({ textContent }) => textContent)
    .join(' ')
const cell = (date: number) =>
  screen.getByRole('button', {
    name: new RegExp(
      isFrench() ? `\\D${date}(er)? mars 2026(?!.*mars 2026)` : `March ${date}, 2026(?!.*March \\d+, 2026)`,
    ),
  })
const openCalendar = async (canvasElement: HTMLElement) => {
  await userEvent.click(within(canvasElement).getByRole('button', { name: /calend/i }))
  return screen.findByRole('dialog')
}

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const group = within(canvasElement).getByRole('group', { name: /Période/ })
    await expect(within(group).getAllByRole('spinbutton')).toHaveLength(6)
    await userEvent.tab()
    await userEvent.keyboard(isFrench() ? '01032026' : '03012026')
    await expect(args.onChange).toHaveBeenLastCalledWith({ start: '2026-03-01', end: null })
    // Completing the start moves the focus to the end.
    await userEvent.keyboard(isFrench() ? '31032026' : '03312026')
    await expect(args.onChange).toHaveBeenLastCalledWith({ start: '2026-03-01', end: '2026-03-31' })
    await expect(written(canvasElement)).toBe(isFrench() ? '01 03 2026 31 03 2026' : '03 01 2026 03 31 2026')
  },
}

export const Open: Story = {
  args: { value: { start: '2026-03-09', end: '2026-03-11' }, presets },
  parameters: overThePage('32rem'),
  play: async ({ canvasElement }) => {
    const calendar = await openCalendar(canvasElement)
    await waitFor(() => expect(calendar).toBeVisible())
  },
}

export const ByKeyboard: Story = {
  args: { value: { start: '2026-03-09', end: '2026-03-11' } },
  play: async ({ args }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
    await screen.findByRole('dialog', { name: /Période/ })
    await waitFor(() => expect(cell(9)).toHaveFocus())
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => expect(cell(16)).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(args.onChange).toHaveBeenCalledTimes(1)
    await expect(args.onChange).toHaveBeenLastCalledWith({ start: '2026-03-16', end: '2026-03-24' })
  },
}

export const WithPresets: Story = {
  args: { presets, value: month(today) },
  play: async ({ canvasElement, args }) => {
    const dialog = await openCalendar(canvasElement)
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement))
    const group = within(dialog).getByRole('radiogroup', { name: /Periods|Périodes/ })
    await expect(within(group).getByRole('radio', { name: 'Ce mois-ci' })).toBeChecked()
    within(group).getByRole('radio', { name: 'Ce mois-ci' }).focus()
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => expect(within(group).getByRole('radio', { name: 'Le mois dernier' })).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await expect(args.onChange).toHaveBeenCalledTimes(1)
    await expect(args.onChange).toHaveBeenLastCalledWith({ start: '2026-02-01', end: '2026-02-28' })
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

export const PresetsOutOfBounds: Story = {
  args: { presets, minimum: '2026-01-01', maximum: '2026-03-31' },
  play: async ({ canvasElement }) => {
    const dialog = await openCalendar(canvasElement)
    await expect(within(dialog).getByRole('radio', { name: 'Exercice en cours' })).toBeDisabled()
    await expect(within(dialog).getByRole('radio', { name: 'Ce trimestre' })).toBeEnabled()
  },
}

export const MonthAndYear: Story = {
  args: { value: month(today) },
  play: async ({ canvasElement }) => {
    const dialog = await openCalendar(canvasElement)
    const firstGrid = () => within(dialog).getAllByRole('grid')[0]
    // A month before, among or after the two months shown: each time it becomes the first.
    const turns = isFrench()
      ? ['mars', 'janvier', 'février', 'décembre']
      : ['March', 'January', 'February', 'December']
    for (const [at, name] of turns.entries()) {
      if (at > 0) {
        await userEvent.click(within(dialog).getByRole('button', { name: /(Month|Mois)/ }))
        await userEvent.click(await screen.findByRole('option', { name }))
        await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
      }
      await expect(firstGrid()).toHaveTextContent(/1/)
      await expect(within(dialog).getByRole('button', { name: /(Month|Mois)/ })).toHaveTextContent(name)
      const [first] = within(dialog).getAllByRole('button', { name: /\b1(er)?\b.*20/ })
      await expect(first).toHaveAccessibleName(new RegExp(name))
    }
  },
}

export const Paste: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.tab()
    await userEvent.paste('du 1er mars 2026 au 31 mars 2026')
    await expect(args.onChange).toHaveBeenCalledTimes(1)
    await expect(args.onChange).toHaveBeenLastCalledWith({ start: '2026-03-01', end: '2026-03-31' })
    await userEvent.click(segmentsOf(canvasElement)[4] as HTMLElement)
    await userEvent.paste('2026-03-15')
    await expect(args.onChange).toHaveBeenLastCalledWith({ start: '2026-03-01', end: '2026-03-15' })
    const copied = new DataTransfer()
    segmentsOf(canvasElement)[4]?.dispatchEvent(
      new ClipboardEvent('copy', { clipboardData: copied, bubbles: true, cancelable: true }),
    )
    const text = copied.getData('text/plain')
    await expect(text).toBe(isFrench() ? '01-03-2026 – 15-03-2026' : '03/01/2026 – 03/15/2026')
  },
}

export const WrongWayRound: Story = {
  args: { value: { start: '2026-03-10', end: null } },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(segmentsOf(canvasElement)[3] as HTMLElement)
    await userEvent.paste('2026-03-09')
    await expect(args.onChange).toHaveBeenLastCalledWith({ start: '2026-03-10', end: '2026-03-09' })
    await expect(segmentsOf(canvasElement)[0]).toBeInvalid()
    await expect(
      within(canvasElement).getByText(
        isFrench()
          ? 'La date de fin doit être postérieure à la date de début'
          : 'The end date must be after the start date',
      ),
    ).toBeVisible()
  },
}

export const Incomplete: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.tab()
    await userEvent.keyboard('11')
    await userEvent.click(document.body)
    await expect(within(canvasElement).getByText(/(Enter a day|Indiquez le jour)/)).toBeVisible()
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}

export const Clear: Story = {
  args: { value: month(today) },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /^(Clear|Effacer)/ }))
    await expect(args.onChange).toHaveBeenCalledTimes(1)
    await expect(args.onChange).toHaveBeenLastCalledWith(nothing)
    await waitFor(() => expect(segmentsOf(canvasElement)[0]).toHaveFocus())
  },
}

export const UnavailableDays: Story = {
  args: {
    value: { start: '2026-03-16', end: '2026-03-18' },
    unavailable: (date: string) => (date === '2026-03-17' ? 'Le cabinet est fermé.' : null),
  },
  play: async ({ canvasElement }) => {
    await openCalendar(canvasElement)
    await waitFor(() => expect(cell(16)).toHaveFocus())
    await userEvent.keyboard('{ArrowRight}')
    await waitFor(() => expect(cell(17)).toHaveFocus())
    await expect(cell(17)).toHaveAccessibleDescription(/Le cabinet est fermé\./)
    await expect(
      screen.getByText('Le cabinet est fermé.', { selector: '[data-reason] > span' }),
    ).toBeVisible()
  },
}

export const Invalid: Story = {
  args: { isRequired: true, messages: [{ kind: 'error', text: 'Période est obligatoire.' }] },
  play: async ({ canvasElement }) => {
    await expect(segmentsOf(canvasElement)[0]).toBeInvalid()
    await expect(within(canvasElement).getByRole('group')).toHaveAccessibleDescription(/obligatoire\./)
  },
}

export const Disabled: Story = {
  args: { value: month(today), isDisabled: true, disabledReason: 'Choisissez d’abord un client.' },
  play: async ({ canvasElement }) => {
    const group = within(canvasElement).getByRole('group')
    await expect(group).toHaveAttribute('aria-disabled', 'true')
    await expect(group).toHaveAccessibleDescription(/Choisissez d’abord un client\./)
  },
}

export const ReadOnly: Story = {
  args: { value: month(today), isReadOnly: true },
  play: async ({ canvasElement, args }) => {
    await userEvent.tab()
    await expect(segmentsOf(canvasElement)[0]).toHaveFocus()
    await userEvent.keyboard('{ArrowUp}')
    await expect(args.onChange).not.toHaveBeenCalled()
    await expect(within(canvasElement).queryByRole('button')).toBeNull()
  },
}

const long = 'Période de rattachement des prestations de l’établissement et des responsables de mission'

export const Permutations: Story = {
  render: () => (
    <Stack gap={6}>
      <Held
        label={long}
        description={long}
        isRequired
        value={{ start: '2026-03-09', end: '2026-04-02' }}
        minimum="2025-10-01"
        maximum="2026-12-31"
        presets={[...presets, { id: 'long', label: long, ...month(today, 2) }]}
        onChange={() => {}}
        messages={[{ kind: 'warning', text: long }]}
      />
      <Held label="Vide" value={nothing} onChange={() => {}} />
      <Held label="Indisponible" isDisabled value={month(today)} onChange={() => {}} disabledReason={long} />
      <Held label="Lecture seule" isReadOnly value={month(today)} onChange={() => {}} />
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const [first] = within(canvasElement).getAllByRole('button', { name: /calend/i })
    if (first) await userEvent.click(first)
    const dialog = await screen.findByRole('dialog')
    if (innerWidth <= 480) {
      // A full-width bottom sheet with a visible close button.
      const { left, right, bottom } = dialog.getBoundingClientRect()
      await expect([left, right, bottom]).toEqual([0, innerWidth, innerHeight])
      await expect(within(dialog).getByRole('button', { name: /^(Close|Fermer)$/ })).toBeVisible()
      // Seven days in a row, each at least 44 px wide, the minimum touch target.
      const widths = within(dialog)
        .getAllByRole('gridcell')
        .map(one => one.getBoundingClientRect().width)
      await expect(Math.min(...widths)).toBeGreaterThanOrEqual(44)
    }
    await waitFor(() => expect(cell(9)).toHaveFocus())
  },
}
