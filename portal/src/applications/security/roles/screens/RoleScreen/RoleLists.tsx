import type { RoleRights, RoleTab, WholeRole } from '../../role.ts'
import { RoleHistory } from './RoleHistory.tsx'
import { RoleManagers } from './RoleManagers.tsx'
import { RoleMembers } from './RoleMembers.tsx'
import { RoleScopes } from './RoleScopes.tsx'
import type { RoleEditor } from './useRoleEditor.ts'

interface RoleListsProps {
  tab: Exclude<RoleTab, 'details'>
  role: WholeRole | undefined
  editor: RoleEditor
  rights: RoleRights
}

/** The tabs of a role that contain lists, in one chunk with the list components they share. */
export function RoleLists({ tab, role, editor, rights }: RoleListsProps) {
  const { mayManage, mayEditMembers } = rights
  switch (tab) {
    case 'scopes':
      return <RoleScopes editor={editor} mayManage={mayManage} />
    case 'members':
      return <RoleMembers role={role} editor={editor} mayEdit={mayEditMembers} />
    case 'managers':
      return <RoleManagers editor={editor} mayManage={mayManage} />
    case 'history':
      return role && <RoleHistory roleId={role.id} />
  }
}
