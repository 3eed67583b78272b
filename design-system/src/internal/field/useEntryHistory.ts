import { useEffect, useEffectEvent, useLayoutEffect, useRef, type KeyboardEvent, type RefObject } from 'react'
import { isApple } from '../isApple.ts'
import { entered, shown, stepped, type EntryHistory, type FieldMoment } from './entryHistory.ts'

interface EntryHistoryOptions<Held> {
  input: RefObject<HTMLInputElement | null>
  /**
   * The value that the form has. If it differs from the last one reported, it was replaced, and there is nothing to
   * undo.
   */
  value: string
  /** The state to restore. */
  held: Held
  /** Restores a state for undo or redo. @returns the value reported to the form */
  onRestore: (moment: FieldMoment<Held>) => string
}

const nothing = { past: [], future: [], run: null }

/** The direction of a shortcut: Ctrl Z, Ctrl Y and Ctrl Shift Z; on Apple devices ⌘ Z and ⌘ Shift Z. */
function wayOf(event: KeyboardEvent, apple: boolean): 'undo' | 'redo' | undefined {
  const isCommand = apple ? event.metaKey && !event.ctrlKey : event.ctrlKey && !event.metaKey
  if (!isCommand || event.altKey) return undefined
  const key = event.key.toLowerCase()
  if (key === 'z') return event.shiftKey ? 'redo' : 'undo'
  return key === 'y' && !event.shiftKey && !apple ? 'redo' : undefined
}

/**
 * Undo for a field that reformats its text while it is typed, which erases the browser's undo history each time. Works
 * with the shortcuts, and with the browser's menus as far as these still offer it.
 */
export function useEntryHistory<Held>({ input, value, held, onRestore }: EntryHistoryOptions<Held>) {
  const history = useRef<EntryHistory<Held>>(nothing)
  const told = useRef(value)
  const current = useRef(held)
  const before = useRef<FieldMoment<Held> | null>(null)
  useLayoutEffect(() => {
    current.current = held
  })
  useLayoutEffect(() => {
    if (value === told.current) return
    told.current = value
    history.current = nothing
  }, [value])

  const now = (): FieldMoment<Held> => {
    const text = input.current?.value ?? ''
    const end = input.current?.selectionEnd ?? text.length
    return { held: current.current, text, start: input.current?.selectionStart ?? end, end }
  }
  const step = (way: 'undo' | 'redo') => {
    if (input.current?.readOnly !== false || input.current.disabled) return
    const { history: next, to } = stepped(history.current, way, now())
    history.current = next
    if (to) told.current = onRestore(to)
  }
  const onBeforeInput = useEffectEvent((event: globalThis.InputEvent) => {
    const isUndo = event.inputType === 'historyUndo'
    if (isUndo || event.inputType === 'historyRedo') {
      event.preventDefault()
      step(isUndo ? 'undo' : 'redo')
      // An input method changes the text several times: what counts is the state before the first change.
    } else if (!event.isComposing) before.current = now()
  })
  useEffect(() => {
    const element = input.current
    // React's own `onBeforeInput` does not cover undo and deletion.
    const listen = (event: globalThis.InputEvent) => onBeforeInput(event)
    element?.addEventListener('beforeinput', listen)
    return () => element?.removeEventListener('beforeinput', listen)
  }, [input])

  /**
   * Performs an action of the reader as one undoable step. @param change reports to the form and returns the reported
   * value
   */
  const keep = (kind: string, change: () => string) => {
    history.current = entered(history.current, before.current ?? now(), kind)
    before.current = null
    told.current = change()
  }
  return {
    keep,
    /** Call this once the change is rendered and the caret is in its place. */
    settle: () => {
      history.current = shown(history.current, now())
    },
    events: {
      onCompositionStart: () => {
        before.current = now()
      },
      onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => {
        const way = event.nativeEvent.isComposing ? undefined : wayOf(event, isApple())
        if (!way) return
        event.preventDefault()
        step(way)
      },
    },
  }
}
