import { configure } from 'storybook/test'

/**
 * Leaves an event that comes in the middle of another one to whatever handles that one.
 *
 * When React takes a field away that was typed into and has the focus, the browser says `blur` in the middle of React's
 * commit, and user-event answers with the `change` that is due. Storybook wraps each event of user-event in `act`, which
 * then draws at once: React stops with "Should not already be working", and draws nothing in any story after that.
 */
export function keepNestedEventsPlain(): void {
  configure(existing => ({
    // oxlint-disable-next-line typescript/no-deprecated -- the only thing that tells whether an event is under way
    eventWrapper: dispatch => (window.event === undefined ? existing.eventWrapper(dispatch) : dispatch()),
  }))
}
