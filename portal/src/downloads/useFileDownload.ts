import { useMutation } from '@tanstack/react-query'
import { useApi } from '../api/ApiContext.tsx'
import type { Say } from '../api/problem-messages.ts'
import { fileDownloadOptions, type Download } from './file-download.ts'
import { startDownload } from './start-download.ts'

/**
 * Downloads files of one kind, one after another.
 * @param say explains why a download fails
 */
export function useFileDownload(of: Download, say: Say) {
  const download = useMutation({
    ...fileDownloadOptions(useApi(), of),
    onSuccess: startDownload,
  })
  return {
    take: download.mutate,
    /** The file being requested. */
    taken: download.isPending ? download.variables : undefined,
    /** Why the last download failed. */
    problem: download.error ? say(download.error) : undefined,
  }
}
