import { Button } from '@parvis/design-system/Button'
import { EmptyState } from '@parvis/design-system/EmptyState'
import { Inline } from '@parvis/design-system/Inline'
import { Stack } from '@parvis/design-system/Stack'
import { Timeline } from '@parvis/design-system/Timeline'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { useApi } from '../../../../../api/ApiContext.tsx'
import { useFormats } from '../../../../../i18n/formats.ts'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { lateDialog } from '../../../../../screens/late.tsx'
import { LoadedPart } from '../../../../../screens/LoadedPart.tsx'
import { commentsOptions, sayNoPart, type AuditComment, type AuditFolder } from '../../folder.ts'

const CommentDialog = lateDialog(async () => ({
  default: (await import('../../CommentDialog.tsx')).CommentDialog,
}))

/** What staff say to each other about a folder, the newest first. Clients see nothing of it. */
export function CommentsPart({ folder }: { folder: AuditFolder }) {
  const { t } = useTranslation('auditFolders')
  const found = useQuery(commentsOptions(useApi(), folder.id))
  const [isWriting, setWriting] = useState(false)
  const add = folder.status !== 'sealed' && (
    <Button onPress={() => setWriting(true)}>{t('comment.open')}</Button>
  )
  return (
    <>
      <LoadedPart query={found} loading={t('comments.loading')} failed={t('comments.failed')} say={sayNoPart}>
        {comments =>
          comments.length === 0 ? (
            <EmptyState title={t('comments.emptyTitle')} actions={add}>
              {t('comments.empty')}
            </EmptyState>
          ) : (
            <Stack gap={5}>
              {add && <Inline>{add}</Inline>}
              <Comments comments={comments} />
            </Stack>
          )
        }
      </LoadedPart>
      <Suspense fallback={null}>
        {isWriting && <CommentDialog folderId={folder.id} onClose={() => setWriting(false)} />}
      </Suspense>
    </>
  )
}

function Comments({ comments }: { comments: readonly AuditComment[] }) {
  const { t } = useTranslation('auditFolders')
  const { moment } = useFormats()
  return (
    <Timeline
      label={t('comments.title')}
      events={comments.toReversed().map(({ id, text, mentions, createdBy, createdByName, createdDate }) => ({
        id: String(id),
        title: text,
        date: moment(new Date(createdDate)),
        dateTime: createdDate,
        actor: createdByName ?? createdBy,
        ...(mentions.length > 0 && { detail: t('comments.mentions', { people: mentions.join(', ') }) }),
      }))}
    />
  )
}
