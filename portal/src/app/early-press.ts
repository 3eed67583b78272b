/**
 * Takes away the landing page that came with the file, once React has drawn it, and presses what was pressed on
 * it: `public/theme.js` keeps the words of that control. One that is not there any more is let go.
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
