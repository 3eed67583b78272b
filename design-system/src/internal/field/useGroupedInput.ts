import { useLayoutEffect, useReducer, useRef, useState, type InputEvent, type RefObject } from 'react'
import { useEntryHistory } from './useEntryHistory.ts'

interface GroupedInput<Held> {
  input: RefObject<HTMLInputElement | null>
  /** The value that the form has. */
  value: string
  /** The text in the field, including group separators. */
  text: string
  /** Whether a character is part of the input rather than a group separator. */
  counts: (character: string) => boolean
  /**
   * Called with the typed text, whose groups may be out of place; renders with a new `text`. `isPaste`: it was inserted
   * as a whole.
   * @returns the value reported to the form
   */
  onType: (typed: string, isPaste: boolean) => string
  /** The state behind `text`, for undo. */
  held: Held
  /** Restores a previous state for undo or redo. @returns the value reported to the form */
  onRestore: (held: Held) => string
}
type Counts = (character: string) => boolean

const counted = (text: string, counts: Counts) => text.split('').filter(counts).length

/** The caret position after the given number of counted characters. */
export function caretAfter(text: string, count: number, counts: Counts): number {
  if (count === 0) return 0
  let seen = 0
  for (let at = 0; at < text.length; at += 1) {
    if (counts(text.charAt(at))) seen += 1
    if (seen === count) return at + 1
  }
  return text.length
}

/** The text without the counted character at an index, from 0. */
function without(text: string, place: number, counts: Counts): string {
  const end = caretAfter(text, place + 1, counts)
  return text.slice(0, end - 1) + text.slice(end)
}

/**
 * Groups the text while it is typed. The caret stays behind the same character, and a delete key next to a gap deletes
 * the character beyond it. Supports undo and redo.
 */
export function useGroupedInput<Held>(options: GroupedInput<Held>) {
  const { input, value, text, counts, onType, held, onRestore } = options
  const kind = useRef('')
  const before = useRef(text)
  /** Start and end of the selection: in the typed text, and as the number of counted characters before them. */
  const caret = useRef<{ typed: string; at: [number, number]; places: [number, number] } | null>(null)
  const [composed, setComposed] = useState<string | null>(null)
  const [, renderAgain] = useReducer((count: number) => count + 1, 0)
  const history = useEntryHistory<Held>({
    input,
    value,
    held,
    onRestore: ({ text: typed, start, end, held: then }) => {
      const places: [number, number] = [
        counted(typed.slice(0, start), counts),
        counted(typed.slice(0, end), counts),
      ]
      caret.current = { typed, at: [start, end], places }
      renderAgain()
      return onRestore(then)
    },
  })

  // When React writes the value, the caret jumps to the end, even if the text has not changed.
  useLayoutEffect(() => {
    before.current = text
    const element = input.current
    if (caret.current === null || !element || document.activeElement !== element) return
    const { typed, at, places } = caret.current
    caret.current = null
    const [start, end] =
      text === typed ? at : [caretAfter(text, places[0], counts), caretAfter(text, places[1], counts)]
    element.setSelectionRange(start, end)
    history.settle()
  })

  const change = (typed: string) => {
    const element = input.current
    // A character that is still being composed by an input method: grouping would break it.
    if (kind.current === 'composing') {
      setComposed(typed)
      return
    }
    setComposed(null)
    let next = typed
    const at = element?.selectionStart ?? typed.length
    let place = counted(typed.slice(0, at), counts)
    const onlyGap =
      counted(typed, counts) === counted(before.current, counts) && typed.length < before.current.length
    if (onlyGap && kind.current === 'deleteContentBackward' && place > 0) {
      place -= 1
      next = without(typed, place, counts)
    } else if (onlyGap && kind.current === 'deleteContentForward' && place < counted(typed, counts)) {
      next = without(typed, place, counts)
    }
    caret.current = { typed, at: [at, at], places: [place, place] }
    renderAgain()
    const isPaste = kind.current === 'insertFromPaste' || kind.current === 'insertReplacementText'
    history.keep(kind.current, () => onType(next, isPaste))
  }
  return {
    /** What the field shows. */
    shown: composed ?? text,
    change,
    /** Performs another change as an undoable step. @param step returns the value reported to the form */
    keep: (step: () => string) => history.keep('', step),
    /** Event handlers for the input. */
    events: {
      ...history.events,
      onInput(event: InputEvent<HTMLInputElement>) {
        const { nativeEvent } = event
        // Browser autofill has no `inputType`; it inserts the whole text, like a paste.
        kind.current = nativeEvent.isComposing
          ? 'composing'
          : (nativeEvent.inputType ?? 'insertReplacementText')
      },
      onCompositionEnd() {
        kind.current = 'composed'
        change(input.current?.value ?? '')
      },
    },
  }
}
