import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { MonthCalendar, monthCalendarLevels, type MonthCalendarProps } from './MonthCalendar.tsx'

const daysOff = new Map([['2026-12-25', 'Noël']])
const entries: MonthCalendarProps['entries'] = [
  {
    id: 'a',
    date: '2026-12-01',
    title: 'Début E2026-000014',
    href: '?request=14',
    status: { kind: 'waiting', text: 'Demandée' },
  },
  {
    id: 'b',
    date: '2026-12-18',
    title: 'Livraison E2026-000014',
    href: '?request=14',
    status: { kind: 'active', text: 'En cours' },
  },
]

const meta = {
  title: 'Components/MonthCalendar',
  component: MonthCalendar,
  args: {
    month: '2026-12',
    entries,
    daysOff,
    today: '2026-12-03',
    emptyText: 'Rien n’est demandé pour ce mois.',
    onMonthChange: fn(),
  },
  argTypes: { level: { control: 'select', options: monthCalendarLevels } },
} satisfies Meta<typeof MonthCalendar>
export default meta
type Story = StoryObj<typeof meta>

const dayOf = (canvasElement: HTMLElement, date: RegExp) => {
  const day = within(canvasElement).getByText(date).closest('li')
  if (!day) throw new Error(`${String(date)} stands in no list`)
  return within(day)
}

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent(/^(December|décembre) 2026$/)
    const list = canvas.getByRole('list', { name: /(December|décembre) 2026/ })
    await expect([...list.children]).toHaveLength(31)
    const first = dayOf(canvasElement, /^(Tuesday,? 1 December 2026|mardi 1er décembre 2026)$/)
    await expect(first.getByRole('link', { name: 'Début E2026-000014' })).toHaveAttribute(
      'href',
      '?request=14',
    )
    await expect(first.getByText('Demandée')).toBeVisible()
    await expect(canvas.getByText(/, (today|aujourd’hui)$/)).toHaveTextContent(/3/)
    await expect(dayOf(canvasElement, /25 (December|décembre) 2026$/).getByText('Noël')).toBeInTheDocument()
  },
}

function InPage(props: MonthCalendarProps) {
  const [month, setMonth] = useState(props.month)
  return <MonthCalendar {...props} month={month} onMonthChange={setMonth} />
}

export const OtherMonths: Story = {
  parameters: { picture: 'none' },
  render: args => <InPage {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const today = canvas.getByRole('button', { name: /^(Today|Aujourd’hui)$/ })
    await expect(today).toBeDisabled()
    const next = canvas.getByRole('button', { name: /^(Next month|Mois suivant)$/ })
    await userEvent.click(next)
    const heading = canvas.getByRole('heading', { level: 2 })
    await expect(heading).toHaveTextContent(/^(January|janvier) 2027$/)
    await expect(heading).toHaveAttribute('aria-live', 'polite')
    await expect(next).toHaveFocus()
    await userEvent.click(today)
    await userEvent.click(canvas.getByRole('button', { name: /^(Previous month|Mois précédent)$/ }))
    await expect(heading).toHaveTextContent(/^(November|novembre) 2026$/)
  },
}

const many: MonthCalendarProps['entries'] = Array.from({ length: 6 }, (_, index) => ({
  id: String(index),
  date: '2026-12-10',
  title: `Livraison E2026-00002${index}`,
  href: `?request=${index}`,
}))

export const ManyOnOneDay: Story = {
  args: { entries: many },
  parameters: { picture: 'none' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getAllByRole('link')).toHaveLength(3)
    const more = canvas.getByRole('button', { name: /^3 (more on|de plus le)/ })
    await expect(more).toHaveAttribute('aria-expanded', 'false')
    await userEvent.click(more)
    await expect(canvas.getAllByRole('link')).toHaveLength(6)
    await expect(canvas.getByRole('button', { expanded: true })).toHaveFocus()
  },
}

/** On paper all entries of a day stand there, and nothing that could be pressed. */
export const Printed: Story = {
  args: { entries: many },
  parameters: { picture: 'none' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    window.dispatchEvent(new Event('beforeprint'))
    await expect(canvas.getAllByRole('link')).toHaveLength(6)
    await expect(canvas.queryByRole('button', { name: /^\d (more on|de plus le)/ })).toBeNull()
    window.dispatchEvent(new Event('afterprint'))
    await waitFor(() => expect(canvas.getAllByRole('link')).toHaveLength(3))
  },
}

export const Empty: Story = {
  args: { entries: [] },
  parameters: { picture: 'none' },
  play: async ({ canvasElement, args }) => {
    await expect(within(canvasElement).getByText(args.emptyText)).toBeVisible()
  },
}

export const Permutations: Story = {
  args: {
    level: 3,
    entries: [
      ...entries,
      ...many,
      {
        id: 'long',
        date: '2026-12-25',
        title: 'Livraison E2026-000099-établissements-et-commanditaires-de-la-consolidation',
        href: '?request=99',
        status: { kind: 'danger', text: 'Refusée par l’équipe de planification' },
      },
    ],
  },
}
