import type { UploadTransport } from '@parvis/design-system/upload'

/** A transport that sends nothing: an accepted file is processed elsewhere, and a refused one stays with its reason. */
export const sentNowhere: UploadTransport = {
  start: () => ({ pause: () => undefined, resume: () => undefined, cancel: () => undefined }),
}
