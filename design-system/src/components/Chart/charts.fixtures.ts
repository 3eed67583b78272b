/** What stories do with charts. */
import { expect, waitFor, within } from 'storybook/test'

/** The drawing of the first chart, or none while there is only the table. */
export function plotOf(around: HTMLElement): HTMLElement | null {
  return within(around).queryByRole('application')
}

/** The drawing of the first chart, once it is drawn: what draws is loaded late. */
export async function drawn(around: HTMLElement): Promise<HTMLElement> {
  const plot = await within(around).findByRole('application')
  await waitFor(() => expect(plot.querySelector('[data-drawn="true"]')).not.toBeNull())
  return plot
}

/** Waits until a screen reader is told this. */
export async function said(around: HTMLElement, words: RegExp): Promise<void> {
  await waitFor(() => expect(around.querySelector('[data-live-announcer]')).toHaveTextContent(words))
}
