import { useMutation } from '@tanstack/react-query'
import { useApi } from '../api/ApiContext.tsx'
import type { Say } from '../api/problem-messages.ts'
import { fileDownloadOptions, type Download } from './file-download.ts'
import { startDownload } from './start-download.ts'

/**
 * Has the browser fetch files of a kind, one after the other.
 * @param say why one is not given out
 */
export function useFileDownload(of: Download, say: Say) {
  const download = useMutation({
    ...fileDownloadOptions(useApi(), of),
    onSuccess: startDownload,
  })
  return {
    take: download.mutate,
    /** What is asked for at the moment. */
    taken: download.isPending ? download.variables : undefined,
    /** Why the last one was not given out. */
    problem: download.error ? say(download.error) : undefined,
  }
}
