import { expect, waitFor, within } from 'storybook/test'

/** What stories of the network look at. */
export const graph = (canvasElement: HTMLElement) =>
  within(canvasElement).getByRole('application', { name: /^(Graph|Graphe)$/ })
export const tree = (canvasElement: HTMLElement) => within(canvasElement).getByRole('treegrid')
export const focusedRow = () => document.activeElement?.getAttribute('aria-label') ?? ''
/** What was said last. */
export const status = (canvasElement: HTMLElement) =>
  within(canvasElement)
    .getAllByRole('status')
    .map(region => region.textContent)
    .findLast(words => words !== '') ?? ''

/** The middle of the ring of the focus, in the frame of the graph: where the keys are. */
export function ringOf(frame: HTMLElement) {
  const box = frame.querySelector('canvas + div')?.getBoundingClientRect() ?? new DOMRect()
  const own = frame.getBoundingClientRect()
  return { x: box.left + box.width / 2 - own.left, y: box.top + box.height / 2 - own.top }
}

/** The graph once it is arranged and drawn. */
export async function drawn(canvasElement: HTMLElement): Promise<HTMLElement> {
  await waitFor(() => expect(graph(canvasElement)).toBeVisible(), { timeout: 20_000 })
  // Drawing waits for the next frame.
  await new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  return graph(canvasElement)
}
