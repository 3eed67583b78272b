/** The stop of the Tab key in a tree or a grid. */
const stop = '[role="treegrid"] [tabindex="0"], [role="grid"] [tabindex="0"]'

/**
 * Gives the focus to what took the place of a row, once the question that deleted it has closed: React Aria would give
 * it back to the row, which is gone. Without a row left it goes to the first button.
 * @param root around the tree or the grid
 */
export function focusAfterDeletion(root: HTMLElement | null): void {
  // React Aria gives the focus back in the next frame.
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      const next = root?.querySelector<HTMLElement>(stop) ?? root?.querySelector('button')
      if (document.activeElement === document.body) next?.focus()
    }),
  )
}
