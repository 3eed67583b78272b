import { use, useRef, type Context } from 'react'
import { ClearButton } from '../field/FieldButton.tsx'
import { focusFirstSegment } from './segments.ts'
import * as styles from './segments.css.ts'

interface Held {
  setValue: (value: null) => void
}

interface ClearSegmentsProps<State extends Held> {
  label: string | undefined
  /** The React Aria context that holds the segments' state. */
  state: Context<State | null>
  onClear: () => void
}

/** Clears the segments too, even if they are not a date or time yet. */
export function ClearSegments<State extends Held>({ label, state, onClear }: ClearSegmentsProps<State>) {
  const held = use(state)
  const button = useRef<HTMLSpanElement>(null)
  const clear = () => {
    focusFirstSegment(button.current?.parentElement ?? null)
    held?.setValue(null)
    onClear()
  }
  return (
    <span ref={button} className={styles.buttons}>
      <ClearButton slot={null} label={label} onPress={clear} />
    </span>
  )
}
