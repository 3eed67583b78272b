import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Stack } from '../../components/Stack/Stack.tsx'
import { Conformance } from './Conformance.tsx'

const specs = import.meta.glob<string>('../../{components,patterns}/*/SPEC.md', {
  query: '?raw',
  import: 'default',
  eager: true,
})

const meta = {
  title: 'Foundations/Conformance',
  component: Conformance,
  args: { specs },
  render: args => (
    <Stack gap={10}>
      <Conformance {...args} />
    </Stack>
  ),
} satisfies Meta<typeof Conformance>
export default meta
type Story = StoryObj<typeof meta>

/** Gathered from the SPEC.md of every component and pattern. */
export const Loaded: Story = {
  play: async ({ canvasElement, globals }) => {
    const wcag = within(canvasElement).getByRole('table', { name: /^WCAG 2\.2/ })
    const title = globals['locale'] === 'fr' ? 'Visibilité du focus' : 'Focus visible'
    const row = within(wcag).getByRole('rowheader', { name: title }).closest('tr')
    await expect(row).toHaveTextContent(/^2\.4\.7.*AA.*Button/)
    await expect(within(canvasElement).getByRole('table', { name: /^RGAA 4\.1/ })).toHaveTextContent('11.11')
  },
}
