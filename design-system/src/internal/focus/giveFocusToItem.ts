/**
 * A `ref` for a React Aria menu that passes its focus on to the item that React Aria considers focused. After a press
 * without a pointer (Enter on a plain button, a screen reader) React Aria waits a frame before it focuses anything and
 * then focuses the menu itself, which existed before its items: no item would react to Enter, and no arrow key would
 * reach an only item.
 */
export function giveFocusToItem(menu: HTMLElement | null) {
  if (!menu) return
  const onFocus = () => menu.querySelector<HTMLElement>('[role^="menuitem"][tabindex="0"]')?.focus()
  menu.addEventListener('focus', onFocus)
  return () => menu.removeEventListener('focus', onFocus)
}
