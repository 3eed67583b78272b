// A file and not an inline script, because the content security policy allows no inline script. Without it nothing lacks but the
// button, which is hidden until it works.
for (const button of document.querySelectorAll('button[aria-controls][aria-pressed]')) {
  const field = document.getElementById(button.getAttribute('aria-controls') ?? '')
  if (!(field instanceof HTMLInputElement)) continue
  const show = isShown => {
    field.type = isShown ? 'text' : 'password'
    button.setAttribute('aria-pressed', String(isShown))
  }
  button.addEventListener('click', () => show(field.type === 'password'))
  // Browsers remember what was typed as text, and would offer it to the next person.
  field.form?.addEventListener('submit', () => show(false))
  button.hidden = false
}
