import { readOptions, writeOptions, type RowOf } from '@parvis/api-types/calls'
import { deleteDocumentShare, listDocumentShares } from '@parvis/api-types/calls/document-shares'
import { Button } from '@parvis/design-system/Button'
import { EmptyState } from '@parvis/design-system/EmptyState'
import { Stack } from '@parvis/design-system/Stack'
import { showToast } from '@parvis/design-system/Toast'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useApi } from '../../../../api/ApiContext.tsx'
import { useTranslation } from '../../../../i18n/useTranslation.ts'
import { ProblemBanner } from '../../../../problems/ProblemBanner.tsx'
import { LoadedOfRecord } from '../../../../screens/LoadedPart.tsx'
import { RecordHistory } from '../../../../screens/RecordHistory.tsx'
import { documentRecord, type ClientDocument } from '../document.ts'
import { sayOfShare } from './share.ts'
import { useFormats } from '../../../../i18n/formats.ts'

type Share = RowOf<'listDocumentShares'>

export interface SharesPartProps {
  document: Pick<ClientDocument, 'id'>
  mayEnd: boolean
}

/** With whom a document is shared, by whom and until when. Each share can be ended early. */
export function SharesPart({ document: { id }, mayEnd }: SharesPartProps) {
  const { t } = useTranslation('documents')
  const { longDay } = useFormats()
  const api = useApi()
  const found = useQuery({
    ...readOptions(api, listDocumentShares, {
      path: { id },
      query: { orderby: ['contactName', 'id'], top: 500, count: true },
    }),
    staleTime: 10_000,
  })
  const { mutateAsync } = useMutation(writeOptions(api, deleteDocumentShare))
  const ending = useMutation({
    mutationFn: ({ id: of, '@odata.etag': ifMatch }: Share) => mutateAsync({ path: { id: of }, ifMatch }),
    onSuccess: (_nothing, { contactName }) =>
      void showToast({ title: t('shares.ended', { name: contactName }) }),
  })
  return (
    <Stack gap={5}>
      {ending.error && <ProblemBanner title={t('shares.notEnded')} problem={sayOfShare(ending.error)} />}
      <LoadedOfRecord query={found} record={documentRecord} words="shares">
        {({ value: shares }) =>
          shares.length === 0 ? (
            <EmptyState title={t('shares.emptyTitle')}>{t('shares.empty')}</EmptyState>
          ) : (
            <RecordHistory
              label={t('tab.shares')}
              shown={20}
              events={shares.map(share => ({
                id: String(share.id),
                title: t('shares.until', {
                  name: share.contactName,
                  date: longDay(share.untilDate),
                }),
                at: share.createdDate,
                actor: share.createdByName ?? share.createdBy,
                detail: (
                  <Stack gap={2} align="start">
                    <span>{share.contactEmail}</span>
                    {mayEnd && (
                      <Button size="small" isDisabled={ending.isPending} onPress={() => ending.mutate(share)}>
                        {t('shares.end', { name: share.contactName })}
                      </Button>
                    )}
                  </Stack>
                ),
              }))}
            />
          )
        }
      </LoadedOfRecord>
    </Stack>
  )
}
