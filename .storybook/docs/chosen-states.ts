/** The filters for the states on a page, kept in the address so that a link shows the same ones. */

/** The event with which a page tells Storybook's own window, which owns the address. */
export const statesChosen = 'parvis/states-chosen'

export interface ChosenStates {
  /** One of `stateKinds`, or `all`. */
  kind: string
  /** Text that the name of a state must contain. */
  find: string
}

/** Reads the filters from the address. A page opened outside Storybook has its own address. */
export function readChosenStates(): ChosenStates {
  const query = new URLSearchParams(window.parent.location.search)
  return { kind: query.get('kind') ?? 'all', find: query.get('find') ?? '' }
}
