const focusable =
  'input:not([type="hidden"], [tabindex="-1"], [hidden] *), textarea, button:not([disabled]), [tabindex="0"], a[href]'

/** The field of a name, as `data-field` marks it. */
export function findField(root: ParentNode, name: string): HTMLElement | null {
  return root.querySelector<HTMLElement>(`[data-field="${CSS.escape(name)}"]`)
}

/**
 * Puts the focus into the field of that name and shows its label too.
 * @returns whether there was such a field
 */
export function focusField(root: ParentNode, name: string): boolean {
  const field = findField(root, name)
  const controls = [...(field?.querySelectorAll<HTMLElement>(focusable) ?? [])]
  const shown = controls.filter(element => element.closest('[aria-hidden="true"]') === null)
  // Where a list or a choice of countries stands before the input, the input is meant.
  const control = shown.find(element => element.hasAttribute('data-entry')) ?? shown[0]
  if (!field || !control) return false
  field.scrollIntoView({ block: 'center' })
  control.focus({ preventScroll: true })
  return true
}
