import { Button } from '@parvis/design-system/Button'
import { Stack } from '@parvis/design-system/Stack'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { MemoryRouter, useSearchParams } from 'react-router'
import { expect, userEvent, waitFor } from 'storybook/test'
import { useGridView } from './useGridView.ts'

/** A part of the page that reads the view from the address, and can change it. */
function Reader({ name, search }: { name: string; search: string }) {
  const [view, setView] = useGridView()
  return (
    <Button onPress={() => setView({ ...view, search })}>
      {name} · {view.search}
    </Button>
  )
}

function Address() {
  const [search] = useSearchParams()
  return <output>{search.toString()}</output>
}

/**
 * Two parts of a page that read the same view.
 * @param search with which the page is opened
 */
function TwoReaders({ search = '' }: { search?: string }) {
  return (
    <MemoryRouter initialEntries={[`/${search}`]}>
      <Stack gap={2}>
        <Reader name="A" search="bilan" />
        <Reader name="B" search="paie" />
        <Address />
      </Stack>
    </MemoryRouter>
  )
}

const meta = {
  title: 'Patterns/View of a list',
  component: TwoReaders,
  parameters: { picture: 'none' },
} satisfies Meta<typeof TwoReaders>
export default meta

/** Both follow whoever changes the view, so that neither writes an older one over it. */
export const ReadTwice: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^A/ }))
    await waitFor(() => expect(canvas.getByRole('button', { name: 'B · bilan' })).toBeVisible())
    await expect(canvas.getByText('q=bilan')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: /^B/ }))
    await waitFor(() => expect(canvas.getByRole('button', { name: 'A · paie' })).toBeVisible())
    await expect(canvas.getByText('q=paie')).toBeVisible()
  },
}

/** An address whose parameters are in another order is written anew. Neither waits for that for ever. */
export const OtherOrder: StoryObj<typeof meta> = {
  args: { search: '?q=bilan&sort=-year' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('sort=-year&q=bilan')).toBeVisible())
    await userEvent.click(canvas.getByRole('button', { name: /^B/ }))
    await waitFor(() => expect(canvas.getByRole('button', { name: 'A · paie' })).toBeVisible())
    await userEvent.click(canvas.getByRole('button', { name: /^A/ }))
    await waitFor(() => expect(canvas.getByRole('button', { name: 'B · bilan' })).toBeVisible())
    await expect(canvas.getByText('sort=-year&q=bilan')).toBeVisible()
  },
}
