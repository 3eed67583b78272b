const focusable =
  'input:not([type="hidden"], [tabindex="-1"], [hidden] *), textarea, button:not([disabled]), [tabindex="0"], a[href]'

/** The field with a name, as marked by `data-field`. */
export function findField(root: ParentNode, name: string): HTMLElement | null {
  return root.querySelector<HTMLElement>(`[data-field="${CSS.escape(name)}"]`)
}

/**
 * Moves the focus to the field with that name and scrolls its label into view too.
 * @returns whether there was such a field
 */
export function focusField(root: ParentNode, name: string): boolean {
  const field = findField(root, name)
  const controls = [...(field?.querySelectorAll<HTMLElement>(focusable) ?? [])]
  const shown = controls.filter(element => element.closest('[aria-hidden="true"]') === null)
  // If a list or a country choice comes before the input, the focus goes to the input.
  const control = shown.find(element => element.hasAttribute('data-entry')) ?? shown[0]
  if (!field || !control) return false
  field.scrollIntoView({ block: 'center' })
  control.focus({ preventScroll: true })
  return true
}
