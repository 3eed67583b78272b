import type { Meta, StoryObj } from '@storybook/react-vite'
import { I18nProvider } from 'react-aria/I18nProvider'
import { expect, fireEvent, fn, userEvent, within } from 'storybook/test'
import { held } from '../../internal/field/held.fixtures.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { RangeSlider } from './RangeSlider.tsx'

const Held = held(RangeSlider)

const meta = {
  title: 'Components/RangeSlider',
  component: RangeSlider,
  args: {
    label: 'Années des missions',
    minimum: 2016,
    maximum: 2026,
    value: { from: 2021, to: 2024 },
    format: { useGrouping: false },
    onChange: fn(),
    onChangeEnd: fn(),
  },
  render: args => <Held {...args} />,
} satisfies Meta<typeof RangeSlider>
export default meta
type Story = StoryObj<typeof meta>

const words = () => (document.documentElement.lang === 'fr' ? ['Depuis', 'Jusqu’à'] : ['From', 'To'])

function endsOf(canvasElement: HTMLElement) {
  const [from, to] = within(canvasElement).getAllByRole<HTMLInputElement>('slider')
  if (!from || !to) throw new Error('There are not two ends')
  return { from, to }
}
/** The target area of a thumb and its centre. */
function thumbOf(end: HTMLElement) {
  const thumb = end.parentElement?.parentElement
  if (!thumb) throw new Error('An end stands alone')
  const { x, y, width, height } = thumb.getBoundingClientRect()
  return { thumb, x: x + width / 2, y: y + height / 2, width, height }
}
/** For a page that is not scrolled: React Aria uses either pair of coordinates. */
const mouseAt = (x: number, y: number) => ({ clientX: x, clientY: y, pageX: x, pageY: y })
const shown = (canvasElement: HTMLElement) => within(canvasElement).getByRole('status')

/** Each thumb says which end it is, and its year as formatted. */
export const Default: Story = {
  args: { description: 'Des plus anciennes aux plus récentes.', marks: [2016, 2019, 2020, 2021, 2024, 2026] },
  play: async ({ canvasElement }) => {
    const group = within(canvasElement).getByRole('group', { name: 'Années des missions' })
    const { from, to } = endsOf(group)
    const [first, last] = words()
    await expect(from).toHaveAccessibleName(`${first} Années des missions`)
    await expect(to).toHaveAccessibleName(`${last} Années des missions`)
    await expect(from).toHaveAccessibleDescription('Des plus anciennes aux plus récentes.')
    await expect(from).toHaveAttribute('aria-valuetext', '2021')
    await expect(from).toHaveAttribute('min', '2016')
    await expect(from).toHaveAttribute('max', '2024')
    await expect(to).toHaveAttribute('min', '2021')
    await expect(to).toHaveAttribute('max', '2026')
    await expect(shown(canvasElement).textContent).toMatch(/^2021\s?–\s?2024$/)
    await expect(canvasElement.querySelectorAll('[style*="inset-inline-start"]:empty').length).toBe(6 + 1)
  },
}

export const Keyboard: Story = {
  parameters: { picture: 'none' },
  play: async ({ canvasElement, args }) => {
    const { from, to } = endsOf(canvasElement)
    const ended = (range: { from: number; to: number }) =>
      expect(args.onChangeEnd).toHaveBeenLastCalledWith(range)
    await userEvent.tab()
    await expect(from).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await ended({ from: 2022, to: 2024 })
    await userEvent.keyboard('{ArrowDown}{ArrowLeft}')
    await ended({ from: 2020, to: 2024 })
    await userEvent.keyboard('{Home}')
    await ended({ from: 2016, to: 2024 })
    await userEvent.keyboard('{PageUp}')
    await ended({ from: 2017, to: 2024 })
    await userEvent.tab()
    await expect(to).toHaveFocus()
    await userEvent.keyboard('{End}')
    await ended({ from: 2017, to: 2026 })
    await userEvent.keyboard('{PageDown}')
    await ended({ from: 2017, to: 2025 })
    // Up to the other thumb, and no further.
    await userEvent.keyboard('{Home}{ArrowLeft}')
    await ended({ from: 2017, to: 2017 })
    await expect(shown(canvasElement)).toHaveTextContent('2017')
    await expect(args.onChange).toHaveBeenCalledTimes(8)
  },
}

/** By a thumb, then by the track. */
export const Dragged: Story = {
  parameters: { picture: 'none' },
  play: async ({ canvasElement, args }) => {
    const { from, to } = endsOf(canvasElement)
    const track = thumbOf(from).thumb.parentElement
    if (!track) throw new Error('There is no track')
    const { x: start, width } = track.getBoundingClientRect()
    const { thumb, ...middle } = thumbOf(from)
    const year = width / 10
    // Keeps the button pressed between calls.
    const mouse = userEvent.setup()
    const at = (x: number) => mouseAt(x, middle.y)
    await mouse.pointer([
      { keys: '[MouseLeft>]', target: thumb, coords: at(middle.x) },
      { target: thumb, coords: at(middle.x - year) },
      { target: thumb, coords: at(middle.x - 3 * year) },
    ])
    await expect(args.onChange).toHaveBeenCalledWith({ from: 2020, to: 2024 })
    await expect(args.onChange).toHaveBeenLastCalledWith({ from: 2018, to: 2024 })
    await expect(shown(canvasElement).textContent).toMatch(/^2018/)
    await expect(args.onChangeEnd).not.toHaveBeenCalled()
    await mouse.pointer({ keys: '[/MouseLeft]', target: thumb })
    await expect(args.onChangeEnd).toHaveBeenCalledOnce()
    await expect(args.onChangeEnd).toHaveBeenLastCalledWith({ from: 2018, to: 2024 })
    // Past the other thumb.
    await mouse.pointer([
      { keys: '[MouseLeft>]', target: thumb, coords: at(middle.x) },
      { target: thumb, coords: at(middle.x + 9 * year) },
      { keys: '[/MouseLeft]', target: thumb },
    ])
    await expect(args.onChangeEnd).toHaveBeenLastCalledWith({ from: 2024, to: 2024 })
    await mouse.pointer({ keys: '[MouseLeft]', target: track, coords: at(start + 4 * year) })
    await expect(args.onChangeEnd).toHaveBeenLastCalledWith({ from: 2020, to: 2024 })
    await mouse.pointer({ keys: '[MouseLeft]', target: track, coords: at(start + 9 * year) })
    await expect(args.onChangeEnd).toHaveBeenLastCalledWith({ from: 2020, to: 2025 })
    await expect(to).toHaveValue('2025')
    await mouse.pointer({ keys: '[MouseLeft]', target: track, coords: at(start + 2 * year) })
    await mouse.pointer({ keys: '[MouseLeft]', target: track, coords: at(start + 4 * year) })
    await expect(args.onChangeEnd).toHaveBeenLastCalledWith({ from: 2020, to: 2025 })
  },
}

/** On touch screens, assistive technology sets the value directly, without a key or a pointer. */
export const SetByAssistiveTechnology: Story = {
  parameters: { picture: 'none' },
  play: async ({ canvasElement, args }) => {
    const { to } = endsOf(canvasElement)
    await fireEvent.change(to, { target: { value: '2025' } })
    await expect(args.onChange).toHaveBeenCalledWith({ from: 2021, to: 2025 })
    await expect(args.onChangeEnd).toHaveBeenCalledOnce()
    await expect(args.onChangeEnd).toHaveBeenLastCalledWith({ from: 2021, to: 2025 })
  },
}

/** Both thumbs are at the last value: each can be pressed, and the first can be moved away. */
export const Together: Story = {
  args: { value: { from: 2026, to: 2026 } },
  play: async ({ canvasElement, args }) => {
    const ends = endsOf(canvasElement)
    const [from, to] = [thumbOf(ends.from), thumbOf(ends.to)]
    for (const { thumb, x, y, width, height } of [from, to]) {
      await expect(Math.min(width, height)).toBeGreaterThanOrEqual(24)
      const pressed = document.elementFromPoint(x, y)
      await expect(thumb.contains(pressed)).toBe(true)
    }
    await expect(to.x - from.x).toBeGreaterThanOrEqual(24)
    await expect(shown(canvasElement)).toHaveTextContent(/^2026$/)
    ends.to.focus()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(args.onChange).not.toHaveBeenCalled()
    ends.from.focus()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(args.onChange).toHaveBeenLastCalledWith({ from: 2025, to: 2026 })
  },
}

/** Amounts, in steps of more than one. */
export const Amounts: Story = {
  args: {
    label: 'Honoraires',
    minimum: 0,
    maximum: 200_000,
    step: 5000,
    value: { from: 15_000, to: 120_000 },
    format: { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 },
  },
  play: async ({ canvasElement, args }) => {
    const { from } = endsOf(canvasElement)
    await expect(from.getAttribute('aria-valuetext')).toMatch(/^(15\s000\s€|€15,000)$/)
    await expect(shown(canvasElement).textContent).toMatch(/15[\s,]000.*120[\s,]000/)
    await userEvent.tab()
    await userEvent.keyboard('{ArrowRight}')
    await expect(args.onChange).toHaveBeenLastCalledWith({ from: 20_000, to: 120_000 })
    await userEvent.keyboard('{PageUp}')
    await expect(args.onChange).toHaveBeenLastCalledWith({ from: 40_000, to: 120_000 })
  },
}

export const Disabled: Story = {
  args: { isDisabled: true, disabledReason: 'Les missions n’ont pas d’année.' },
  play: async ({ canvasElement, args }) => {
    const { from, to } = endsOf(canvasElement)
    await expect(from).toBeDisabled()
    await expect(to).toBeDisabled()
    await expect(from).toHaveAccessibleDescription('Les missions n’ont pas d’année.')
    const { thumb, x, y } = thumbOf(from)
    await userEvent.pointer([
      { keys: '[MouseLeft>]', target: thumb, coords: mouseAt(x, y) },
      { target: thumb, coords: mouseAt(x + 200, y) },
      { keys: '[/MouseLeft]', target: thumb },
    ])
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}

/** The first thumb is on the right, and the left arrow key increases the value. */
export const RightToLeft: Story = {
  render: args => (
    <I18nProvider locale="he">
      <div dir="rtl">
        <Held {...args} />
      </div>
    </I18nProvider>
  ),
  play: async ({ canvasElement, args }) => {
    const { from, to } = endsOf(canvasElement)
    await expect(thumbOf(from).x).toBeGreaterThan(thumbOf(to).x)
    await userEvent.tab()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(args.onChange).toHaveBeenLastCalledWith({ from: 2022, to: 2024 })
  },
}

const long = `${'Anticonstitutionnellement'.repeat(3)} : années des missions de l’établissement et de ses filiales`

/** The most awkward content, under all conditions. */
export const Permutations: Story = {
  render: args => (
    <Stack gap={6}>
      <Held {...args} marks={Array.from({ length: 11 }, (_, at) => 2016 + at)} />
      <Held {...args} label="Toutes" value={{ from: 2016, to: 2026 }} />
      <Held {...args} label="Une seule, la première" value={{ from: 2016, to: 2016 }} />
      <Held {...args} label="Une seule, au milieu" value={{ from: 2021, to: 2021 }} />
      <Held {...args} label="Indisponible" isDisabled disabledReason={long} />
      <Held
        {...args}
        label={long}
        description={long}
        minimum={-1_000_000_000}
        maximum={1_000_000_000}
        step={1_000_000}
        value={{ from: -999_000_000, to: 999_000_000 }}
        format={{ style: 'currency', currency: 'EUR' }}
      />
    </Stack>
  ),
  play: async () => {
    const { scrollWidth, clientWidth } = document.documentElement
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
  },
}
