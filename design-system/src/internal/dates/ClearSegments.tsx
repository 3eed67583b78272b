import { use, useRef, type Context } from 'react'
import { ClearButton } from '../field/FieldButton.tsx'
import { focusFirstSegment } from './DateSegments.tsx'
import * as segments from './segments.css.ts'

interface Held {
  setValue: (value: null) => void
}

interface ClearSegmentsProps<State extends Held> {
  label: string | undefined
  /** Where React Aria keeps what stands in the segments. */
  state: Context<State | null>
  onClear: () => void
}

/** Empties the segments too, also those that are no date or time yet. */
export function ClearSegments<State extends Held>({ label, state, onClear }: ClearSegmentsProps<State>) {
  const held = use(state)
  const button = useRef<HTMLSpanElement>(null)
  const clear = () => {
    focusFirstSegment(button.current?.parentElement ?? null)
    held?.setValue(null)
    onClear()
  }
  return (
    <span ref={button} className={segments.buttons}>
      <ClearButton slot={null} label={label} onPress={clear} />
    </span>
  )
}
