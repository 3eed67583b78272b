import { readOptions, writeOptions, type ReadOf } from '@parvis/api-types/calls'
import { compareReportFile, importReportFile } from '@parvis/api-types/calls/report-files'
import { newIdempotencyKey } from '@parvis/api-types/client'
import { Banner } from '@parvis/design-system/Banner'
import { Button } from '@parvis/design-system/Button'
import { DescriptionList } from '@parvis/design-system/DescriptionList'
import { Inline } from '@parvis/design-system/Inline'
import { Stack } from '@parvis/design-system/Stack'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi } from '../../../../../api/ApiContext.tsx'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { ProblemBanner } from '../../../../../problems/ProblemBanner.tsx'
import { ProblemState } from '../../../../../problems/ProblemState.tsx'
import type { ReportFile } from '../../../../../reports/files/report-file.ts'
import { sayNotImported } from '../../assessment.ts'
import type { Report } from '../../library.ts'
import type { ImportedReport } from './useSending.ts'

export interface ReplacementProps {
  file: ReportFile
  replaced: Report
  onImported: (report: ImportedReport) => void
}

/** Shows what would change if a report got another file, before replacing it. */
export function Replacement({ file, replaced, onImported }: ReplacementProps) {
  const { t } = useTranslation('reports')
  const api = useApi()
  const [idempotencyKey] = useState(newIdempotencyKey)
  const found = useQuery({
    ...readOptions(api, compareReportFile, { path: { id: file.id }, query: { reportKey: replaced.id } }),
    staleTime: 10_000,
  })
  const importing = useMutation({
    ...writeOptions(api, importReportFile),
    onSuccess: onImported,
  })
  if (found.isPending) return <p role="status">{t('comparison.loading')}</p>
  if (found.isLoadingError)
    return (
      <ProblemState
        title={t('comparison.failed')}
        onRetry={() => void found.refetch()}
        isRetrying={found.isFetching}
        problem={sayNotImported(found.error)}
      />
    )
  const body = { reportKey: replaced.id, name: '', folderId: null }
  return (
    <Stack>
      <Comparison comparison={found.data} />
      {importing.error && (
        <ProblemBanner title={t('import.importFailed')} problem={sayNotImported(importing.error)} />
      )}
      <Inline>
        <Button
          variant="primary"
          isPending={importing.isPending}
          onPress={() => importing.mutate({ path: { id: file.id }, body, idempotencyKey })}
        >
          {t('comparison.confirm', { name: replaced.name })}
        </Button>
      </Inline>
    </Stack>
  )
}

const inALine = (parts: readonly { displayName: string }[]) =>
  parts.map(({ displayName }) => displayName).join(', ')

function Comparison({ comparison }: { comparison: ReadOf<'compareReportFile'> }) {
  const { t } = useTranslation('reports')
  const { addedPages, removedPages, renamedPages, brokenBookmarks } = comparison
  const renamed = renamedPages
    .map(({ formerName, displayName }) => t('comparison.renamedPage', { from: formerName, to: displayName }))
    .join(', ')
  const items = [
    { term: t('comparison.added'), value: inALine(addedPages) },
    { term: t('comparison.removed'), value: inALine(removedPages) },
    { term: t('comparison.renamed'), value: renamed },
  ].filter(({ value }) => value !== '')
  return (
    <>
      {items.length === 0 ? <p>{t('comparison.same')}</p> : <DescriptionList items={items} />}
      {brokenBookmarks.length > 0 && (
        <Banner kind="warning" title={t('comparison.broken', { count: brokenBookmarks.length })}>
          {t('comparison.brokenHelp', {
            names: brokenBookmarks
              .map(({ name, ownerName }) =>
                name === null
                  ? t('comparison.brokenOf', { person: ownerName })
                  : t('comparison.brokenBy', { name, person: ownerName }),
              )
              .join(', '),
          })}
        </Banner>
      )}
      <p>{t('comparison.latestOnly')}</p>
    </>
  )
}
