import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Stack } from '../Stack/Stack.tsx'
import { DateTime, dateTimeForms } from './DateTime.tsx'

const meta = {
  title: 'Components/DateTime',
  component: DateTime,
  args: { value: '2026-07-18T22:05:33Z' },
  argTypes: { form: { control: 'select', options: dateTimeForms } },
} satisfies Meta<typeof DateTime>
export default meta
type Story = StoryObj<typeof meta>

const isFrench = () => document.documentElement.lang === 'fr'

/** Half past midnight in Paris, the time zone of the tests, is the evening before in UTC. */
export const Moment: Story = {
  play: async ({ canvasElement }) => {
    const shown = within(canvasElement).getByText(isFrench() ? '19-07-2026 00:05:33' : '07/19/2026 12:05 AM')
    await expect(shown).toHaveAttribute('datetime', '2026-07-18T22:05:33.000Z')
  },
}
export const WithoutZone: Story = {
  args: { value: '2026-01-18T22:05:33' },
  play: async ({ canvasElement }) => {
    const winter = isFrench() ? '18-01-2026 23:05:33' : '01/18/2026 11:05 PM'
    await expect(within(canvasElement).getByText(winter)).toBeVisible()
  },
}
export const DateOnly: Story = {
  args: { value: '2026-07-18' },
  play: async ({ canvasElement }) => {
    const shown = within(canvasElement).getByText(isFrench() ? '18-07-2026' : '07/18/2026')
    await expect(shown).toHaveAttribute('datetime', '2026-07-18')
  },
}
export const Day: Story = {
  args: { form: 'day' },
  play: async ({ canvasElement }) => {
    const words = isFrench() ? /^dimanche 19 juillet 2026$/ : /^Sunday, July 19, 2026$/
    await expect(within(canvasElement).getByText(words)).toBeVisible()
  },
}
export const Deadline: Story = {
  args: { form: 'deadline' },
  play: async ({ canvasElement }) => {
    const words = isFrench() ? '19 juil. 2026' : 'Jul 19, 2026'
    await expect(within(canvasElement).getByText(words)).toBeVisible()
  },
}
export const NoMoment: Story = {
  args: { value: 'bientôt' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('bientôt')).toBeVisible()
  },
}
export const Permutations: Story = {
  render: () => (
    <Stack gap={2}>
      {dateTimeForms.map(form => (
        <DateTime key={form} value="2026-07-18T22:05:33Z" form={form} />
      ))}
      <DateTime value="2026-11-30" />
      <DateTime value="2026-11-30" form="day" />
      <DateTime value="2026-11-30" form="deadline" />
      <DateTime value="anticonstitutionnellement" />
    </Stack>
  ),
}
