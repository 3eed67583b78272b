import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import {
  MonthCalendar,
  monthCalendarLevels,
  monthCalendarSpans,
  type MonthCalendarProps,
} from './MonthCalendar.tsx'

const daysOff = new Map([['2026-12-25', 'Noël']])
const entries: MonthCalendarProps['entries'] = [
  {
    id: 'a',
    from: '2026-12-01',
    to: '2026-12-18',
    title: 'R-000014, Fonderie Humbert, Suivi de trésorerie',
    href: '?request=14',
    status: { kind: 'active', text: 'En cours' },
  },
  {
    id: 'b',
    from: '2026-12-10',
    to: '2026-12-10',
    title: 'R-000017, Eastwood Breweries, Tableau de bord',
    href: '?request=17',
    status: { kind: 'waiting', text: 'Demandée' },
  },
]

const meta = {
  title: 'Components/MonthCalendar',
  component: MonthCalendar,
  args: {
    date: '2026-12-01',
    entries,
    daysOff,
    today: '2026-12-03',
    emptyText: 'Rien n’est demandé pour ce mois.',
    onChange: fn(),
  },
  argTypes: {
    span: { control: 'inline-radio', options: monthCalendarSpans },
    level: { control: 'select', options: monthCalendarLevels },
  },
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
    const first = dayOf(canvasElement, /^(Tuesday, December 1, 2026|mardi 1er décembre 2026)$/)
    await expect(first.getByRole('link', { name: /^R-000014/ })).toHaveAttribute('href', '?request=14')
    await expect(first.getByText('En cours')).toBeVisible()
    await expect(
      first.getByText(/^(12\/01\/2026 to 12\/18\/2026|du 01-12-2026 au 18-12-2026)$/),
    ).toBeInTheDocument()
    // In later weeks the bar says that it is continued.
    await expect(canvas.getAllByRole('link', { name: /^R-000014.*, (continued|suite)$/ })).toHaveLength(2)
    await expect(canvas.getByText(/, (today|aujourd’hui)$/)).toHaveTextContent(/3/)
    await expect(
      dayOf(canvasElement, /(December 25, 2026|25 décembre 2026)$/).getByText('Noël'),
    ).toBeInTheDocument()
  },
}

/** A bar spans its days and overlaps no other bar. */
export const BarsOverDays: Story = {
  parameters: { picture: 'none' },
  play: async ({ canvas }) => {
    const boxOf = (name: RegExp) =>
      canvas.getAllByRole('link', { name }).map(link => link.closest('li')?.getBoundingClientRect())
    const [first, second] = boxOf(/^R-000014/)
    const [single] = boxOf(/^R-000017/)
    if (!first || !second || !single) throw new Error('Two weeks and a day have their bars')
    // Tuesday to Sunday, Monday to Sunday.
    await expect(first.width / second.width).toBeCloseTo(6 / 7, 1)
    await expect(second.width / single.width).toBeGreaterThan(6)
    await expect(single.top).toBeGreaterThanOrEqual(second.bottom)
  },
}

function InPage(props: MonthCalendarProps) {
  const [shown, setShown] = useState({ span: props.span ?? 'month', date: props.date })
  return <MonthCalendar {...props} {...shown} onChange={(span, date) => setShown({ span, date })} />
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

/** The current week and the weeks around it. */
export const Week: Story = {
  args: { span: 'week', date: '2026-12-10' },
  render: args => <InPage {...args} />,
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading', { level: 2 })
    await expect(heading).toHaveTextContent(/^(December 7\s–\s13, 2026|7–13 décembre 2026)$/)
    await expect(canvas.getByRole('list', { name: /2026/ }).children).toHaveLength(7)
    await expect(canvas.getAllByRole('link')).toHaveLength(2)
    await userEvent.click(canvas.getByRole('button', { name: /^(Previous week|Semaine précédente)$/ }))
    await userEvent.click(canvas.getByRole('button', { name: /^(Previous week|Semaine précédente)$/ }))
    await expect(heading).toHaveTextContent(/November 23\s–\s29|23–29 novembre/)
    await userEvent.click(canvas.getByRole('button', { name: /^(Today|Aujourd’hui)$/ }))
    await userEvent.click(canvas.getByRole('radio', { name: /^(Month|Mois)$/ }))
    // Shows the month of today, even if the current week starts in the previous month.
    await expect(heading).toHaveTextContent(/^(December|décembre) 2026$/)
    await userEvent.click(canvas.getByRole('button', { name: /^(Previous month|Mois précédent)$/ }))
    await expect(heading).toHaveTextContent(/^(November|novembre) 2026$/)
    await userEvent.click(canvas.getByRole('button', { name: /^(Next month|Mois suivant)$/ }))
    await userEvent.click(canvas.getByRole('radio', { name: /^(Week|Semaine)$/ }))
    await expect(heading).toHaveTextContent(/November 30\s–\sDecember 6|30 novembre\s–\s6 décembre/)
    await userEvent.click(canvas.getByRole('button', { name: /^(Next week|Semaine suivante)$/ }))
  },
}

const many: MonthCalendarProps['entries'] = Array.from({ length: 6 }, (_, index) => ({
  id: String(index),
  from: '2026-12-10',
  to: '2026-12-10',
  title: `R-00002${index}, Imprimerie Dupré`,
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

/** Printing shows all entries of a day and no controls. */
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
        from: '2026-12-23',
        to: '2026-12-29',
        title: 'R-000099, Établissements-et-commanditaires-de-la-consolidation',
        href: '?request=99',
        status: { kind: 'danger', text: 'Refusée par l’équipe de planification' },
      },
    ],
  },
}
