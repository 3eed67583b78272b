import { useEffect, useRef, type ReactElement, type RefObject } from 'react'
import { useMenuTrigger } from 'react-aria/useMenu'
import { ButtonContext } from 'react-aria-components/Button'
import type { MenuProps } from 'react-aria-components/Menu'
import { useMenuTriggerState } from 'react-stately/useMenuTriggerState'
import { given } from '../given.ts'
import { prepare, useLoadedPart, type LazyPart } from '../loading/useLoadedPart.ts'

/** What a deferred menu passes to its panel. */
export interface MenuPanelProps {
  /** From React Aria's menu trigger: id, name, initial focus, and the callback that closes it. */
  menu: Pick<MenuProps<object>, 'id' | 'aria-label' | 'aria-labelledby' | 'autoFocus' | 'onClose'>
  triggerRef: RefObject<HTMLElement | null>
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

export interface DeferredMenuProps<Content extends object> {
  /** A button of this design system. */
  trigger: ReactElement
  /** The panel: a `MenuPanel` around the items. */
  part: LazyPart<MenuPanelProps & Content>
  /** The panel's own props. */
  content: Content
}

/**
 * A menu that is loaded at the first sign of interest: hover or focus on its button, or the press itself, which is not
 * lost. The button is rendered from the start with React Aria's menu trigger, and is never replaced. If the panel
 * cannot be loaded, the menu stays closed and the next press tries again.
 */
export function DeferredMenu<Content extends object>({ trigger, part, content }: DeferredMenuProps<Content>) {
  const triggerRef = useRef<HTMLButtonElement>(null)
  const state = useMenuTriggerState({})
  const { menuTriggerProps, menuProps } = useMenuTrigger<object>({}, state, triggerRef)
  const { isOpen } = state
  const { Part: Panel, hasFailed, retry } = useLoadedPart(part, isOpen)
  const want = () => prepare(part)
  useEffect(() => {
    if (!hasFailed) return
    state.close()
    retry()
  }, [hasFailed, state, retry])
  const button = {
    ...given(menuTriggerProps),
    ref: triggerRef,
    isPressed: isOpen,
    onHoverStart: want,
    onFocus: want,
  }
  return (
    <>
      <ButtonContext value={button}>{trigger}</ButtonContext>
      {Panel && (
        <Panel
          {...content}
          menu={given(menuProps)}
          triggerRef={triggerRef}
          isOpen={isOpen}
          onOpenChange={open => state.setOpen(open)}
        />
      )}
    </>
  )
}
