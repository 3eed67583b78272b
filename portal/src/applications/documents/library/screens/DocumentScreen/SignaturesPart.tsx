import { readOptions } from '@parvis/api-types/calls'
import { listSignatureEnvelopes } from '@parvis/api-types/calls/signatures'
import { EmptyState } from '@parvis/design-system/EmptyState'
import { Inline } from '@parvis/design-system/Inline'
import { LinkButton } from '@parvis/design-system/LinkButton'
import { Stack } from '@parvis/design-system/Stack'
import { StatusBadge, type StatusBadgeKind } from '@parvis/design-system/StatusBadge'
import { useQuery } from '@tanstack/react-query'
import { useApi } from '../../../../../api/ApiContext.tsx'
import { useFormats } from '../../../../../i18n/formats.ts'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { LoadedOfRecord } from '../../../../../screens/LoadedPart.tsx'
import { documentRecord } from '../../document.ts'

const looks = {
  draft: 'draft',
  open: 'waiting',
  completed: 'success',
  declined: 'danger',
  cancelled: 'warning',
} as const satisfies Record<string, StatusBadgeKind>

/** The documents to sign that were prepared from a document, as far as the reader may see them. */
export function SignaturesPart({ id }: { id: number }) {
  const { t } = useTranslation('documents')
  const { longMoment } = useFormats()
  const found = useQuery({
    ...readOptions(useApi(), listSignatureEnvelopes, {
      query: {
        filter: ['documentId', 'eq', id],
        select: ['id', 'name', 'status', 'createdBy', 'createdByName', 'createdDate', 'sentDate'],
        orderby: ['createdDate desc', 'id desc'],
        top: 100,
      },
    }),
    staleTime: 10_000,
  })
  return (
    <LoadedOfRecord query={found} record={documentRecord} words="signatures">
      {({ value: envelopes }) =>
        envelopes.length === 0 ? (
          <EmptyState title={t('signatures.emptyTitle')}>{t('signatures.empty')}</EmptyState>
        ) : (
          <Stack gap={4} isList>
            {envelopes.map(
              ({ id: envelopeId, name, status, createdBy, createdByName, createdDate, sentDate }) => (
                <Stack key={envelopeId} gap={1} align="start">
                  <Inline>
                    <LinkButton size="small" href={`/app/sign/document/${envelopeId}`}>
                      {name}
                    </LinkButton>
                    <StatusBadge kind={looks[status]}>{t(`signatures.status.${status}`)}</StatusBadge>
                  </Inline>
                  <span>
                    {t(sentDate === null ? 'signatures.draftBy' : 'signatures.sentBy', {
                      name: createdByName ?? createdBy,
                      date: longMoment(sentDate ?? createdDate),
                    })}
                  </span>
                </Stack>
              ),
            )}
          </Stack>
        )
      }
    </LoadedOfRecord>
  )
}
