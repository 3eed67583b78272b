import { AccessDenied } from '@parvis/design-system/AccessDenied'
import { EmptyState } from '@parvis/design-system/EmptyState'
import { LinkButton } from '@parvis/design-system/LinkButton'
import { Page } from '@parvis/design-system/Page'
import { Stack } from '@parvis/design-system/Stack'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi } from '../../../../../api/ApiContext.tsx'
import { gridStatus } from '../../../../../api/grid-status.ts'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { ProblemState } from '../../../../../problems/ProblemState.tsx'
import { usePerson } from '../../../../../session/SessionContext.tsx'
import { storedUserType } from '../../../../../session/stored-user-type.ts'
import { DashboardHeader } from '../../DashboardHeader.tsx'
import { FilterFields } from '../../FilterFields.tsx'
import { registerOptions, sayNoFigures, useDashboardFilters } from '../../figures.ts'
import { NoticesGrid } from './NoticesGrid.tsx'
import { RegisterChart } from './RegisterChart.tsx'
import { RegisterFigures } from './RegisterFigures.tsx'

/**
 * The announcements about clients in the public register. Whether the reader is staff comes from local storage, as the
 * specification requires for this page. The requests carry the token of the session storage, like all others.
 */
export function PublicRegisterScreen() {
  const { t } = useTranslation('dashboards')
  const { type } = usePerson()
  const [userType] = useState(() => storedUserType() ?? type)
  const { filters, asked, choose } = useDashboardFilters()
  const isStaff = userType === 'Collaborateur'
  const register = useQuery({ ...registerOptions(useApi(), asked), enabled: isStaff })
  const { data } = register
  if (!isStaff)
    return (
      <Page>
        <AccessDenied subject="screen" actions={<LinkButton href="/">{t('home')}</LinkButton>} />
      </Page>
    )
  const isEmpty = data?.clients === 0
  const retry = () => void register.refetch()
  return (
    <Page width="full">
      <DashboardHeader dashboard="register" filters={filters} shown={data} />
      <Stack gap={6}>
        <FilterFields
          dashboard="register"
          filters={filters}
          period={data?.period}
          client={data?.client}
          onChange={choose}
        />
        {register.isLoadingError ? (
          <ProblemState
            title={t('failed')}
            problem={sayNoFigures(register.error)}
            onRetry={retry}
            isRetrying={register.isFetching}
          />
        ) : isEmpty ? (
          <EmptyState title={t('register.emptyTitle')}>{t('register.empty')}</EmptyState>
        ) : (
          <>
            <RegisterFigures data={data} filters={filters} />
            <RegisterChart data={data} onMonth={month => choose({ ...filters, from: month, to: month })} />
            <NoticesGrid data={data} filters={filters} status={gridStatus(register)} onRetry={retry} />
          </>
        )}
      </Stack>
    </Page>
  )
}
