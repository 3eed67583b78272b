import { isProblem } from '@parvis/api-types/problems'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import { useApi } from '../../../../../api/ApiContext.tsx'
import { problemText } from '../../../../../api/problem-messages.ts'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { AbsentRecord } from '../../../../../problems/AbsentRecord.tsx'
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
  // With unsaved changes the reader learns it when saving, and can create the role again from them.
  if (found.data && (mayManage || !isMissing))
    return <RolePage role={found.data} onDeleted={() => setDeleted(true)} />
  const problem = found.error ? problemText<'getRole'>(getProblems, found.error) : undefined
  return (
    <AbsentRecord
      listHref={list.href}
      isMissing={isMissing}
      problem={problem}
      onRetry={() => void found.refetch()}
      isRetrying={found.isFetching}
      fieldHeights={['2.75rem', '2.75rem', '6rem']}
      words={{
        title: t('role.title'),
        list: t(list.title),
        toList: t('role.toList'),
        gone: t('role.gone'),
        goneHelp: t('role.goneHelp'),
        failed: t('role.failed'),
        loading: t('role.loading'),
      }}
    />
  )
}
