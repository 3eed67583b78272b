import type { UploadTransport } from '@parvis/design-system/upload'

/** Nothing is sent by the field itself: a file that is taken goes on elsewhere, and one that is not stays with its reason. */
export const sentNowhere: UploadTransport = {
  start: () => ({ pause: () => undefined, resume: () => undefined, cancel: () => undefined }),
}
