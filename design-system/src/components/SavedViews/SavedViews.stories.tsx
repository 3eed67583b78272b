import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { initialView, type GridView } from '../DataGrid/gridView.ts'
import type { GridSavedView } from '../DataGrid/savedViews.ts'
import { SavedViews, type SavedViewsProps } from './SavedViews.tsx'

const keep = fn<(views: readonly GridSavedView[]) => Promise<void>>()

function Keeping(props: SavedViewsProps) {
  const [views, setViews] = useState(props.views)
  const [view, setView] = useState<GridView>(props.view)
  return (
    <SavedViews
      {...props}
      views={views}
      view={view}
      onViewChange={next => {
        setView(next)
        props.onViewChange(next)
      }}
      onViewsChange={async next => {
        await keep(next)
        setViews(next)
      }}
    />
  )
}

const audits: GridSavedView = { id: 'a', name: 'Audits', view: { ...initialView, search: 'audit' } }

const meta = {
  title: 'Components/SavedViews',
  component: SavedViews,
  args: { views: [audits], view: initialView, startView: initialView, onViewChange: fn() },
  render: args => <Keeping {...args} />,
  beforeEach: () => {
    keep.mockReset().mockResolvedValue(undefined)
  },
} satisfies Meta<typeof SavedViews>
export default meta
type Story = StoryObj<typeof meta>

const none = /^(Views|Vues)$/

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: none }))
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Audits' }))
    await expect(args.onViewChange).toHaveBeenLastCalledWith(audits.view)
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Audits' })).toBeVisible())
    await expect(canvas.getByRole('status')).toHaveTextContent(/Audits/)
  },
}

/** Saves the current view under a name. */
async function save(canvas: ReturnType<typeof within>): Promise<void> {
  await userEvent.click(canvas.getByRole('button', { name: none }))
  await userEvent.click(await screen.findByRole('menuitem', { name: /^(Save as|Enregistrer)/ }))
  const dialog = within(await screen.findByRole('dialog'))
  await userEvent.type(dialog.getByRole('textbox'), 'Tout{Enter}')
}

export const SavedAs: Story = {
  parameters: { picture: 'none' },
  play: async ({ canvas }) => {
    await save(canvas)
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Tout' })).toBeVisible())
    await expect(keep).toHaveBeenCalledOnce()
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(/Tout/))
  },
}

export const Failing: Story = {
  beforeEach: () => {
    keep.mockReset().mockRejectedValueOnce(new Error('no')).mockResolvedValue(undefined)
  },
  play: async ({ canvas }) => {
    await save(canvas)
    await userEvent.click(await canvas.findByRole('button', { name: /^(Try again|Réessayer)$/ }))
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Tout' })).toBeVisible())
    await expect(keep).toHaveBeenCalledTimes(2)
  },
}

export const Permutations: Story = {
  args: {
    views: [{ ...audits, name: 'Réaffectation_des_établissements_et_des_commanditaires '.repeat(2).trim() }],
    view: audits.view,
  },
}
