import { Banner } from '@parvis/design-system/Banner'
import { Card } from '@parvis/design-system/Card'
import { DescriptionList } from '@parvis/design-system/DescriptionList'
import { Drawer } from '@parvis/design-system/Drawer'
import { EmptyState } from '@parvis/design-system/EmptyState'
import { Prose } from '@parvis/design-system/Prose'
import { Stack } from '@parvis/design-system/Stack'
import { StatusBadge } from '@parvis/design-system/StatusBadge'
import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { useApi } from '../../../api/ApiContext.tsx'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { latePart } from '../../../screens/late.tsx'
import { LoadedPart } from '../../../screens/LoadedPart.tsx'
import { DocumentIntake } from './DocumentIntake.tsx'
import { DocumentList } from './DocumentList.tsx'
import { DueCell } from './DueCell.tsx'
import { requestLooks, requestOptions, sayNoPart, type AuditFolder, type AuditRequest } from './folder.ts'

// Clients see no comments.
const CommentsPart = latePart(async () => ({ default: (await import('./CommentsPart.tsx')).CommentsPart }))

export interface RequestDrawerProps {
  id: number
  /** The folder whose page shows the drawer, needed for the comments. @default none, as for clients */
  folder?: AuditFolder
  onClose: () => void
}

/** The drawer of a requested document: what is requested, what was submitted, and links to more. */
export function RequestDrawer({ id, folder, onClose }: RequestDrawerProps) {
  const { t } = useTranslation('auditFolders')
  const found = useQuery(requestOptions(useApi(), id))
  const title = found.data?.value[0]?.title ?? t('request.name')
  return (
    <Drawer isOpen title={title} isDismissable={false} onOpenChange={onClose}>
      <LoadedPart query={found} loading={t('request.loading')} failed={t('request.failed')} say={sayNoPart}>
        {({ value: [request] }) =>
          request ? (
            <Request request={request} folder={folder} />
          ) : (
            <EmptyState title={t('request.goneTitle')}>{t('request.gone')}</EmptyState>
          )
        }
      </LoadedPart>
    </Drawer>
  )
}

interface RequestProps {
  request: AuditRequest
  folder: AuditFolder | undefined
}

function Request({ request, folder }: RequestProps) {
  const { t } = useTranslation('auditFolders')
  const { id, status, description, contactName, returnReason, isFolderOpen } = request
  return (
    <Stack gap={5}>
      {returnReason !== null && (
        <Banner kind="warning" title={t('request.returned')}>
          <Prose text={returnReason} level={3} />
        </Banner>
      )}
      {description !== '' && <Prose text={description} level={3} />}
      <DescriptionList
        items={[
          {
            term: t('column.status'),
            value: <StatusBadge kind={requestLooks[status]}>{t(`requestStatus.${status}`)}</StatusBadge>,
          },
          { term: t('column.dueDate'), value: <DueCell request={request} /> },
          { term: t('column.contact'), value: contactName ?? t('request.nobody') },
        ]}
      />
      <DocumentList request={request} />
      {isFolderOpen && status !== 'accepted' && <DocumentIntake request={request} />}
      {folder && (
        <Card title={t('comments.title')} level={3}>
          <Suspense fallback={null}>
            <CommentsPart folder={folder} about={{ requestId: id }} />
          </Suspense>
        </Card>
      )}
    </Stack>
  )
}
