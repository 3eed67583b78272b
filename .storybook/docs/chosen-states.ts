/** Which states of a page are looked at: kept in the address, so that a link shows the same ones. */

/** The event by which a page tells Storybook's own window, whose address it is. */
export const statesChosen = 'parvis/states-chosen'

export interface ChosenStates {
  /** One of `stateKinds`, or `all`. */
  kind: string
  /** What the name of a state contains. */
  find: string
}

/** What the address says. A page that stands by itself, in no Storybook, has its own. */
export function readChosenStates(): ChosenStates {
  const query = new URLSearchParams(window.parent.location.search)
  return { kind: query.get('kind') ?? 'all', find: query.get('find') ?? '' }
}
