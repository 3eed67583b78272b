import type { RowOf } from '@parvis/api-types/calls'
import { LinkButton } from '@parvis/design-system/LinkButton'
import { Meter } from '@parvis/design-system/Meter'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { ListScreen } from '../../../../../screens/ListScreen.tsx'
import { auditFolders } from '../../application.ts'
import { folderList } from './folder-list.ts'

type Row = RowOf<'listAuditFolders'>

const cells = { completeness: (row: Row) => <CompletenessCell folder={row} /> }

function CompletenessCell({ folder: { accountName, year, completeness } }: { folder: Row }) {
  const { t } = useTranslation('auditFolders')
  return (
    <Meter
      label={t('completenessOf', { client: accountName, year: String(year) })}
      isLabelHidden
      size="small"
      value={completeness}
    />
  )
}

/** The folders of the firm, with their progress and open work. */
export function FolderList() {
  const { t } = useTranslation('auditFolders')
  const create = { href: auditFolders.address('create'), label: t('list.create') }
  return (
    <ListScreen
      list={folderList}
      create={create}
      cells={cells}
      emptyActions={<LinkButton href={create.href}>{create.label}</LinkButton>}
    />
  )
}
