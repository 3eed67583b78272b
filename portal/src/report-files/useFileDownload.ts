import { useMutation } from '@tanstack/react-query'
import { useApi } from '../api/ApiContext.tsx'
import { problemText, type ProblemTexts } from '../api/problem-messages.ts'
import { fileDownloadOptions, type Downloaded, type DownloadOperation } from './file-download.ts'
import { startDownload } from './start-download.ts'

/**
 * Has the browser fetch files of a kind, one after the other.
 * @param texts what is said when one is not given out
 * @param onTaken is called once the browser fetches it
 */
export function useFileDownload<Of extends Downloaded>(
  of: Of,
  texts: ProblemTexts<DownloadOperation<Of>>,
  onTaken?: () => void,
) {
  const download = useMutation({
    ...fileDownloadOptions(useApi(), of),
    onSuccess: address => {
      startDownload(address)
      onTaken?.()
    },
  })
  return {
    take: download.mutate,
    /** The key of what is asked for at the moment. */
    takenId: download.isPending ? download.variables.id : undefined,
    /** Why the last one was not given out. */
    problem: download.error ? problemText<DownloadOperation<Of>>(texts, download.error) : undefined,
  }
}
