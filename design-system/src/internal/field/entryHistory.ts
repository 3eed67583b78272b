/** What a field held, and what was selected in it. */
export interface FieldMoment<Held> {
  /** What the field goes back to. */
  held: Held
  /** How it was shown, and the selection within that. */
  text: string
  start: number
  end: number
}

/** What can be undone and done again, the latest at the end. */
export interface EntryHistory<Held> {
  past: readonly FieldMoment<Held>[]
  future: readonly FieldMoment<Held>[]
  /** What the last change was, and how it left the field: a key of the same kind right there joins it. */
  run: { kind: string; left: FieldMoment<Held> | null } | null
}

/** Steps that are kept at most. */
const most = 100
/** What follows key by key is one step, as in the browser's own fields. */
const joining = new Set(['insertText', 'deleteContentBackward', 'deleteContentForward'])

const isSame = <Held>(one: FieldMoment<Held>, other: FieldMoment<Held>) =>
  one.text === other.text && one.start === other.start && one.end === other.end

/** A change begins. @param before how it finds the field @param kind the browser's `inputType` */
export function entered<Held>(
  history: EntryHistory<Held>,
  before: FieldMoment<Held>,
  kind: string,
): EntryHistory<Held> {
  const { past, run } = history
  const joins = run?.kind === kind && joining.has(kind) && run.left !== null && isSame(run.left, before)
  return { past: joins ? past : [...past, before].slice(-most), future: [], run: { kind, left: null } }
}

/** The change is shown. @param left how it leaves the field */
export function shown<Held>(history: EntryHistory<Held>, left: FieldMoment<Held>): EntryHistory<Held> {
  return history.run?.left === null ? { ...history, run: { ...history.run, left } } : history
}

/**
 * One step back, or forth again.
 * @param now how it finds the field
 * @returns the moment to go to; undefined when there is none
 */
export function stepped<Held>(
  history: EntryHistory<Held>,
  way: 'undo' | 'redo',
  now: FieldMoment<Held>,
): { history: EntryHistory<Held>; to: FieldMoment<Held> | undefined } {
  const from = way === 'undo' ? history.past : history.future
  // What changed nothing that is seen, as a space that the field does not take, is no step.
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
