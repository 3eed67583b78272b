import { useEffect, useRef, type ReactElement, type RefObject } from 'react'
import { useMenuTrigger } from 'react-aria/useMenu'
import { ButtonContext } from 'react-aria-components/Button'
import type { MenuProps } from 'react-aria-components/Menu'
import { useMenuTriggerState } from 'react-stately/useMenuTriggerState'
import { given } from '../given.ts'
import { prepare, useLoadedPart, type LazyPart } from '../loading/useLoadedPart.ts'

/** What a deferred menu tells its panel. */
export interface MenuPanelProps {
  /** Of React Aria's menu trigger: its id, its name, what takes the focus in it, and how it is closed. */
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
  /** What the panel shows. */
  content: Content
}

/**
 * A menu that is loaded with the first sign that somebody wants it: the pointer over its button, the focus on it, or the
 * press itself, which is not lost. The button is there from the start, driven by React Aria's menu trigger, and is never
 * replaced. Where the panel cannot be loaded the menu stays closed; the next press tries again.
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
