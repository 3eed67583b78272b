import { use } from 'react'
import { ProgressBarContext } from 'react-aria-components/ProgressBar'

interface WaitingProps {
  /** What is awaited, in words. */
  label: string
  className: string
}

/**
 * Work of unknown length. React Aria's button names it when it announces that it is pending.
 * React Aria's own bar formats the number that this one has not: 2 kB on every page.
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
