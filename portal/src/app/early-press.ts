/**
 * Removes the landing page that came with the HTML file once React has drawn it, and repeats the press that
 * `public/theme.js` recorded by the label of the control. If there is no such control any more, the press is dropped.
 */
export function repeatEarlyPress(): void {
  document.querySelector('.first-sight')?.remove()
  const { dataset } = document.documentElement
  const words = dataset['pressed']
  if (words === undefined) return
  delete dataset['pressed']
  const control = [...document.querySelectorAll<HTMLElement>('#root button, #root a')].find(
    each => each.textContent === words,
  )
  control?.focus()
  control?.click()
}
