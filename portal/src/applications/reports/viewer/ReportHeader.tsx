import { Breadcrumbs } from '@parvis/design-system/Breadcrumbs'
import { Button } from '@parvis/design-system/Button'
import { formatLongDate } from '@parvis/design-system/i18n/dates'
import { PageHeader } from '@parvis/design-system/PageHeader'
import { ArrowLeft } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useLanguage } from '../../../i18n/formats.ts'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import type { ViewedReport } from './report.ts'
import { hasWayBack } from './rules/header.ts'

/** The name and folder of the report, the date of its file, and a link back to where the reader came from. */
export function ReportHeader({ report }: { report: ViewedReport }) {
  const { t } = useTranslation('reportViewer')
  const language = useLanguage()
  const navigate = useNavigate()
  // Read this once on arrival: turning a page replaces the history entry and adds none.
  const [isBackKnown] = useState(() => hasWayBack(history.state))
  const { name, accountId, accountName, folderId, folderPath, versionDate } = report
  const library = (search: string) => `/app/rapports${search}`
  return (
    <PageHeader
      title={name}
      {...(versionDate !== null && {
        sentence: t('version', { date: formatLongDate(language, new Date(versionDate)) }),
      })}
      breadcrumbs={
        <Breadcrumbs
          items={[
            { id: 'library', label: t('way.library'), href: library('') },
            { id: 'client', label: accountName, href: library(`?client=${accountId}`) },
            { id: 'folder', label: folderPath, href: library(`?client=${accountId}&folder=${folderId}`) },
            { id: 'report', label: name },
          ]}
        />
      }
      {...(isBackKnown && {
        actions: (
          <Button
            variant="quiet"
            icon={<ArrowLeft aria-hidden size={18} />}
            onPress={() => void navigate(-1)}
          >
            {t('way.back')}
          </Button>
        ),
      })}
    />
  )
}
