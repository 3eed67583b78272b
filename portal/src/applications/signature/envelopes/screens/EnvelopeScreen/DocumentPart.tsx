import { Banner } from '@parvis/design-system/Banner'
import { DateTime } from '@parvis/design-system/DateTime'
import { DescriptionList } from '@parvis/design-system/DescriptionList'
import { LinkButton } from '@parvis/design-system/LinkButton'
import { Stack } from '@parvis/design-system/Stack'
import { useQuery } from '@tanstack/react-query'
import { useApi } from '../../../../../api/ApiContext.tsx'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { MessageBanner } from '../../../../../signing/MessageBanner.tsx'
import { marksOfOthers } from '../../../../../signing/rules-of-place.ts'
import { missingOf, signersOptions, type Envelope } from '../../envelope.ts'
import { addressOf } from '../../library/library-documents.ts'
import { EnvelopeViewer } from './EnvelopeViewer.tsx'

/** The state of a document, who has to sign next, and its pages. */
export function DocumentPart({ envelope }: { envelope: Envelope }) {
  const { t } = useTranslation('signatures')
  // Mark what is still missing on the pages.
  const signers = useQuery({ ...signersOptions(useApi(), envelope.id), enabled: envelope.status === 'open' })
  const marks = envelope.status === 'open' ? marksOfOthers(missingOf(signers.data?.value ?? [])) : []
  const { waitingFor, pageCount, sentDate, remindedDate, contentHash, signedCount, signerCount } = envelope
  const { documentId, document: library } = envelope
  return (
    <Stack gap={6}>
      <StateBanner envelope={envelope} />
      {envelope.isCopied && envelope.status === 'completed' && (
        <Banner
          kind="info"
          title={t('document.copied', { name: envelope.createdByName ?? envelope.createdBy })}
        />
      )}
      {/* The message is addressed to the signers. */}
      {(envelope.isMine || !envelope.isCopied) && (
        <MessageBanner
          sender={envelope.createdByName ?? envelope.createdBy}
          message={envelope.message}
          dueDate={envelope.dueDate}
          isLate={envelope.isLate}
        />
      )}
      <DescriptionList
        items={[
          { term: t('document.waitingFor'), value: waitingFor ?? t('document.nobody') },
          { term: t('column.signedCount'), value: t('signedOf', { signed: signedCount, all: signerCount }) },
          { term: t('document.pages'), value: String(pageCount) },
          {
            term: t('document.sentDate'),
            value: sentDate === null ? t('document.notSent') : <DateTime value={sentDate} />,
          },
          ...(remindedDate === null
            ? []
            : [{ term: t('document.remindedDate'), value: <DateTime value={remindedDate} /> }]),
          ...(documentId === null || !library
            ? []
            : [
                {
                  term: t('document.source'),
                  value: (
                    <LinkButton size="small" href={addressOf(documentId)}>
                      {library.name}
                    </LinkButton>
                  ),
                },
              ]),
          ...(library && envelope.status === 'completed'
            ? [
                {
                  term: t('document.signedVersion'),
                  value:
                    library.savedNumber === null
                      ? t('document.notSaved')
                      : t('document.saved', { version: String(library.savedNumber) }),
                },
              ]
            : []),
          { term: t('document.hash'), value: contentHash },
        ]}
      />
      <EnvelopeViewer envelope={envelope} signers={marks} />
    </Stack>
  )
}

function StateBanner({ envelope: { status, waitingFor, isLate } }: { envelope: Envelope }) {
  const { t } = useTranslation('signatures')
  switch (status) {
    case 'completed':
      return (
        <Banner kind="success" title={t('document.completedTitle')}>
          {t('document.completed')}
        </Banner>
      )
    case 'declined':
      return (
        <Banner kind="warning" title={t('document.declinedTitle')}>
          {t('document.declined')}
        </Banner>
      )
    case 'cancelled':
      return (
        <Banner kind="warning" title={t('document.cancelledTitle')}>
          {t('document.declined')}
        </Banner>
      )
    case 'open':
      return waitingFor === null ? null : (
        <Banner
          kind={isLate ? 'warning' : 'info'}
          title={t(isLate ? 'document.lateTitle' : 'document.waitingTitle')}
        >
          {t('document.waiting', { names: waitingFor })}
        </Banner>
      )
    case 'draft':
      return null
  }
}
