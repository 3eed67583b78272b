import { use } from 'react'
import { ProgressBarContext } from 'react-aria-components/ProgressBar'

interface WaitingProps {
  /** What is loading, as text. */
  label: string
  className: string
}

/**
 * An indeterminate progress indicator. React Aria's button uses its name to announce the pending state. React Aria's
 * own progress bar formats a number, which this one does not have: 2 kB on every page.
 */
export function Waiting({ label, className }: WaitingProps) {
  const around = use(ProgressBarContext)
  const id = around && 'id' in around ? around.id : undefined
  return (
    <span
      id={id}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      className={className}
    />
  )
}
