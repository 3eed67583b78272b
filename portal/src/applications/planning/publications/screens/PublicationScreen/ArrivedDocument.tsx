import { writeOptions } from '@parvis/api-types/calls'
import { addPublicationDocument } from '@parvis/api-types/calls/publications'
import { Button } from '@parvis/design-system/Button'
import { useMutation } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useApi } from '../../../../../api/ApiContext.tsx'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { ProblemBanner } from '../../../../../problems/ProblemBanner.tsx'
import type { ReportFile } from '../../../../../reports/files/report-file.ts'
import { useSendingWarning } from '../../../../../unsaved/unsaved-changes.ts'
import { sayOfDocument } from '../../problems.ts'

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
  // It stays while another attempt is awaited.
  const [failure, setFailure] = useState<Error>()
  const { mutate, isPending } = useMutation({
    ...writeOptions(useApi(), addPublicationDocument),
    onSuccess: () => onAdded(),
    onError: setFailure,
  })
  useSendingWarning(isPending)
  const { id, fileName: name } = file
  const add = useCallback(
    () => mutate({ path: { id: publicationId }, body: { fileId: id } }),
    [mutate, publicationId, id],
  )
  const isBegun = useRef(false)
  useEffect(() => {
    if (isBegun.current) return
    isBegun.current = true
    add()
  }, [add])
  if (!failure) return null
  return (
    <ProblemBanner
      title={t('documents.notAdded', { name })}
      problem={sayOfDocument(failure)}
      actions={
        <>
          <Button size="small" isPending={isPending} onPress={add}>
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
