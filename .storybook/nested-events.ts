import { configure } from 'storybook/test'

/**
 * Dispatches an event that occurs during another one without Storybook's wrapper.
 *
 * When React removes a focused field that was typed into, the browser fires `blur` during React's commit, and
 * user-event responds with the pending `change`. Storybook wraps each user-event dispatch in `act`, which renders
 * synchronously: React fails with "Should not already be working" and renders no story after that.
 */
export function keepNestedEventsPlain(): void {
  configure(existing => ({
    // oxlint-disable-next-line typescript/no-deprecated -- the only thing that tells whether an event is under way
    eventWrapper: dispatch => (window.event === undefined ? existing.eventWrapper(dispatch) : dispatch()),
  }))
}
