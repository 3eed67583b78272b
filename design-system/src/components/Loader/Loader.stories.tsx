import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, waitFor, within } from 'storybook/test'
import { Loader, type LoaderProps } from './Loader.tsx'

const meta = {
  title: 'Feedback/Loader',
  component: Loader,
  args: { label: 'Vérification de vos droits…', delay: 0 },
} satisfies Meta<typeof Loader>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('Vérification de vos droits…')
  },
}

function Repeated(props: LoaderProps) {
  const [visit, setVisit] = useState(0)
  return (
    <>
      <Loader key={visit} {...props} />
      <button type="button" hidden onClick={() => setVisit(visit + 1)}>
        again
      </button>
    </>
  )
}

export const AfterADelay: Story = {
  args: { delay: 300 },
  render: args => <Repeated {...args} />,
  play: async ({ canvasElement }) => {
    // The story also appears on the docs page, which does not show stories that start by mounting.
    const before = within(canvasElement).getByRole('status')
    within(canvasElement).getByText('again').click()
    await waitFor(() => expect(before).not.toBeInTheDocument())
    const status = within(canvasElement).getByRole('status')
    await expect(status).toBeEmptyDOMElement()
    await waitFor(() => expect(status).toHaveTextContent('Vérification de vos droits…'))
  },
}
export const Permutations: Story = {
  args: {
    label:
      'Vérification de vos droits d’accès aux applications du cabinet, de ses établissements secondaires et de leurs ' +
      `commanditaires ${'anticonstitutionnellement'.repeat(5)}…`,
  },
  play: async ({ canvasElement }) => {
    const status = within(canvasElement).getByRole('status')
    await expect(status.scrollWidth).toBeLessThanOrEqual(status.clientWidth)
  },
}
