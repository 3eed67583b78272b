import { Button } from '@parvis/design-system/Button'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useApi } from '../../../../api/ApiContext.tsx'
import { problemText } from '../../../../api/problem-messages.ts'
import { useTranslation } from '../../../../i18n/useTranslation.ts'
import { ProblemBanner } from '../../../../problems/ProblemBanner.tsx'
import type { ReportFile } from '../../../../report-files/report-file.ts'
import { useSendingWarning } from '../../../../unsaved/unsaved-changes.ts'
import { documentProblems } from '../../problems.ts'
import { addDocumentOptions, invalidatePublications } from '../../queries.ts'

export interface ArrivedDocumentProps {
  publicationId: number
  file: ReportFile
  onAdded: () => void
  /** The reader does without it. */
  onLeftOut: () => void
}

/** Adds a document that has arrived to its publication; where that is refused it says why, and what can be done. */
export function ArrivedDocument({ publicationId, file, onAdded, onLeftOut }: ArrivedDocumentProps) {
  const { t } = useTranslation('publications')
  const queryClient = useQueryClient()
  // It stays while another attempt is awaited.
  const [failure, setFailure] = useState<Error>()
  const { mutate, isPending } = useMutation({
    ...addDocumentOptions(useApi(), publicationId),
    onSuccess: onAdded,
    onError: setFailure,
    onSettled: () => void invalidatePublications(queryClient),
  })
  useSendingWarning(isPending)
  const { id, fileName: name } = file
  const isBegun = useRef(false)
  useEffect(() => {
    if (isBegun.current) return
    isBegun.current = true
    mutate(id)
  }, [mutate, id])
  if (!failure) return null
  return (
    <ProblemBanner
      title={t('documents.notAdded', { name })}
      problem={problemText<'addPublicationDocument'>(documentProblems, failure)}
      actions={
        <>
          <Button size="small" isPending={isPending} onPress={() => mutate(id)}>
            {t('documents.addAgain', { name })}
          </Button>
          <Button size="small" variant="quiet" isDisabled={isPending} onPress={onLeftOut}>
            {t('documents.leaveOut', { name })}
          </Button>
        </>
      }
    />
  )
}
