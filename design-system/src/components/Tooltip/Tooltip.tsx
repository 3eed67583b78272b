import { useRef, useState, type ReactElement } from 'react'
// React Aria's own TooltipTrigger, without what places the words: that is most of it, and few pages ever need it.
import { FocusableProvider } from 'react-aria/private/interactions/useFocusable'
import { useTooltipTrigger } from 'react-aria/useTooltipTrigger'
import { useTooltipTriggerState } from 'react-stately/useTooltipTriggerState'
import { loadedPart } from '../../loading/loadedPart.tsx'

const TooltipBubble = loadedPart(() => import('./TooltipBubble.tsx'))

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
  const options = { delay: 500, closeDelay: 100, isDisabled }
  const state = useTooltipTriggerState(options)
  const triggerRef = useRef<HTMLElement>(null)
  const { triggerProps, tooltipProps } = useTooltipTrigger(options, state, triggerRef)
  const [isNeeded, setNeeded] = useState(false)
  if (state.isOpen && !isNeeded) setNeeded(true)
  return (
    <>
      <FocusableProvider {...triggerProps} ref={triggerRef}>
        {children}
      </FocusableProvider>
      {isNeeded && <TooltipBubble id={tooltipProps.id ?? ''} {...{ text, placement, state, triggerRef }} />}
    </>
  )
}
