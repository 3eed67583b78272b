/** Focusable controls, without the hidden ones that React Aria adds for the browser. */
export const controls = ':is(input, textarea, button):not([type="hidden"], [tabindex="-1"], :disabled)'
/** Controls, and the segments of dates and times. By React Aria's mark: on iOS segments have another role. */
const entries = `:is(${controls}, [data-type]:not([data-type="literal"]))`

/**
 * Moves the focus into the first invalid field. A select and a group of radio buttons mark only an element around their
 * controls, which cannot take it.
 * @returns whether there is an invalid field
 */
export function focusInvalid(root: ParentNode): boolean {
  for (const field of root.querySelectorAll<HTMLElement>('[aria-invalid="true"], [data-invalid]')) {
    const control = field.matches(entries)
      ? field
      : (field.querySelector<HTMLElement>(`${entries}[aria-invalid="true"]`) ??
        field.querySelector<HTMLElement>(entries))
    if (!control) continue
    field.scrollIntoView({ block: 'nearest' })
    control.focus()
    return true
  }
  return false
}
