import { userEvent, within } from 'storybook/test'

/** If a list is shown as cards for want of room for its columns, expands each card. */
export async function openCards(canvasElement: HTMLElement): Promise<void> {
  const more = { name: /^\d+ (more values?|autres? valeurs?) / }
  for (const button of within(canvasElement).queryAllByRole('button', more)) await userEvent.click(button)
}
