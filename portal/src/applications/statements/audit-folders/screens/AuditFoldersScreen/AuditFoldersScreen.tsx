import { Loader } from '@parvis/design-system/Loader'
import { Suspense } from 'react'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { latePart } from '../../../../../screens/late.tsx'
import { useMay } from '../../../../../session/useMay.ts'
import { keepScope } from '../../application.ts'

const FolderList = latePart(async () => ({ default: (await import('./FolderList.tsx')).FolderList }))
const ClientRequests = latePart(async () => ({
  default: (await import('./ClientRequests.tsx')).ClientRequests,
}))

/** The folders of the firm, for people who work on them. Everybody else sees only what is requested of them. */
export function AuditFoldersScreen() {
  const { t } = useTranslation('auditFolders')
  const mayKeep = useMay(keepScope)
  return (
    <Suspense fallback={<Loader label={t('list.loading')} />}>
      {mayKeep ? <FolderList /> : <ClientRequests />}
    </Suspense>
  )
}
