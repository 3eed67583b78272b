import { useRef, useState, type ReactElement } from 'react'
// React Aria's own TooltipTrigger without the positioning code, which is most of it and rarely needed.
import { FocusableProvider } from 'react-aria/private/interactions/useFocusable'
import { useTooltipTrigger } from 'react-aria/useTooltipTrigger'
import { useTooltipTriggerState } from 'react-stately/useTooltipTriggerState'
import { loadedPart } from '../../loading/loadedPart.tsx'

const TooltipBubble = loadedPart(() => import('./TooltipBubble.tsx'))

export const tooltipPlacements = ['top', 'bottom', 'start', 'end'] as const
export type TooltipPlacement = (typeof tooltipPlacements)[number]

export interface TooltipProps {
  /** A short text about the control. Never the only place for something readers need to know. */
  text: string
  /** A focusable control of this design system. */
  children: ReactElement
  /** Where the tooltip appears. @default 'bottom' */
  placement?: TooltipPlacement
  /** Shows no tooltip, for example when the text is already visible. @default false */
  isDisabled?: boolean
}

/** Shows a short text on hover and on keyboard focus. Escape hides it, and the pointer can move over it. */
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
