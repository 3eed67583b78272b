import { explain } from './problem-messages.ts'

// @ts-expect-error nothing is said when a code is taken, a link unknown, …
export const forgotten = explain<'createMenu'>({})

const ofBoth = {
  'menu-code-taken': 'menus:problem.codeTaken',
  'menu-parent-unknown': 'menus:problem.parentUnknown',
  'menu-link-unknown': 'menus:problem.linkUnknown',
  'menu-scope-unknown': 'menus:problem.scopeUnknown',
  'menu-too-deep': 'menus:problem.tooDeep',
} as const
export const created = explain<'createMenu'>(ofBoth)

// @ts-expect-error a menu that is put below itself
export const circle = explain<'updateMenu'>(ofBoth)

// @ts-expect-error there is no such text
export const unsaid = explain<'updateMenu'>({ ...ofBoth, 'menu-cycle': 'menus:problem.nowhere' })

// @ts-expect-error no menu is created in a circle
export const unanswered = explain<'createMenu'>({ ...ofBoth, 'menu-cycle': 'menus:problem.cycle' })
