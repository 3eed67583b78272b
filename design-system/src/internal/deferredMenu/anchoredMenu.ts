import type { MenuPanelProps } from './DeferredMenu.tsx'

/** One menu shared by many buttons: each row has a button, but no menu until it is pressed. */
export function anchoredMenu(label: string, trigger: HTMLElement, onClose: () => void): MenuPanelProps {
  return {
    menu: { 'aria-label': label, autoFocus: 'first', onClose },
    triggerRef: { current: trigger },
    isOpen: true,
    onOpenChange: isOpen => {
      if (!isOpen) onClose()
    },
  }
}
