import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { held } from '../../internal/field/held.fixtures.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { interactionStates } from '../../internal/states/InteractionStates.fixtures.tsx'
import { DatePicker } from './DatePicker.tsx'

const Held = held(DatePicker)

/** Weekends and one company holiday. */
const closed = (date: string) => {
  if (date === '2026-03-20') return 'Séminaire du cabinet : les équipes sont absentes.'
  const weekday = new Date(`${date}T12:00:00Z`).getUTCDay()
  return weekday === 0 || weekday === 6 ? 'Les livraisons se font du lundi au vendredi.' : null
}

const meta = {
  title: 'Components/DatePicker',
  component: DatePicker,
  args: { label: 'Livraison souhaitée', name: 'delivery', value: null, onChange: fn(), onBlur: fn() },
  render: args => <Held {...args} />,
} satisfies Meta<typeof DatePicker>
export default meta
type Story = StoryObj<typeof meta>

const isFrench = () => document.documentElement.lang === 'fr'
const segmentsOf = (canvasElement: HTMLElement) => within(canvasElement).getAllByRole('spinbutton')
const written = (canvasElement: HTMLElement) =>
  segmentsOf(canvasElement)
    .map(({ textContent }) => textContent)
    .join(' ')
const day = (date: number) =>
  new RegExp(isFrench() ? `^\\D*${date}(er)? mars` : `\\b${date} March|March ${date}\\b`)
const cell = (date: number) => screen.getByRole('button', { name: day(date) })
const openCalendar = async (canvasElement: HTMLElement) => {
  await userEvent.click(within(canvasElement).getByRole('button', { name: /calend/i }))
  return screen.findByRole('dialog')
}

export const Default: Story = {
  args: { value: '2026-03-12' },
  play: async ({ canvasElement, args }) => {
    await userEvent.tab()
    await expect(segmentsOf(canvasElement)[0]).toHaveFocus()
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
    await screen.findByRole('dialog', { name: /Livraison souhaitée/ })
    await waitFor(() => expect(cell(12)).toHaveFocus())
    await userEvent.keyboard('{ArrowRight}{ArrowDown}')
    await waitFor(() => expect(cell(20)).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-03-20')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(written(canvasElement)).toBe(isFrench() ? '20 03 2026' : '03 20 2026')
  },
}

export const InteractionStates: Story = interactionStates

export const Open: Story = {
  args: { value: '2026-03-18', minimum: '2026-03-04', unavailable: closed },
  play: async ({ canvasElement }) => {
    const dialog = await openCalendar(canvasElement)
    const headers = [...dialog.querySelectorAll('thead th')].map(({ textContent }) => textContent)
    await expect(headers[0]).toMatch(isFrench() ? /^lun/ : /^Mon/)
  },
}

export const EscapeKeepsTheValue: Story = {
  args: { value: '2026-03-12' },
  play: async ({ canvasElement, args }) => {
    await openCalendar(canvasElement)
    await waitFor(() => expect(cell(12)).toHaveFocus())
    await userEvent.keyboard('{ArrowRight}{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(args.onChange).not.toHaveBeenCalled()
    await waitFor(() => expect(within(canvasElement).getByRole('button', { name: /calend/i })).toHaveFocus())
  },
}

export const MonthAndYear: Story = {
  args: { value: '2026-03-12' },
  play: async ({ canvasElement, args }) => {
    const dialog = await openCalendar(canvasElement)
    await userEvent.click(within(dialog).getByRole('button', { name: /^(Month|Mois|.*(Month|Mois)$)/ }))
    await userEvent.click(await screen.findByRole('option', { name: isFrench() ? 'novembre' : 'November' }))
    await userEvent.click(within(dialog).getByRole('button', { name: /(Year|Année)/ }))
    await userEvent.click(await screen.findByRole('option', { name: '2019' }))
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
    await userEvent.click(
      within(dialog).getByRole('button', { name: isFrench() ? /11 novembre 2019/ : /November 11, 2019/ }),
    )
    await expect(args.onChange).toHaveBeenLastCalledWith('2019-11-11')
  },
}

export const UnavailableDays: Story = {
  args: { value: '2026-03-19', unavailable: closed },
  play: async ({ canvasElement, args }) => {
    await openCalendar(canvasElement)
    await waitFor(() => expect(cell(19)).toHaveFocus())
    await userEvent.keyboard('{ArrowRight}')
    await waitFor(() => expect(cell(20)).toHaveFocus())
    await expect(cell(20)).toHaveAccessibleDescription(/Séminaire/)
    await expect(cell(20)).toHaveAttribute('aria-disabled', 'true')
    // The reason is visible as well as announced.
    await waitFor(() =>
      expect(screen.getByText(/Séminaire/, { selector: '[data-reason] > span' })).toBeVisible(),
    )
    await userEvent.keyboard('{Enter}')
    await expect(args.onChange).not.toHaveBeenCalled()
    await fireEvent.pointerOver(cell(21))
    await waitFor(() =>
      expect(screen.getByText(/du lundi au vendredi/, { selector: '[data-reason] > span' })).toBeVisible(),
    )
  },
}

/** Remarks on available days. */
const remarked = (date: string) => (closed(date) === null ? null : 'Les équipes ne travaillent pas ce jour.')

export const RemarkedDays: Story = {
  args: { value: '2026-03-19', remark: remarked },
  play: async ({ canvasElement, args }) => {
    await expect(within(canvasElement).queryByText(/ne travaillent pas/)).toBeNull()
    await openCalendar(canvasElement)
    await waitFor(() => expect(cell(19)).toHaveFocus())
    await userEvent.keyboard('{ArrowRight}')
    await waitFor(() => expect(cell(20)).toHaveFocus())
    await expect(cell(20)).toHaveAccessibleDescription(/ne travaillent pas/)
    await waitFor(() =>
      expect(screen.getByText(/ne travaillent pas/, { selector: '[data-reason] > span' })).toBeVisible(),
    )
    await userEvent.keyboard('{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-03-20')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const field = within(canvasElement)
    await expect(field.getByText('Les équipes ne travaillent pas ce jour.')).toBeVisible()
    for (const segment of segmentsOf(canvasElement))
      await expect(segment).not.toHaveAttribute('aria-invalid', 'true')
    // The calendar still works afterwards and opens on the chosen day.
    await openCalendar(canvasElement)
    await waitFor(() => expect(cell(20)).toHaveFocus())
  },
}

export const Bounds: Story = {
  args: { value: '2026-03-12', minimum: '2026-03-10', maximum: '2026-03-20' },
  play: async ({ canvasElement, args }) => {
    const dialog = await openCalendar(canvasElement)
    await waitFor(() => expect(cell(12)).toHaveFocus())
    await userEvent.keyboard('{ArrowUp}')
    await waitFor(() => expect(cell(10)).toHaveFocus())
    await expect(within(dialog).getByRole('button', { name: /[Pp]rev|[Pp]récédent/ })).toBeDisabled()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await userEvent.click(segmentsOf(canvasElement)[0] as HTMLElement)
    await userEvent.paste('2026-03-21')
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-03-21')
    await expect(segmentsOf(canvasElement)[0]).toBeInvalid()
  },
}

export const Today: Story = {
  play: async ({ canvasElement, args }) => {
    const dialog = await openCalendar(canvasElement)
    await userEvent.click(within(dialog).getByRole('button', { name: /^(Today|Aujourd’hui)$/ }))
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-03-12')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

export const PasteAndClear: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.tab()
    await userEvent.keyboard('1')
    await userEvent.paste('18 juil. 2026')
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-07-18')
    await expect(written(canvasElement)).toBe(isFrench() ? '18 07 2026' : '07 18 2026')
    await userEvent.click(within(canvasElement).getByRole('button', { name: /^(Clear|Effacer)/ }))
    await expect(args.onChange).toHaveBeenLastCalledWith(null)
    await waitFor(() => expect(segmentsOf(canvasElement)[0]).toHaveFocus())
    await expect(written(canvasElement)).toBe(isFrench() ? 'jj mm aaaa' : 'mm dd yyyy')
  },
}

export const Incomplete: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.tab()
    await userEvent.keyboard('11')
    await userEvent.click(document.body)
    await expect(within(canvasElement).getByText(/(Enter a day|Indiquez le jour)/)).toBeVisible()
    await expect(args.onChange).not.toHaveBeenCalled()
    await userEvent.click(within(canvasElement).getByRole('button', { name: /^(Clear|Effacer)/ }))
    await expect(within(canvasElement).queryByText(/(Enter a day|Indiquez le jour)/)).toBeNull()
    await expect(written(canvasElement)).toBe(isFrench() ? 'jj mm aaaa' : 'mm dd yyyy')
  },
}

export const Invalid: Story = {
  args: { isRequired: true, messages: [{ kind: 'error', text: 'Livraison souhaitée est obligatoire.' }] },
  play: async ({ canvasElement }) => {
    await expect(segmentsOf(canvasElement)[0]).toBeInvalid()
    await expect(within(canvasElement).getByRole('group')).toHaveAccessibleDescription(/obligatoire\./)
  },
}

export const Disabled: Story = {
  args: { value: '2026-03-12', isDisabled: true, disabledReason: 'La demande est déjà publiée.' },
  play: async ({ canvasElement }) => {
    const group = within(canvasElement).getByRole('group')
    await expect(group).toHaveAttribute('aria-disabled', 'true')
    await expect(group).toHaveAccessibleDescription(/La demande est déjà publiée\./)
    await expect(within(canvasElement).getByRole('button')).toBeDisabled()
  },
}

export const ReadOnly: Story = {
  args: { value: '2026-03-12', isReadOnly: true },
  play: async ({ canvasElement, args }) => {
    await userEvent.tab()
    await expect(segmentsOf(canvasElement)[0]).toHaveFocus()
    await userEvent.keyboard('{ArrowUp}')
    await expect(args.onChange).not.toHaveBeenCalled()
    await expect(within(canvasElement).queryByRole('button')).toBeNull()
  },
}

const long =
  'Date de livraison souhaitée par le responsable de mission et les commanditaires de l’établissement'

export const Permutations: Story = {
  render: () => (
    <Stack gap={6}>
      <Held
        label={long}
        description={long}
        isRequired
        value="2026-03-18"
        minimum="2026-03-04"
        unavailable={closed}
        onChange={() => {}}
        messages={[{ kind: 'error', text: long }]}
      />
      <Held label="Vide" value={null} onChange={() => {}} />
      <Held label="Indisponible" isDisabled value="2026-03-12" onChange={() => {}} disabledReason={long} />
      <Held label="Lecture seule" isReadOnly value="2026-03-12" onChange={() => {}} />
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
    await waitFor(() => expect(cell(18)).toHaveFocus())
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    await waitFor(() => expect(cell(20)).toHaveFocus())
  },
}
