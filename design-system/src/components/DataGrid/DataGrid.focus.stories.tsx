import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect, useState } from 'react'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { expectFocusInView } from '../../internal/focus/inView.fixtures.ts'
import { Button } from '../Button/Button.tsx'
import { ConfirmDialog } from '../ConfirmDialog/ConfirmDialog.tsx'
import { EmptyState } from '../EmptyState/EmptyState.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { DataGrid } from './DataGrid.tsx'
import { initialView } from './gridView.ts'
import { makeRequests, requestColumns, requestId, type PlanningRequest } from './requests.fixtures.ts'

interface KeptRequestsProps {
  count: number
  width?: string
}

/**
 * Behaves like a screen: deletes rows after a confirmation, ends and creates rows, and some are removed from outside.
 */
function KeptRequests({ count, width }: KeptRequestsProps) {
  const [rows, setRows] = useState<readonly PlanningRequest[]>(() => makeRequests(count))
  const [asked, setAsked] = useState<PlanningRequest>()
  const [arrivedId, setArrivedId] = useState<string>()
  const without = (id: string) => setRows(before => before.filter(row => row.id !== id))
  return (
    <div style={{ maxInlineSize: width }}>
      <Stack>
        <DataGrid
          aria-label="Demandes"
          rows={rows}
          columns={requestColumns}
          getRowId={requestId}
          maxHeight="20rem"
          emptyState={<EmptyState title="Aucune demande" />}
          rowActions={row => [
            { id: 'delete', label: 'Supprimer', onAction: () => setAsked(row) },
            // Services list ended rows after the others.
            {
              id: 'end',
              label: 'Clore',
              onAction: () =>
                setTimeout(() => setRows(all => [...all.filter(each => each !== row), row]), 100),
            },
            {
              id: 'taken',
              label: 'Retirée ailleurs',
              onAction: () => setTimeout(() => without(row.id), 300),
            },
          ]}
          {...(arrivedId !== undefined && { arrivedId })}
        />
        <Button
          onPress={() => {
            const made = makeRequests(count + 1).at(-1)
            if (!made) return
            setRows(before => [...before, made])
            setArrivedId(made.id)
          }}
        >
          Ajouter
        </Button>
      </Stack>
      {asked && (
        <ConfirmDialog
          isOpen
          onOpenChange={() => setAsked(undefined)}
          title="Supprimer la demande ?"
          confirmLabel="Supprimer la demande"
          onConfirm={() => {
            without(asked.id)
            setAsked(undefined)
          }}
        >
          Elle ne revient pas.
        </ConfirmDialog>
      )}
    </div>
  )
}

const meta = {
  title: 'Components/DataGrid/Focus',
  component: KeptRequests,
  args: { count: 3 },
  parameters: { picture: 'none' },
} satisfies Meta<KeptRequestsProps>
export default meta
type Story = StoryObj<typeof meta>

const menus = (canvasElement: HTMLElement) =>
  within(canvasElement).getAllByRole('button', { name: /^Actions/ })

async function choose(trigger: HTMLElement, name: string) {
  trigger.focus()
  await userEvent.keyboard('{Enter}')
  const item = await screen.findByRole('menuitem', { name })
  await waitFor(() => expect(screen.getByRole('menu').contains(document.activeElement)).toBe(true))
  for (let step = 0; step < 3 && document.activeElement !== item; step += 1)
    await userEvent.keyboard('{ArrowDown}')
  await expect(item).toHaveFocus()
  await userEvent.keyboard('{Enter}')
}

async function remove(trigger: HTMLElement) {
  await choose(trigger, 'Supprimer')
  await screen.findByRole('alertdialog')
  await userEvent.tab()
  await expect(screen.getByRole('button', { name: 'Supprimer la demande' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
}

const deletes: Story['play'] = async ({ canvasElement }) => {
  const [first, second, third] = menus(canvasElement).map(button => button.getAttribute('aria-label') ?? '')
  const named = (name = '') => within(canvasElement).getByRole('button', { name })
  await remove(named(second))
  // The next row, then the previous one, then the message that there are none.
  await waitFor(() => expect(named(third)).toHaveFocus())
  await expectFocusInView()
  await remove(named(third))
  await waitFor(() => expect(named(first)).toHaveFocus())
  await expectFocusInView()
  await remove(named(first))
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Aucune demande' })).toHaveFocus())
  await expectFocusInView()
}

/** After a deletion the focus moves to the next row, or else the previous one, or else the heading. */
export const Deleted: Story = { play: deletes }

/** The same with cards. */
export const DeletedCards: Story = { args: { width: '320px' }, play: deletes }

/** A focused row is removed from outside. */
export const TakenAway: Story = {
  args: { count: 40 },
  play: async ({ canvasElement }) => {
    const [, , third, fourth] = menus(canvasElement)
    const next = fourth?.getAttribute('aria-label') ?? ''
    if (!third) throw new Error('no third row')
    await choose(third, 'Retirée ailleurs')
    await waitFor(() => expect(within(canvasElement).getByRole('button', { name: next })).toHaveFocus())
    await expectFocusInView()
  },
}

/** A changed row keeps the focus even if it moves. */
export const Ended: Story = {
  args: { count: 5 },
  play: async ({ canvasElement }) => {
    const [first] = menus(canvasElement)
    const name = first?.getAttribute('aria-label') ?? ''
    if (!first) throw new Error('no row')
    await choose(first, 'Clore')
    await waitFor(() => expect(menus(canvasElement).at(-1)).toHaveAccessibleName(name))
    await waitFor(() => expect(within(canvasElement).getByRole('button', { name })).toHaveFocus())
    await expectFocusInView()
  },
}

const arrives: Story['play'] = async ({ canvasElement, args }) => {
  within(canvasElement).getByRole('button', { name: 'Ajouter' }).focus()
  await userEvent.keyboard('{Enter}')
  const made = makeRequests(args.count + 1).at(-1)
  const name = String(made && requestColumns[0]?.value(made))
  await waitFor(() => expect(document.activeElement).toHaveTextContent(name))
  await expectFocusInView()
}

/** A new row gets the focus, wherever it is among a hundred thousand rows. */
export const ArrivedFarBelow: Story = { args: { count: 100_000 }, play: arrives }

/** The same for the hundredth card, when only thirty are rendered. */
export const ArrivedCard: Story = { args: { count: 99, width: '320px' }, play: arrives }

/** One page of a service, reloaded after each deletion while the previous rows stay visible. */
function ServedRequests({ count }: KeptRequestsProps) {
  const [all, setAll] = useState<readonly PlanningRequest[]>(() => makeRequests(count))
  const [view, setView] = useState({ ...initialView, page: 3 })
  const pageOf = (page: number) => all.slice((page - 1) * 2, page * 2)
  const [served, setServed] = useState({ page: 3, rows: pageOf(3), total: all.length })
  const isAsked = served.page !== view.page || served.total !== all.length
  useEffect(() => {
    if (!isAsked) return undefined
    const timer = setTimeout(
      () => setServed({ page: view.page, rows: pageOf(view.page), total: all.length }),
      150,
    )
    return () => clearTimeout(timer)
  })
  return (
    <DataGrid
      aria-label="Demandes"
      mode="server"
      rows={served.rows}
      rowCount={served.total}
      pageSize={2}
      status={served.page === view.page ? 'ready' : 'refreshing'}
      view={view}
      onViewChange={next => setView({ ...initialView, ...next })}
      columns={requestColumns}
      getRowId={requestId}
      rowActions={row => [
        {
          id: 'delete',
          label: 'Supprimer',
          onAction: () => setAll(before => before.filter(({ id }) => id !== row.id)),
        },
      ]}
    />
  )
}

/** When the only row of the last page is deleted, the previous page appears with the focus on its last row. */
export const LastOfItsPage: Story = {
  render: args => <ServedRequests {...args} />,
  args: { count: 5 },
  play: async ({ canvasElement, args }) => {
    const [only, ...others] = menus(canvasElement)
    await expect(others).toHaveLength(0)
    if (!only) throw new Error('no row')
    await choose(only, 'Supprimer')
    await waitFor(() => expect(menus(canvasElement)).toHaveLength(2))
    const last = menus(canvasElement).at(-1)?.closest('[role="row"]')
    await waitFor(() => expect(last?.contains(document.activeElement)).toBe(true))
    await expectFocusInView()
    const fourth = makeRequests(args.count)[3]
    await expect(last).toHaveTextContent(String(fourth && requestColumns[0]?.value(fourth)))
  },
}

/** The focused element is in view, with long names and in a narrow container. */
export const Permutations: Story = {
  args: { count: 40, width: '24rem' },
  play: async ({ canvasElement }) => {
    const last = menus(canvasElement)[3]
    if (!last) throw new Error('no row')
    await remove(last)
    await expectFocusInView()
    await expect(document.activeElement).toHaveAccessibleName(/^Actions/)
  },
}
