import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useApi } from '../../api/ApiContext.tsx'
import { problemText, type ProblemText } from '../../api/problem-messages.ts'
import { startDownload } from '../../report-files/start-download.ts'
import { downloadProblems } from './problems.ts'
import { getTemplateDownloadOptions, invalidateTemplates } from './queries.ts'

/** Takes a version of a template. */
export function useTemplateDownload(id: number) {
  const queryClient = useQueryClient()
  const download = useMutation({
    ...getTemplateDownloadOptions(useApi(), id),
    onSuccess: address => {
      startDownload(address)
      invalidateTemplates(queryClient)
    },
  })
  const problem: ProblemText | undefined = download.error
    ? problemText<'getReportTemplateDownload'>(downloadProblems, download.error)
    : undefined
  return { take: download.mutate, isPending: download.isPending, problem }
}
