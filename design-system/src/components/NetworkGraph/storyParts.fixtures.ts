import { expect, waitFor, within } from 'storybook/test'

/** The elements that stories of the network look at. */
export const graph = (canvasElement: HTMLElement) =>
  within(canvasElement).getByRole('application', { name: /^(Graph|Graphe)$/ })
export const tree = (canvasElement: HTMLElement) => within(canvasElement).getByRole('treegrid')
export const focusedRow = () => document.activeElement?.getAttribute('aria-label') ?? ''
/** The last announcement. */
export const status = (canvasElement: HTMLElement) =>
  within(canvasElement)
    .getAllByRole('status')
    .map(region => region.textContent)
    .findLast(words => words !== '') ?? ''

/** The centre of the focus ring in the graph's frame, at the focused node. */
export function ringOf(frame: HTMLElement) {
  const box = frame.querySelector('canvas + div')?.getBoundingClientRect() ?? new DOMRect()
  const own = frame.getBoundingClientRect()
  return { x: box.left + box.width / 2 - own.left, y: box.top + box.height / 2 - own.top }
}

/** The graph, once it is laid out and drawn. */
export async function drawn(canvasElement: HTMLElement): Promise<HTMLElement> {
  await waitFor(() => expect(graph(canvasElement)).toBeVisible(), { timeout: 20_000 })
  // Drawing happens in the next frame.
  await new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  return graph(canvasElement)
}
