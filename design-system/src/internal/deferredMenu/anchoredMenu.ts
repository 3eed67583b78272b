import type { MenuPanelProps } from './DeferredMenu.tsx'

/** The one menu of many buttons: rows have a button each, and no menu until one is pressed. */
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
