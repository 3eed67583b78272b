import { isProblem } from '@parvis/api-types/problems'
import { Breadcrumbs } from '@parvis/design-system/Breadcrumbs'
import { EmptyState } from '@parvis/design-system/EmptyState'
import { LinkButton } from '@parvis/design-system/LinkButton'
import { Page } from '@parvis/design-system/Page'
import { PageHeader } from '@parvis/design-system/PageHeader'
import { Skeleton, SkeletonGroup } from '@parvis/design-system/Skeleton'
import { Stack } from '@parvis/design-system/Stack'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import { useApi } from '../../../../api/ApiContext.tsx'
import { problemText } from '../../../../api/problem-messages.ts'
import { useTranslation } from '../../../../i18n/useTranslation.ts'
import { ProblemState } from '../../../../problems/ProblemState.tsx'
import { rolesPath } from '../../addresses.ts'
import { getProblems } from '../../problems.ts'
import { getRoleOptions } from '../../queries.ts'
import { useMayManage, useRoleList } from '../../rights.ts'
import { RolePage } from './RolePage.tsx'

/** One role: what it gives, to whom, who looks after it, and what was changed. Without a key in the address, a new one. */
export function RoleScreen() {
  const { roleId } = useParams()
  // Another role is another page, with another plan.
  return roleId === undefined ? (
    <RolePage key="new" role={undefined} onDeleted={nowhere} />
  ) : (
    <KnownRole key={roleId} id={Number(roleId)} />
  )
}

const nowhere = () => undefined

function KnownRole({ id }: { id: number }) {
  const { t } = useTranslation('roles')
  const navigate = useNavigate()
  const mayManage = useMayManage()
  const list = useRoleList()
  const [isDeleted, setDeleted] = useState(false)
  const isKey = Number.isSafeInteger(id) && id > 0
  const found = useQuery({ ...getRoleOptions(useApi(), id), enabled: isKey && !isDeleted })
  // Leaves once the page is gone, and with it what was changed of something that is no more.
  useEffect(() => {
    if (isDeleted) void navigate(rolesPath)
  }, [isDeleted, navigate])
  if (isDeleted) return null
  const isMissing = !isKey || isProblem(found.error, 'not-found')
  // Whoever has changed something finds out when it is saved, and can create the role again from it.
  if (found.data && (mayManage || !isMissing))
    return <RolePage role={found.data} onDeleted={() => setDeleted(true)} />
  const problem = found.error ? problemText<'getRole'>(getProblems, found.error) : undefined
  return (
    <Page>
      <PageHeader
        title={t('role.title')}
        breadcrumbs={
          <Breadcrumbs
            items={[
              { id: 'roles', label: t(list.title), href: list.href },
              { id: 'role', label: t('role.title') },
            ]}
          />
        }
      />
      {isMissing ? (
        <EmptyState
          title={t('role.gone')}
          actions={<LinkButton href={list.href}>{t('role.toList')}</LinkButton>}
        >
          {t('role.goneHelp')}
        </EmptyState>
      ) : problem ? (
        <ProblemState
          title={t('role.failed')}
          onRetry={() => void found.refetch()}
          isRetrying={found.isFetching}
          problem={problem}
        />
      ) : (
        <SkeletonGroup label={t('role.loading')}>
          <Stack gap={6}>
            <Skeleton width="30%" />
            <Skeleton shape="block" height="2.75rem" />
            <Skeleton shape="block" height="2.75rem" />
            <Skeleton shape="block" height="6rem" />
          </Stack>
        </SkeletonGroup>
      )}
    </Page>
  )
}
