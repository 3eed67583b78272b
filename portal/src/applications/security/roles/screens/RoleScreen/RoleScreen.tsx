import { useParams } from 'react-router'
import { RecordScreen } from '../../../../../screens/RecordScreen.tsx'
import { useRoleRecord } from '../../role.ts'
import { RolePage } from './RolePage.tsx'

/** One role: its scopes, members, managers and history. Without an id in the address, a new role. */
export function RoleScreen() {
  const { record } = useRoleRecord()
  const { roleId } = useParams()
  if (roleId === undefined) return <RolePage key="new" role={undefined} onDeleted={nowhere} />
  return (
    <RecordScreen record={record} fieldHeights={['2.75rem', '2.75rem', '6rem']}>
      {(role, onDeleted) => <RolePage role={role} onDeleted={onDeleted} />}
    </RecordScreen>
  )
}

const nowhere = () => undefined
