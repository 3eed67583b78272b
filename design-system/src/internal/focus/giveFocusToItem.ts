/**
 * For the `ref` of a React Aria menu: gives the focus on to the item that has it in the eyes of React Aria. After a press
 * without a pointer (Enter on a plain button, a screen reader) React Aria waits a frame before it focuses anything, and the
 * menu itself, which was there before its items, is what gets the focus: no item answered Enter then, and no arrow key led
 * to the only one.
 */
export function giveFocusToItem(menu: HTMLElement | null) {
  if (!menu) return
  const onFocus = () => menu.querySelector<HTMLElement>('[role^="menuitem"][tabindex="0"]')?.focus()
  menu.addEventListener('focus', onFocus)
  return () => menu.removeEventListener('focus', onFocus)
}
