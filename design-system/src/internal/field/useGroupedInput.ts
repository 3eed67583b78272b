import { useLayoutEffect, useReducer, useRef, useState, type InputEvent, type RefObject } from 'react'
import { useEntryHistory } from './useEntryHistory.ts'

interface GroupedInput<Held> {
  input: RefObject<HTMLInputElement | null>
  /** The value that the form has. */
  value: string
  /** What stands in the field, groups and all. */
  text: string
  /** Whether a character is the reader's, not one that only parts the groups. */
  counts: (character: string) => boolean
  /**
   * Called with what was typed, groups in disorder; renders with a new `text`. `isPaste`: it came as a whole.
   * @returns what the form is told
   */
  onType: (typed: string, isPaste: boolean) => string
  /** All that `text` is made of, to go back to. */
  held: Held
  /** Goes back to what was held, or forth. @returns what the form is told */
  onRestore: (held: Held) => string
}
type Counts = (character: string) => boolean

const counted = (text: string, counts: Counts) => text.split('').filter(counts).length

/** Where the caret stands after so many characters of the reader. */
export function caretAfter(text: string, count: number, counts: Counts): number {
  if (count === 0) return 0
  let seen = 0
  for (let at = 0; at < text.length; at += 1) {
    if (counts(text.charAt(at))) seen += 1
    if (seen === count) return at + 1
  }
  return text.length
}

/** The text without the character of the reader at a place, counted from 0. */
function without(text: string, place: number, counts: Counts): string {
  const end = caretAfter(text, place + 1, counts)
  return text.slice(0, end - 1) + text.slice(end)
}

/**
 * Groups what is typed while it is typed. The caret stays behind the character that it stood behind, and a key that
 * only meets the gap between two groups takes the character beyond it. What was typed can be undone and done again.
 */
export function useGroupedInput<Held>(options: GroupedInput<Held>) {
  const { input, value, text, counts, onType, held, onRestore } = options
  const kind = useRef('')
  const before = useRef(text)
  /** Where the selection begins and ends: in the text as it was typed, and after how many characters of the reader. */
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

  // The value that React writes puts the caret to the end, also when it is the same text as before.
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
    // Half a character of an input method: grouping it would tear it.
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
    /** Does something else to the field as a step that can be undone. @param step returns what the form is told */
    keep: (step: () => string) => history.keep('', step),
    /** For the input itself. */
    events: {
      ...history.events,
      onInput(event: InputEvent<HTMLInputElement>) {
        const { nativeEvent } = event
        // What the browser fills in has no type; it comes as a whole, like a paste.
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
