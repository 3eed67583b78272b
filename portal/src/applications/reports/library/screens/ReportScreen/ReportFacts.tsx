import { DescriptionList } from '@parvis/design-system/DescriptionList'
import { formatBytes } from '@parvis/design-system/file-size'
import { useFormats, useLanguage } from '../../../../../i18n/formats.ts'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import type { Report } from '../../library.ts'

/** The facts about a report that cannot be edited. */
export function ReportFacts({ report }: { report: Report }) {
  const { t } = useTranslation('reports')
  const { moment } = useFormats()
  const language = useLanguage()
  const { author, authorName, createdDate, modificationDate, engagementCode } = report
  const { fileName, fileSize, fileVersion } = report
  return (
    <DescriptionList
      items={[
        { term: t('fact.author'), value: authorName ?? author },
        { term: t('fact.created'), value: moment(new Date(createdDate)) },
        { term: t('fact.changed'), value: moment(new Date(modificationDate)) },
        { term: t('fact.engagement'), value: engagementCode ?? t('noEngagement') },
        {
          term: t('fact.file'),
          value:
            fileName === null
              ? t('none')
              : t('fact.fileWithSize', { name: fileName, size: formatBytes(language, fileSize ?? 0) }),
        },
        { term: t('fact.version'), value: new Intl.NumberFormat(language).format(fileVersion) },
      ]}
    />
  )
}
