import type { RefObject } from 'react'
import {
  Tooltip,
  TooltipContext,
  TooltipTriggerStateContext,
  type TooltipProps,
} from 'react-aria-components/Tooltip'
import type { TooltipTriggerState } from 'react-stately/useTooltipTriggerState'
import * as styles from './Tooltip.css.ts'

export interface TooltipBubbleProps {
  text: string
  placement: NonNullable<TooltipProps['placement']>
  state: TooltipTriggerState
  /** The id referenced by the control's `aria-describedby`. */
  id: string
  triggerRef: RefObject<HTMLElement | null>
}

/** The tooltip's text beside its control; loaded by `Tooltip` when it is first shown. */
export default function TooltipBubble({ text, placement, state, id, triggerRef }: TooltipBubbleProps) {
  // The type lacks `id`, although React Aria's own trigger passes it in the same way.
  const around = { id, triggerRef }
  return (
    <TooltipTriggerStateContext value={state}>
      <TooltipContext value={around}>
        <Tooltip className={styles.tooltip} placement={placement} offset={6}>
          {text}
        </Tooltip>
      </TooltipContext>
    </TooltipTriggerStateContext>
  )
}
