import { getNetworkChoices, readNetwork } from '@parvis/api-types/generated/examples/portal'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { delay, http, HttpResponse } from 'msw'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { at, atPlace } from '../../../../../stories/at-its-address.tsx'
import { asRead, filled } from '../../../../../stories/read-texts.ts'
import { inPortal } from '../../../../../stories/withPortal.tsx'
import { network } from '../../application.ts'
import { asked, beside, opens, part, portal, textsOf } from '../../network-stories.fixtures.ts'
import { ExplorerScreen } from './ExplorerScreen.tsx'

const { beforeEach: forget, ...place } = atPlace(network, 'explore', portal, [opens(() => part), ...beside])

const meta = {
  title: 'Screens/Network/Explorer/Years',
  component: ExplorerScreen,
  ...place,
  beforeEach: () => {
    asked.length = 0
    forget()
  },
} satisfies Meta<typeof ExplorerScreen>
export default meta
type Story = StoryObj<typeof meta>

const addressed = (search: string) => inPortal({ ...portal, ...at(network, 'explore', {}, search) })

/** The years available in the filter. */
const choicesOf = (...years: number[]) =>
  http.get(getNetworkChoices.pattern, () => HttpResponse.json({ years, statuses: ['Actif', 'Clos'] }))
const yearsOf = (canvas: { findAllByRole: (role: 'slider') => Promise<HTMLElement[]> }) =>
  canvas.findAllByRole('slider').then(([from, to]) => {
    if (!from || !to) throw new Error('There are not two ends')
    return { from, to }
  })

/** Years are chosen as a range with the keyboard; the full range is no filter. */
export const Narrowed: Story = {
  parameters: { ...addressed('?start=client-1&view=list'), picture: 'none' },
  play: async ({ canvas, globals }) => {
    const texts = textsOf(globals)
    const { from, to } = await yearsOf(canvas)
    await expect(canvas.getByRole('group', { name: texts.explore.years })).toBeVisible()
    await expect(from).toHaveValue('2024')
    await expect(to).toHaveValue('2026')
    await expect(asked.map(({ years }) => years)).toEqual([[]])
    await expect(canvas.queryByText(texts.explore.yearless)).toBeNull()
    from.focus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(from).toHaveAttribute('aria-valuetext', '2025')
    await waitFor(() => expect(asked.at(-1)?.years).toEqual([2025, 2026]))
    to.focus()
    await userEvent.keyboard('{ArrowLeft}')
    await waitFor(() => expect(asked.at(-1)?.years).toEqual([2025]))
    await waitFor(() => expect(from).toHaveValue('2025'))
    await expect(to).toHaveAttribute('aria-valuetext', '2025')
    await expect(canvas.getByText(texts.explore.yearless)).toBeVisible()
  },
}

/** Restores the full range. */
export const All: Story = {
  parameters: { ...addressed('?start=client-1&view=list&year=2025'), picture: 'none' },
  play: async ({ canvas, globals }) => {
    const { from, to } = await yearsOf(canvas)
    await expect(asked.at(-1)?.years).toEqual([2025])
    await expect(from).toHaveValue('2025')
    await expect(to).toHaveValue('2025')
    from.focus()
    await userEvent.keyboard('{Home}')
    await waitFor(() => expect(asked.at(-1)?.years).toEqual([2024, 2025]))
    to.focus()
    await userEvent.keyboard('{End}')
    await waitFor(() => expect(asked.at(-1)?.years).toEqual([]))
    await waitFor(() => expect(to).toHaveValue('2026'))
    await waitFor(() => expect(canvas.queryByText(textsOf(globals).explore.yearless)).toBeNull())
  },
}

/** A reader who continues while a request is pending ends up with the last choice. */
export const InOrder: Story = {
  parameters: {
    ...addressed('?start=client-1&view=list'),
    msw: [
      http.post(readNetwork.pattern, async ({ request }) => {
        const question = (await request.json()) as (typeof asked)[number]
        asked.push(question)
        if (question.years.length === 2) await delay(400)
        return HttpResponse.json(part)
      }),
      ...beside,
    ],
    picture: 'none',
  },
  play: async ({ canvas }) => {
    const { from } = await yearsOf(canvas)
    from.focus()
    await userEvent.keyboard('{ArrowRight}')
    await waitFor(() => expect(asked.at(-1)?.years).toEqual([2025, 2026]))
    await userEvent.keyboard('{ArrowRight}')
    await expect(from).toHaveValue('2026')
    await waitFor(() => expect(asked.at(-1)?.years).toEqual([2026]))
    // Long enough for a late answer to overwrite the choice.
    await delay(600)
    await expect(from).toHaveValue('2026')
  },
}

/** An address with a gap is shown as such: the page names the years left out and offers to include them. */
export const WithAGap: Story = {
  parameters: {
    ...addressed('?start=client-1&view=list&year=2022_2025'),
    msw: [choicesOf(2026, 2025, 2024, 2023, 2022, 2020), opens(() => part), ...beside],
    picture: 'none',
  },
  play: async ({ canvas, globals }) => {
    const texts = textsOf(globals)
    const { from, to } = await yearsOf(canvas)
    await expect(asked.at(-1)?.years).toEqual([2022, 2025])
    await expect(from).toHaveValue('2022')
    await expect(to).toHaveValue('2025')
    const sentence = asRead(filled(texts.explore.yearsLeftOut, { years: '2023–2024' }))
    await expect(canvas.getByText(sentence)).toBeVisible()
    await userEvent.click(
      canvas.getByRole('button', { name: filled(texts.explore.allYears, { from: 2022, to: 2025 }) }),
    )
    await waitFor(() => expect(asked.at(-1)?.years).toEqual([2022, 2023, 2024, 2025]))
    await waitFor(() => expect(canvas.queryByText(sentence)).toBeNull())
    // There is no 2021, so the end moves on to the year before.
    from.focus()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(from).toHaveValue('2020')
    await waitFor(() => expect(asked.at(-1)?.years).toEqual([2020, 2022, 2023, 2024, 2025]))
  },
}

/** With engagements of one year only, there is nothing to choose. */
export const OnlyOne: Story = {
  parameters: {
    ...addressed('?start=client-1&view=list'),
    msw: [choicesOf(2026), opens(() => part), ...beside],
    picture: 'none',
  },
  play: async ({ canvas, globals }) => {
    const texts = textsOf(globals)
    await userEvent.type(
      await canvas.findByRole('combobox', { name: texts.explore.statuses }),
      texts.status.Clos,
    )
    await waitFor(() => expect(screen.getByRole('option', { name: texts.status.Clos })).toBeVisible())
    await userEvent.keyboard('{Escape}')
    await expect(canvas.queryByRole('slider')).toBeNull()
    await expect(canvas.queryByText(texts.explore.years)).toBeNull()
  },
}

/** A failed change resets the ends to what is shown. */
export const NotChanged: Story = {
  parameters: {
    ...addressed('?start=client-1&view=list'),
    msw: [opens(({ years }) => (years.length > 0 ? undefined : part)), ...beside],
    picture: 'none',
  },
  play: async ({ canvas, globals }) => {
    const texts = textsOf(globals)
    const { from } = await yearsOf(canvas)
    from.focus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(from).toHaveValue('2025')
    await expect(await canvas.findByText(texts.explore.notChanged, {}, { timeout: 5000 })).toBeVisible()
    await waitFor(() => expect(from).toHaveValue('2024'))
  },
}
