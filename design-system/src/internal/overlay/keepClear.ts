/** Marks a bar of actions that must stay visible: toasts never cover it. */
export const keepClear = { 'data-keep-clear': '' } as const

/** Such bars, and the row with a form's submit button. */
export const keptClear = '[data-keep-clear], :has(> [type="submit"])'
