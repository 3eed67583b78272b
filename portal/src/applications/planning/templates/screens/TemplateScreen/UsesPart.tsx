import { readOptions } from '@parvis/api-types/calls'
import { listReportTemplateUses } from '@parvis/api-types/calls/report-templates'
import { EmptyState } from '@parvis/design-system/EmptyState'
import { Timeline } from '@parvis/design-system/Timeline'
import { useQuery } from '@tanstack/react-query'
import { useApi } from '../../../../../api/ApiContext.tsx'
import { useFormats } from '../../../../../i18n/formats.ts'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { LoadedPart } from '../../../../../screens/LoadedPart.tsx'
import { templateRecord } from '../../template.ts'

/** Who used which version, the last first. */
export function UsesPart({ id }: { id: number }) {
  const { t } = useTranslation('reportTemplates')
  const { moment } = useFormats()
  const query = { orderby: ['usedDate desc', 'id desc'], top: 200, count: true } as const
  const found = useQuery({
    ...readOptions(useApi(), listReportTemplateUses, { path: { id }, query }),
    staleTime: 10_000,
  })
  return (
    <LoadedPart query={found} loading={t('uses.loading')} failed={t('uses.failed')} say={templateRecord.say}>
      {({ value: uses }) =>
        uses.length === 0 ? (
          <EmptyState title={t('uses.emptyTitle')}>{t('uses.empty')}</EmptyState>
        ) : (
          <Timeline
            label={t('tab.uses')}
            shown={10}
            events={uses.map(use => ({
              id: String(use.id),
              title: t('version.number', { version: use.version }),
              date: moment(new Date(use.usedDate)),
              dateTime: use.usedDate,
              actor: use.usedByName ?? use.usedBy,
            }))}
          />
        )
      }
    </LoadedPart>
  )
}
