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
  render: args => (
    <Stack gap={10}>
      <Conformance {...args} />
    </Stack>
  ),
} satisfies Meta<typeof Conformance>
export default meta
type Story = StoryObj<typeof meta>

const titles = { en: 'Focus visible', fr: 'Visibilité du focus' }

const playFocusVisible: Story['play'] = async ({ canvasElement, globals }) => {
  const wcag = within(canvasElement).getByRole('table', { name: /^WCAG 2\.2/ })
  const title = globals['locale'] === 'fr' ? titles.fr : titles.en
  const row = within(wcag).getByRole('rowheader', { name: title }).closest('tr')
  await expect(row).toHaveTextContent(/^2\.4\.7.*AA.*Button/)
  await expect(within(canvasElement).getByRole('table', { name: /^RGAA 4\.1/ })).toHaveTextContent('11.11')
}

/** Gathered from the SPEC.md of every component and pattern. */
export const EveryComponent: Story = {
  args: { specs },
  // It lists all other components, so each of them would change its picture.
  parameters: { picture: 'none' },
  play: playFocusVisible,
}

/** The page when only a few components answer. */
export const Loaded: Story = {
  args: {
    specs: {
      'components/Button/SPEC.md': 'Answers: WCAG 2.2 1.4.11, 2.4.7, 2.5.8, 4.1.2 · RGAA 3.2, 7.1, 10.7',
      'components/TextField/SPEC.md':
        'Answers: WCAG 2.2 1.3.5, 2.4.7, 3.3.1, 3.3.2, 4.1.2 · RGAA 11.1, 11.2, 11.10, 11.11, 11.13',
    },
  },
  play: playFocusVisible,
}
