import type { Schemas } from '@parvis/api-types/portal'
import { useTranslation } from '../../../i18n/useTranslation.ts'

interface Asked<Impact> {
  isPending: boolean
  data?: Impact | undefined
}

/**
 * What a change of a folder affects. The change can be confirmed without it, so loading or failing does not block it.
 */
export function TouchedByFolder({ asked }: { asked: Asked<Schemas['ReportFolderImpact']> }) {
  const { t } = useTranslation('reports')
  const { data, isPending } = asked
  if (isPending) return <p role="status">{t('touched.assessing')}</p>
  if (!data) return null
  const { folderCount, reportCount, readerCount } = data
  return (
    <p role="status">
      {folderCount + reportCount === 0
        ? t('touched.nothing')
        : [
            ...(folderCount > 0 ? [t('touched.folders', { count: folderCount })] : []),
            ...(reportCount > 0 ? [t('touched.reports', { count: reportCount })] : []),
            t('touched.readers', { count: readerCount }),
          ].join(' ')}
    </p>
  )
}

/** What a change of a report affects. */
export function TouchedByReport({ asked }: { asked: Asked<Schemas['ReportImpact']> }) {
  const { t } = useTranslation('reports')
  const { data, isPending } = asked
  if (isPending) return <p role="status">{t('touched.assessing')}</p>
  if (!data) return null
  const { bookmarkCount, favouriteCount, projectCount, readerCount } = data
  return (
    <p role="status">
      {[
        t('touched.readers', { count: readerCount }),
        ...(favouriteCount > 0 ? [t('touched.favourites', { count: favouriteCount })] : []),
        ...(projectCount > 0 ? [t('touched.projects', { count: projectCount })] : []),
        ...(bookmarkCount > 0 ? [t('touched.bookmarks', { count: bookmarkCount })] : []),
      ].join(' ')}
    </p>
  )
}
