/** Of a bar of actions that is to stay in sight: toasts never lie over it. */
export const keepClear = { 'data-keep-clear': '' } as const

/** Such bars, and the row in which the button of a form stands. */
export const keptClear = '[data-keep-clear], :has(> [type="submit"])'
