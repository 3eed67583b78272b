import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { WorkList, type WorkListItem } from './WorkList.tsx'

/** A day relative to March 12, 2026, which is today in all stories. */
const day = (days: number) => {
  const moment = new Date(2026, 2, 12 + days, 12)
  const two = (value: number) => String(value).padStart(2, '0')
  return `${moment.getFullYear()}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`
}
const since = (days: number) => `${day(-days)}T09:00:00.000Z`

const items: readonly WorkListItem[] = [
  {
    id: 'deliver 3',
    kind: 'Rapport à livrer',
    title: 'Fontaine & Filles – Maison de thé SAS',
    detail: 'E2024-000001 – Tableau de bord mensuel',
    href: '/app/dshb2/requests/3',
    since: since(12),
    due: day(-2),
  },
  {
    id: 'plan 7',
    kind: 'Demande à planifier',
    title: 'Brasserie du Canal SARL',
    detail: 'E2025-000004 – multirapports',
    href: '/app/dshb2/requests/7',
    since: since(1),
    due: day(0),
  },
  {
    id: 'decide 31',
    kind: 'Demande d’accès à valider',
    title: 'Ateliers Lemoine SA',
    detail: 'Zoé Martin – multirapports',
    href: '/app/confirm/tdb/31',
    since: since(45),
    due: null,
  },
]

const many = Array.from({ length: 9 }, (_, index) => ({
  id: `plan ${index}`,
  kind: 'Demande à planifier',
  title: `Client ${index + 1}`,
  detail: 'multirapports',
  href: `/app/dshb2/requests/${index}`,
  since: since(index),
  due: day(index + 1),
}))

/** Number of rows before the reader expands the list. */
const shownFirst = () => (matchMedia('screen and (max-width: 30rem)').matches ? 3 : 6)

const retry = fn()

const meta = {
  title: 'Components/WorkList',
  component: WorkList,
  args: { title: 'Ce qui vous attend', items, empty: 'Rien ne vous attend pour le moment.' },
} satisfies Meta<typeof WorkList>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const region = within(within(canvasElement).getByRole('region', { name: 'Ce qui vous attend' }))
    await expect(region.getByRole('heading', { level: 2 })).toHaveTextContent('Ce qui vous attend')
    await expect(region.getByText('3', { ignore: '[aria-hidden]' })).toBeInTheDocument()
    const list = within(region.getByRole('list', { name: 'Ce qui vous attend' }))
    await expect(list.getAllByRole('listitem')).toHaveLength(3)
    const [first] = list.getAllByRole('link')
    await expect(first).toHaveAccessibleName('Fontaine & Filles – Maison de thé SAS')
    await expect(first).toHaveAttribute('href', '/app/dshb2/requests/3')
    await expect(first).toHaveAccessibleDescription(/^Rapport à livrer E2024-000001/)
    await expect(list.getAllByRole('link')).toHaveLength(3)
    // The whole row can be clicked.
    const row = list.getAllByRole('listitem')[0]?.getBoundingClientRect() ?? new DOMRect()
    await expect(document.elementFromPoint(row.right - 4, row.bottom - 6)).toBe(first)
    await expect(region.queryByRole('button')).toBeNull()
  },
}

export const Late: Story = {
  play: async ({ canvasElement, globals }) => {
    const isFrench = globals['locale'] === 'fr'
    const rows = within(canvasElement).getAllByRole('listitem')
    await expect(rows[0]).toHaveTextContent(isFrench ? /En retard : échéance le/ : /Late: due/)
    await expect(rows[0]).toHaveTextContent(isFrench ? /depuis 12 jours/ : /for 12 days/)
    await expect(rows[0]?.querySelector('svg')).not.toBeNull()
    await expect(rows[1]).toHaveTextContent(isFrench ? /Échéance aujourd’hui/ : /Due today/)
    await expect(rows[1]).toHaveTextContent(isFrench ? /depuis 1 jour/ : /for 1 day/)
    await expect(rows[2]).toHaveTextContent(isFrench ? /attente depuis le \d/ : /Waiting since [A-Z]/)
  },
}

export const ShowAll: Story = {
  args: {
    items: many,
    total: 60,
    pages: [{ id: 'plan', label: '60 demandes à planifier', href: '/app/dshb2/requests' }],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const list = canvas.getByRole('list', { name: 'Ce qui vous attend' })
    await expect(within(list).getAllByRole('listitem')).toHaveLength(shownFirst())
    const button = canvas.getByRole('button', { name: /60/ })
    await expect(button).toHaveAttribute('aria-expanded', 'false')
    await userEvent.click(button)
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    await expect(within(list).getAllByRole('listitem')).toHaveLength(9)
    await expect(canvas.getByText(/9.*60/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: '60 demandes à planifier' })).toBeVisible()
    await userEvent.click(button)
    await expect(within(list).getAllByRole('listitem')).toHaveLength(shownFirst())
    // Restores the initial state.
    await userEvent.click(button)
  },
}

/** Only half of the rows, so that the content below is in view. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'w320', isRotated: false } },
  parameters: { picture: 'none' },
  args: { items: many.slice(0, 5) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const list = canvas.getByRole('list', { name: 'Ce qui vous attend' })
    await expect(within(list).getAllByRole('listitem')).toHaveLength(3)
    const button = canvas.getByRole('button', { name: /5/ })
    await userEvent.click(button)
    await expect(within(list).getAllByRole('listitem')).toHaveLength(5)
    await expect(button).toHaveAttribute('aria-expanded', 'true')
  },
}

export const Empty: Story = {
  args: { items: [] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText('Rien ne vous attend pour le moment.')).toBeVisible()
    await expect(canvas.queryByRole('list')).toBeNull()
  },
}

export const Loading: Story = {
  args: { items: [], status: 'loading' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('status')).toHaveLength(1)
  },
}

export const Failed: Story = {
  args: {
    items: [],
    status: 'failed',
    failedReason: 'Ce qui vous attend n’a pas pu être chargé.',
    onRetry: retry,
  },
  play: async ({ canvasElement }) => {
    retry.mockClear()
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('alert')).toHaveTextContent('n’a pas pu être chargé')
    await userEvent.click(canvas.getByRole('button'))
    await expect(retry).toHaveBeenCalledOnce()
  },
}
export const Retrying: Story = {
  args: { ...Failed.args, isRetrying: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button')).toHaveAttribute('aria-disabled', 'true')
  },
}

function DoneElsewhere() {
  const [left, setLeft] = useState(items)
  return (
    <div onFocus={event => event.target.matches('a') && setTimeout(() => setLeft(items.slice(1)), 20)}>
      <WorkList title="Ce qui vous attend" items={left} empty="Rien" />
    </div>
  )
}

export const Done: Story = {
  parameters: { picture: 'none' },
  render: () => <DoneElsewhere />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: /^Fontaine/ })).toHaveFocus()
    await expect(await canvas.findByRole('heading', { level: 2 })).toBeVisible()
    await waitFor(() => expect(canvas.queryByRole('link', { name: /^Fontaine/ })).toBeNull())
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveFocus()
  },
}

/** The most awkward content, under all conditions. */
export const Permutations: Story = {
  args: {
    title: 'https://parvis.example/un-chemin-tres-long/'.repeat(2),
    items: items.map(item => ({
      ...item,
      title: 'https://parvis.example/un-chemin-tres-long/'.repeat(3),
      detail: 'UnMotSansEspaceQuiNeFinitPas'.repeat(5),
      kind: 'UnMotSansEspaceQuiNeFinitPas'.repeat(2),
    })),
    total: 1_000_000,
  },
}
