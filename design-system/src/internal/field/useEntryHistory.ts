import { useEffect, useEffectEvent, useLayoutEffect, useRef, type KeyboardEvent, type RefObject } from 'react'
import { isApple } from '../isApple.ts'
import { entered, shown, stepped, type EntryHistory, type FieldMoment } from './entryHistory.ts'

interface EntryHistoryOptions<Held> {
  input: RefObject<HTMLInputElement | null>
  /** The value that the form has: when it is not what it was told, it is another one, and there is nothing to undo. */
  value: string
  /** What the field goes back to. */
  held: Held
  /** Goes back to it, or forth. @returns what the form is told */
  onRestore: (moment: FieldMoment<Held>) => string
}

const nothing = { past: [], future: [], run: null }

/** Which way the keys lead: Ctrl Z, Ctrl Y and Ctrl Shift Z; on Apple's devices ⌘ Z and ⌘ Shift Z. */
function wayOf(event: KeyboardEvent, apple: boolean): 'undo' | 'redo' | undefined {
  const isCommand = apple ? event.metaKey && !event.ctrlKey : event.ctrlKey && !event.metaKey
  if (!isCommand || event.altKey) return undefined
  const key = event.key.toLowerCase()
  if (key === 'z') return event.shiftKey ? 'redo' : 'undo'
  return key === 'y' && !event.shiftKey && !apple ? 'redo' : undefined
}

/**
 * Undo for a field that writes its text anew while it is typed: what a browser could take back is gone with each such
 * writing. The keys do it, and the browser's own menus as far as they still offer it.
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
      // An input method writes in many goes: what counts is how it found the field.
    } else if (!event.isComposing) before.current = now()
  })
  useEffect(() => {
    const element = input.current
    // React's own `onBeforeInput` knows nothing of undoing and deleting.
    const listen = (event: globalThis.InputEvent) => onBeforeInput(event)
    element?.addEventListener('beforeinput', listen)
    return () => element?.removeEventListener('beforeinput', listen)
  }, [input])

  /** Does what the reader asked for as a step that can be undone. @param change tells the form, and returns what */
  const keep = (kind: string, change: () => string) => {
    history.current = entered(history.current, before.current ?? now(), kind)
    before.current = null
    told.current = change()
  }
  return {
    keep,
    /** The change stands in the field, and the caret where it belongs. */
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
