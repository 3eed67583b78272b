import { useId, useRef, useState, type ComponentType, type ReactElement, type RefObject } from 'react'
import { ButtonContext } from 'react-aria-components/Button'

/** What a deferred menu tells its panel. */
export interface MenuPanelProps {
  id: string
  /** Id of the button, which names the menu. */
  labelledBy: string
  triggerRef: RefObject<HTMLElement | null>
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  /** The item that takes the focus, or the menu as a whole. */
  takesFocus: 'first' | 'last' | true
}

export interface DeferredMenuProps<Content extends object> {
  /** A button of this design system. */
  trigger: ReactElement
  /** Loads the panel: its default export shows a `MenuPanel` around the items. */
  load: () => Promise<{ default: ComponentType<MenuPanelProps & Content> }>
  /** What the panel shows. */
  content: Content
}

interface Press {
  pointerType: string
}

/**
 * A menu that is loaded with the first sign that somebody wants it: the pointer over its button, the focus on it, or the
 * press itself, which is not lost. The button is there from the start, with the behaviour of React Aria's MenuTrigger,
 * and is never replaced. Where the panel cannot be loaded the menu stays closed; the next press tries again.
 */
export function DeferredMenu<Content extends object>({ trigger, load, content }: DeferredMenuProps<Content>) {
  const id = useId()
  const triggerRef = useRef<HTMLButtonElement>(null)
  const [Panel, setPanel] = useState<ComponentType<MenuPanelProps & Content>>()
  const [isOpen, setOpen] = useState(false)
  const [takesFocus, setTakesFocus] = useState<MenuPanelProps['takesFocus']>(true)
  const prepare = () => {
    if (!Panel)
      load().then(
        loaded => setPanel(() => loaded.default),
        () => setOpen(false),
      )
  }
  const open = (focused: MenuPanelProps['takesFocus']) => {
    prepare()
    // The menu gives the focus back to where it was.
    triggerRef.current?.focus({ preventScroll: true })
    setTakesFocus(focused)
    setOpen(true)
  }
  const button = {
    ref: triggerRef,
    id: `${id}button`,
    'aria-haspopup': true,
    'aria-expanded': isOpen && Panel !== undefined,
    ...(isOpen && Panel && { 'aria-controls': `${id}menu` }),
    isPressed: isOpen,
    onHoverStart: prepare,
    onFocus: prepare,
    // A mouse opens with the press, so that one movement can choose; a finger may yet scroll.
    onPressStart: ({ pointerType }: Press) => {
      if (pointerType !== 'touch' && pointerType !== 'keyboard')
        open(pointerType === 'virtual' ? 'first' : true)
    },
    onPress: ({ pointerType }: Press) => {
      if (pointerType === 'touch' || pointerType === 'keyboard')
        open(pointerType === 'keyboard' ? 'first' : true)
    },
    onKeyDown: (event: { key: string; preventDefault: () => void }) => {
      if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
      event.preventDefault()
      open(event.key === 'ArrowDown' ? 'first' : 'last')
    },
  } as const
  return (
    <>
      <ButtonContext value={button}>{trigger}</ButtonContext>
      {Panel && (
        <Panel
          {...content}
          id={`${id}menu`}
          labelledBy={`${id}button`}
          triggerRef={triggerRef}
          isOpen={isOpen}
          onOpenChange={setOpen}
          takesFocus={takesFocus}
        />
      )}
    </>
  )
}
