import { useQueryClient } from '@tanstack/react-query'
import { useFileDownload } from '../../report-files/useFileDownload.ts'
import { downloadProblems } from './problems.ts'
import { invalidateTemplates } from './queries.ts'

/** Takes a version of a template, which is noted. */
export function useTemplateDownload(id: number) {
  const queryClient = useQueryClient()
  const { take, takenId, problem } = useFileDownload('template', downloadProblems, () =>
    invalidateTemplates(queryClient),
  )
  return { take: (version: number) => take({ id, version }), isPending: takenId !== undefined, problem }
}
