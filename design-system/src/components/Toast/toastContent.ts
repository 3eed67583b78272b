export const toastKinds = ['success', 'info', 'warning'] as const
/** There is no kind for errors: an error must stay on the page, but a toast disappears. */
export type ToastKind = (typeof toastKinds)[number]

/** The content of a toast. */
export interface ToastContent {
  /** The kind of message. @default 'success' */
  kind?: ToastKind
  /** What happened, in a few words: "The menu is published". */
  title: string
  description?: string
  /** One action: "Undo". */
  action?: { label: string; onPress: () => void }
}
