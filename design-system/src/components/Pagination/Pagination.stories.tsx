import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { Stack } from '../Stack/Stack.tsx'
import { Pagination, type PaginationProps } from './Pagination.tsx'

const meta = {
  title: 'Components/Pagination',
  component: Pagination,
  args: { label: 'Pages des demandes', page: 1, pageSize: 50, total: 12_345, onPage: fn(), onPageSize: fn() },
} satisfies Meta<typeof Pagination>
export default meta
type Story = StoryObj<typeof meta>

type HeldProps = Omit<PaginationProps, 'hrefOf'> & { onPage: (page: number) => void }

/** Holds the page number, as a screen does. */
function Held({ page: first, onPage, ...props }: HeldProps) {
  const [page, setPage] = useState(first)
  const [pageSize, setPageSize] = useState(props.pageSize)
  const go = (next: number) => {
    onPage(next)
    setPage(next)
  }
  const { total = 0, label, pageSizes } = props
  return (
    <Pagination
      label={label}
      page={page}
      pageSize={pageSize}
      total={total}
      onPage={go}
      {...(pageSizes && { pageSizes })}
      onPageSize={(size, next) => {
        props.onPageSize?.(size, next)
        setPageSize(size)
        setPage(next)
      }}
    />
  )
}

const previous = { name: /^(Previous page|Page précédente)$/ }
const next = { name: /^(Next page|Page suivante)$/ }

export const Default: Story = {
  args: { total: 100 },
  render: args => <Held {...args} onPage={args.onPage ?? fn()} />,
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    const navigation = canvas.getByRole('navigation', { name: 'Pages des demandes' })
    await expect(canvas.getByRole('status')).toHaveTextContent(/^1–50 (of|sur) 100$/)
    await expect(within(navigation).getByRole('button', { name: 'Page 1' })).toHaveAttribute(
      'aria-current',
      'page',
    )
    const back = canvas.getByRole('button', previous)
    await expect(back).toHaveAttribute('aria-disabled', 'true')
    await userEvent.tab()
    await expect(back).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onPage).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', next))
    await expect(args.onPage).toHaveBeenLastCalledWith(2)
    await expect(canvas.getByRole('status')).toHaveTextContent(/^51–100 (of|sur) 100$/)
    // The last page: there is no next one, and the focus stays where it was.
    await expect(canvas.getByRole('button', next)).toHaveFocus()
    await expect(canvas.getByRole('button', next)).toHaveAttribute('aria-disabled', 'true')
    await userEvent.keyboard(' ')
    await expect(args.onPage).toHaveBeenCalledTimes(1)
    await expect(navigation.querySelectorAll('[aria-current]')).toHaveLength(1)
  },
}

function Linked() {
  const [page, setPage] = useState(1)
  return (
    // Links in stories lead nowhere; this does what a router would.
    <div
      onClickCapture={event => {
        const href =
          event.target instanceof Element ? event.target.closest('a')?.getAttribute('href') : undefined
        event.preventDefault()
        if (href) setPage(Number(href.slice('?page='.length)))
      }}
    >
      <Pagination
        label="Pages des rapports"
        page={page}
        pageSize={20}
        total={55}
        hrefOf={at => `?page=${at}`}
      />
    </div>
  )
}

export const Links: Story = {
  render: () => <Linked />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getAllByRole('link').map(link => link.getAttribute('href'))).toEqual([
      '?page=1',
      '?page=2',
      '?page=3',
      '?page=2',
    ])
    await userEvent.click(canvas.getByRole('link', next))
    await expect(canvas.getByRole('status')).toHaveTextContent(/^21–40 (of|sur) 55$/)
    await userEvent.click(canvas.getByRole('link', next))
    await expect(canvas.getByRole('status')).toHaveTextContent(/^41–55 (of|sur) 55$/)
    await expect(canvas.queryByRole('link', next)).toBeNull()
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Page 3' })).toHaveFocus())
  },
}

export const ManyPages: Story = {
  args: { page: 124 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent(
      /^(6,151–6,200 of 12,345|6\s151–6\s200 sur 12\s345)$/,
    )
  },
}

export const UnknownTotal: Story = {
  render: ({ label }) => (
    <Stack>
      <Pagination label={label} page={2} pageSize={50} shown={50} hasNext onPage={fn()} />
      <Pagination label={`${label} (fin)`} page={3} pageSize={50} shown={12} hasNext={false} onPage={fn()} />
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const [open, ended] = within(canvasElement).getAllByRole('status')
    await expect(open).toHaveTextContent(/^(51–100 of more than 100|51–100 sur plus de 100)$/)
    await expect(ended).toHaveTextContent(/^101–112 (of|sur) 112$/)
    const [first, second] = within(canvasElement).getAllByRole('button', next)
    await expect(first).not.toHaveAttribute('aria-disabled')
    await expect(second).toHaveAttribute('aria-disabled', 'true')
  },
}

export const PageSizes: Story = {
  args: { page: 4, pageSizes: [25, 50, 100] },
  render: args => <Held {...args} onPage={args.onPage ?? fn()} />,
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    const sizes = canvas.getByRole('button', { name: /(Rows per page|Lignes par page)/ })
    sizes.focus()
    await userEvent.keyboard('{Enter}')
    await userEvent.click(await screen.findByRole('option', { name: '100' }))
    await expect(args.onPageSize).toHaveBeenLastCalledWith(100, 2)
    await expect(canvas.getByRole('status')).toHaveTextContent(/^101–200/)
  },
}

export const Jump: Story = {
  render: args => <Held {...args} onPage={args.onPage ?? fn()} />,
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    const field = canvas.getByRole('textbox', { name: /^(Go to page|Aller à la page)$/ })
    await userEvent.type(field, '40{Enter}')
    await expect(args.onPage).toHaveBeenLastCalledWith(40)
    await expect(canvas.getByRole('button', { name: 'Page 40' })).toHaveAttribute('aria-current', 'page')
    await expect(field).toHaveValue('')
    await expect(field).toHaveFocus()
    await userEvent.type(field, '999{Enter}')
    await expect(args.onPage).toHaveBeenLastCalledWith(247)
    await userEvent.tab()
    await expect(args.onPage).toHaveBeenCalledTimes(2)
  },
}

export const OnePage: Story = {
  args: { total: 12 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent(/^1–12 (of|sur) 12$/)
    await expect(within(canvasElement).queryByRole('navigation')).toBeNull()
  },
}

export const Nothing: Story = {
  args: { total: 0 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent(
      /^(Nothing to show|Rien à afficher)$/,
    )
    await expect(within(canvasElement).queryByRole('navigation')).toBeNull()
  },
}

export const CompactWhenNarrow: Story = {
  render: ({ label }) => (
    <div style={{ inlineSize: '20rem' }}>
      <Pagination label={label} page={3} pageSize={50} total={12_345} onPage={fn()} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText(/^Page 3 (of|sur) 247$/)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Page 3' })).toBeNull()
    await expect(canvas.getByRole('button', next)).toBeVisible()
  },
}

export const Permutations: Story = {
  render: () => (
    <Stack gap={6}>
      <Pagination label="Première" page={1} pageSize={50} total={12_345} onPage={fn()} />
      <Pagination
        label="Milieu"
        page={6_200}
        pageSize={1000}
        total={12_345_678}
        onPage={fn()}
        pageSizes={[100, 1000]}
        onPageSize={fn()}
      />
      <Pagination label="Liens" page={7} pageSize={50} total={350} hrefOf={page => `?page=${page}`} />
      <Pagination label="Total inconnu" page={2} pageSize={50} shown={50} hasNext onPage={fn()} />
      <Pagination label="Rien" page={1} pageSize={50} total={0} onPage={fn()} />
    </Stack>
  ),
}
