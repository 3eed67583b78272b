import { PreviewRefused, type PreviewFault } from './preview-fault.ts'
import { readSheet, type SheetPreview, type WantedSheet } from './read-sheet.ts'

export type SheetAnswer = { sheet: SheetPreview } | { fault: PreviewFault }

const answer = (told: SheetAnswer) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker takes none
  self.postMessage(told)
}

self.addEventListener('message', ({ data }: MessageEvent<WantedSheet>) => {
  readSheet(data).then(
    sheet => answer({ sheet }),
    (error: unknown) => answer({ fault: error instanceof PreviewRefused ? error.fault : 'unreadable' }),
  )
})
