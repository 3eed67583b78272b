/** What somebody does who draws pages on a server: every module is loaded, and every component is drawn, in plain Node. */
import { cloneElement, createElement } from 'react'
import { renderToString } from 'react-dom/server'

const subpaths = JSON.parse(process.argv[2])
const at = subpath => import(`@parvis/design-system/${subpath}`)

/** What opens over a page is nothing before the page is there; nor is a sidebar, which is a drawer where there is little room. */
const overThePage = new Set([
  'CommandPalette',
  'ConfirmDialog',
  'ConflictDialog',
  'Dialog',
  'Drawer',
  'Launcher',
  'MenuItem',
  'MenuSection',
  'Menu',
  'Popover',
  'Sidebar',
  'Submenu',
  'UnsavedChangesDialog',
])

const problems = []
for (const subpath of subpaths)
  await at(subpath).catch(error => problems.push(`${subpath}: ${error.message}`))

const { DesignSystemProvider } = await at('patterns/DesignSystemProvider')
const draw = part =>
  renderToString(createElement(DesignSystemProvider, { locale: 'en', navigate: () => undefined }, part))

const { withElement, withoutElement, surrounded } = await import('./server/every-component.js')
const others = Object.entries(withoutElement).map(([name, { element }]) => [name, element])
for (const [name, element] of [...Object.entries(withElement), ...others]) {
  try {
    const part = cloneElement(element, { 'data-mark': name })
    const drawn = draw(surrounded[name] ? surrounded[name](part) : part)
    if (name in withElement && !overThePage.has(name) && !drawn.includes('<'))
      problems.push(`${name}: nothing is drawn`)
  } catch (error) {
    problems.push(`${name}: ${error.message}`)
  }
}
process.stdout.write(problems.join('\n'))
