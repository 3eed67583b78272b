import type { ReactElement } from 'react'
import { Tooltip as AriaTooltip, TooltipTrigger } from 'react-aria-components/Tooltip'
import * as styles from './Tooltip.css.ts'

export const tooltipPlacements = ['top', 'bottom', 'start', 'end'] as const
export type TooltipPlacement = (typeof tooltipPlacements)[number]

export interface TooltipProps {
  /** A few words that say more about the control. Never the only place where something needed is said. */
  text: string
  /** A focusable control of this design system. */
  children: ReactElement
  /** @default 'bottom' */
  placement?: TooltipPlacement
  /** Shows nothing, for instance when the words are on the screen already. @default false */
  isDisabled?: boolean
}

/** Words on hover and on keyboard focus; Escape hides them, and the pointer may rest on them. */
export function Tooltip({ text, children, placement = 'bottom', isDisabled = false }: TooltipProps) {
  return (
    <TooltipTrigger delay={500} closeDelay={100} isDisabled={isDisabled}>
      {children}
      <AriaTooltip className={styles.tooltip} placement={placement} offset={6}>
        {text}
      </AriaTooltip>
    </TooltipTrigger>
  )
}
