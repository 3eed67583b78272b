import { readOptions } from '@parvis/api-types/calls'
import { listDocumentEvents } from '@parvis/api-types/calls/document-history'
import { useApi } from '../../../../../api/ApiContext.tsx'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { LoadedHistory } from '../../../../../screens/LoadedHistory.tsx'
import { documentRecord, linkOf } from '../../document.ts'
import { useFormats } from '../../../../../i18n/formats.ts'

/** Who uploaded, opened, changed, deleted and restored a document, latest first. */
export function HistoryPart({ id }: { id: number }) {
  const { t } = useTranslation('documents')
  const { longDay } = useFormats()
  const query = { orderby: ['createdDate desc', 'id desc'], top: 500, count: true } as const
  return (
    <LoadedHistory
      record={documentRecord}
      words="history"
      options={readOptions(useApi(), listDocumentEvents, { path: { id }, query })}
      label={t('tab.history')}
      shown={20}
      eventOf={({ id: key, kind, versionNumber: version, contactName, untilDate, link, ...event }) => ({
        id: String(key),
        title: t(`event.${kind}`, {
          version,
          // The contact may have been deleted since.
          name: contactName ?? t('event.someone'),
          date: untilDate === null ? '' : longDay(untilDate),
          place: link === null ? '' : linkOf(link),
        }),
        at: event.createdDate,
        actor: event.createdByName ?? event.createdBy,
      })}
    />
  )
}
