import { EmptyState } from '@parvis/design-system/EmptyState'
import { Inline } from '@parvis/design-system/Inline'
import { LinkButton } from '@parvis/design-system/LinkButton'
import { Stack } from '@parvis/design-system/Stack'
import { useTranslation } from '../../../../i18n/useTranslation.ts'
import { addressOfImport } from '../../addresses.ts'
import { FoundParts } from '../../FoundParts.tsx'
import type { Report } from '../../queries.ts'

/** The file of a report: the pages and bookmarks that were found in it, and the way to another one. */
export function FilePart({ report }: { report: Report }) {
  const { t } = useTranslation('reports')
  const { id, fileName, pages, bookmarks } = report
  const replace = (
    <LinkButton href={addressOfImport({ reportId: id })}>
      {t(fileName === null ? 'file.import' : 'file.replace')}
    </LinkButton>
  )
  if (fileName === null)
    return (
      <EmptyState title={t('file.emptyTitle')} actions={replace}>
        {t('file.empty')}
      </EmptyState>
    )
  return (
    <Stack gap={6}>
      <FoundParts pages={pages} bookmarks={bookmarks} />
      <Inline>{replace}</Inline>
    </Stack>
  )
}
