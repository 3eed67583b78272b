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
  /** What the control's `aria-describedby` names. */
  id: string
  triggerRef: RefObject<HTMLElement | null>
}

/** The words beside their control; loaded by `Tooltip` when they are first shown. */
export default function TooltipBubble({ text, placement, state, id, triggerRef }: TooltipBubbleProps) {
  // Its type does not know the id, which React Aria's own trigger passes in this way too.
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
