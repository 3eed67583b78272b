import { readOptions } from '@parvis/api-types/calls'
import { listSignatureEvents } from '@parvis/api-types/calls/signatures'
import { useApi } from '../../../../../api/ApiContext.tsx'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { LoadedHistory } from '../../../../../screens/LoadedHistory.tsx'
import { envelopeRecord } from '../../envelope.ts'
import { StampOf } from './StampOf.tsx'

/** Who did what with a document and when, and the hashes of its file, latest first. */
export function HistoryPart({ id }: { id: number }) {
  const { t } = useTranslation('signatures')
  const query = { orderby: ['createdDate desc', 'id desc'], top: 500, count: true } as const
  return (
    <LoadedHistory
      record={envelopeRecord}
      words="history"
      options={readOptions(useApi(), listSignatureEvents, { path: { id }, query })}
      label={t('tab.history')}
      shown={20}
      eventOf={({ id: key, kind, createdBy, createdByName, createdDate, ...more }) => ({
        id: String(key),
        title: t(`event.${kind}`),
        at: createdDate,
        actor: createdByName ?? createdBy ?? t('history.byClock'),
        detail: (
          <>
            {(kind === 'linkSent' || kind === 'copied') && more.signerName !== null && (
              <p>{t('history.to', { name: more.signerName })}</p>
            )}
            {more.address !== null && <p>{t('history.from', { address: more.address })}</p>}
            {kind === 'signed' && (
              <p>
                <StampOf {...more} />
              </p>
            )}
            {more.hashBefore !== null && <p>{t('hashes.before', { hash: more.hashBefore })}</p>}
            {more.hashAfter !== null && <p>{t('hashes.after', { hash: more.hashAfter })}</p>}
          </>
        ),
      })}
    />
  )
}
