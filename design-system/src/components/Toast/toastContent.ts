export const toastKinds = ['success', 'info', 'warning'] as const
/** There is no kind for errors: an error stays in the page, a toast goes away. */
export type ToastKind = (typeof toastKinds)[number]

/** What a toast says. */
export interface ToastContent {
  /** @default 'success' */
  kind?: ToastKind
  /** What happened, in a few words: "The menu is published". */
  title: string
  description?: string
  /** One thing to do about it: "Undo". */
  action?: { label: string; onPress: () => void }
}
