/** The content of a field, and its selection. */
export interface FieldMoment<Held> {
  /** The state to restore. */
  held: Held
  /** How it was displayed, and the selection within that text. */
  text: string
  start: number
  end: number
}

/** What can be undone and redone, the latest at the end. */
export interface EntryHistory<Held> {
  past: readonly FieldMoment<Held>[]
  future: readonly FieldMoment<Held>[]
  /**
   * The kind of the last change and the state after it: another key press of the same kind at that position joins it.
   */
  run: { kind: string; left: FieldMoment<Held> | null } | null
}

/** Maximum number of steps kept. */
const most = 100
/** Consecutive key presses are one step, as in the browser's own fields. */
const joining = new Set(['insertText', 'deleteContentBackward', 'deleteContentForward'])

const isSame = <Held>(one: FieldMoment<Held>, other: FieldMoment<Held>) =>
  one.text === other.text && one.start === other.start && one.end === other.end

/** A change begins. @param before the state before it @param kind the browser's `inputType` */
export function entered<Held>(
  history: EntryHistory<Held>,
  before: FieldMoment<Held>,
  kind: string,
): EntryHistory<Held> {
  const { past, run } = history
  const joins = run?.kind === kind && joining.has(kind) && run.left !== null && isSame(run.left, before)
  return { past: joins ? past : [...past, before].slice(-most), future: [], run: { kind, left: null } }
}

/** The change has been rendered. @param left the state after it */
export function shown<Held>(history: EntryHistory<Held>, left: FieldMoment<Held>): EntryHistory<Held> {
  return history.run?.left === null ? { ...history, run: { ...history.run, left } } : history
}

/**
 * Undoes or redoes one step.
 * @param now the current state of the field
 * @returns the moment to go to; undefined when there is none
 */
export function stepped<Held>(
  history: EntryHistory<Held>,
  way: 'undo' | 'redo',
  now: FieldMoment<Held>,
): { history: EntryHistory<Held>; to: FieldMoment<Held> | undefined } {
  const from = way === 'undo' ? history.past : history.future
  // Changes without a visible effect, such as a space that the field rejects, do not count as steps.
  const at = from.findLastIndex(({ text }) => text !== now.text)
  const to = from[at]
  if (!to) return { history, to }
  const rest = from.slice(0, at)
  return {
    to,
    history:
      way === 'undo'
        ? { past: rest, future: [...history.future, now], run: null }
        : { past: [...history.past, now], future: rest, run: null },
  }
}
