import { Banner } from '@parvis/design-system/Banner'
import { Skeleton, SkeletonGroup } from '@parvis/design-system/Skeleton'
import { Stack } from '@parvis/design-system/Stack'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useWatch, type Control } from 'react-hook-form'
import { useApi } from '../../api/ApiContext.tsx'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { ProblemState } from '../../problems/ProblemState.tsx'
import { type AccessValues, sayOfAccess } from './access-values.ts'
import { accessPreviewOptions } from './access.ts'

interface ReadersProps {
  reportId: number
  /** Whether readers can open the report now, or only once it is published. */
  isPublished: boolean
}

/** How many people, and who, would read a report with the current choices; updates with each choice. */
export function ReadersPreview({ control, ...report }: ReadersProps & { control: Control<AccessValues> }) {
  const [customerRoles, contacts, staffRoles, grades, businessUnits] = useWatch({
    control,
    name: ['customerRoles', 'contacts', 'staffRoles', 'grades', 'businessUnits'],
  })
  return <Readers {...report} values={{ customerRoles, contacts, staffRoles, grades, businessUnits }} />
}

/** The readers grouped by what gives them access, the client's first. */
export function Readers({ reportId, values, isPublished }: ReadersProps & { values: AccessValues }) {
  const { t } = useTranslation('reportAccess')
  const found = useQuery({
    ...accessPreviewOptions(useApi(), reportId, values),
    placeholderData: keepPreviousData,
  })
  if (found.isLoadingError)
    return (
      <ProblemState
        title={t('preview.failed')}
        onRetry={() => void found.refetch()}
        isRetrying={found.isFetching}
        problem={sayOfAccess(found.error)}
      />
    )
  if (!found.data)
    return (
      <SkeletonGroup label={t('preview.loading')}>
        <Skeleton shape="block" height="6rem" />
      </SkeletonGroup>
    )
  const { readerCount, clientCount, readers } = found.data
  if (readerCount === 0)
    return (
      <Banner kind="warning" live="polite" title={t('preview.nobody')}>
        {t('preview.nobodyHelp')}
      </Banner>
    )
  const nameOf = ({ contactFullName: name, canOpen }: (typeof readers)[number]) =>
    canOpen ? name : t('preview.withoutRight', { name })
  const ofClient = readers.filter(({ isStaff }) => !isStaff)
  const ofFirm = readers.filter(({ isStaff }) => isStaff)
  const isWhole = readers.length === readerCount
  return (
    <Banner
      kind={clientCount === 0 ? 'warning' : 'info'}
      live="polite"
      title={t(isPublished ? 'access.readers' : 'access.laterReaders', { count: readerCount })}
    >
      <Stack gap={2}>
        <p>{t('preview.clients', { count: clientCount, names: ofClient.map(nameOf).join(', ') })}</p>
        {ofFirm.length > 0 && (
          <p>
            {t('preview.staff', {
              count: readerCount - clientCount,
              names: ofFirm.map(nameOf).join(', '),
            })}
          </p>
        )}
        {!isWhole && <p>{t('preview.more', { count: readerCount - readers.length })}</p>}
        <p>{t('access.help')}</p>
      </Stack>
    </Banner>
  )
}
