/** Helpers for stories with charts. */
import { expect, waitFor, within } from 'storybook/test'

/** The drawing of the first chart, or null while there is only the table. */
export function plotOf(around: HTMLElement): HTMLElement | null {
  return within(around).queryByRole('application')
}

/** The drawing of the first chart, once its lazily loaded code has drawn it. */
export async function drawn(around: HTMLElement): Promise<HTMLElement> {
  const plot = await within(around).findByRole('application')
  await waitFor(() => expect(plot.querySelector('[data-drawn="true"]')).not.toBeNull())
  return plot
}

/** Waits for the live region to announce a text. */
export async function said(around: HTMLElement, words: RegExp): Promise<void> {
  await waitFor(() => expect(around.querySelector('[data-live-announcer]')).toHaveTextContent(words))
}
