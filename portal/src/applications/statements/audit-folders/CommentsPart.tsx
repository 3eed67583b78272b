import { Button } from '@parvis/design-system/Button'
import { EmptyState } from '@parvis/design-system/EmptyState'
import { Inline } from '@parvis/design-system/Inline'
import { LinkButton } from '@parvis/design-system/LinkButton'
import { Stack } from '@parvis/design-system/Stack'
import { Timeline } from '@parvis/design-system/Timeline'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { useApi } from '../../../api/ApiContext.tsx'
import { useFormats } from '../../../i18n/formats.ts'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { lateDialog } from '../../../screens/late.tsx'
import { LoadedPart } from '../../../screens/LoadedPart.tsx'
import {
  addressOf,
  commentsOptions,
  sayNoPart,
  type AuditComment,
  type AuditFolder,
  type CommentedPart,
} from './folder.ts'

const CommentDialog = lateDialog(async () => ({
  default: (await import('./CommentDialog.tsx')).CommentDialog,
}))

export interface CommentsPartProps {
  folder: AuditFolder
  /** The part whose comments to show; undefined for the whole folder. */
  about?: CommentedPart
}

/** The comments of staff on a folder or a part of it, newest first. Clients never see them. */
export function CommentsPart({ folder, about }: CommentsPartProps) {
  const { t } = useTranslation('auditFolders')
  const found = useQuery({
    ...commentsOptions(useApi(), folder.id),
    select: comments => (about ? comments.filter(comment => isAbout(comment, about)) : comments),
  })
  const [isWriting, setWriting] = useState(false)
  return (
    <Stack gap={5}>
      {/* The button keeps its place when the first comment appears, so that its author returns to it. */}
      {folder.status !== 'sealed' && (
        <Inline>
          <Button onPress={() => setWriting(true)}>{t('comment.open')}</Button>
        </Inline>
      )}
      <LoadedPart query={found} loading={t('comments.loading')} failed={t('comments.failed')} say={sayNoPart}>
        {comments =>
          comments.length === 0 ? (
            <NoComments isAboutPart={about !== undefined} />
          ) : (
            <Comments comments={comments} hasParts={about === undefined} />
          )
        }
      </LoadedPart>
      <Suspense fallback={null}>
        {isWriting && <CommentDialog folderId={folder.id} about={about} onClose={() => setWriting(false)} />}
      </Suspense>
    </Stack>
  )
}

/** A part without comments still has other content, so it gets a line instead of an empty state. */
function NoComments({ isAboutPart }: { isAboutPart: boolean }) {
  const { t } = useTranslation('auditFolders')
  if (isAboutPart) return <p>{t('comments.none')}</p>
  return <EmptyState title={t('comments.emptyTitle')}>{t('comments.empty')}</EmptyState>
}

const isAbout = ({ requestId, checkId }: AuditComment, part: CommentedPart) =>
  'requestId' in part ? requestId === part.requestId : checkId === part.checkId

interface CommentsProps {
  comments: readonly AuditComment[]
  /** Whether each comment names the part that it is about. */
  hasParts: boolean
}

function Comments({ comments, hasParts }: CommentsProps) {
  const { t } = useTranslation('auditFolders')
  const { moment } = useFormats()
  return (
    <Timeline
      label={t('comments.title')}
      events={comments.toReversed().map(comment => ({
        id: String(comment.id),
        title: comment.text,
        date: moment(new Date(comment.createdDate)),
        dateTime: comment.createdDate,
        actor: comment.createdByName ?? comment.createdBy,
        detail: <Detail comment={comment} hasPart={hasParts} />,
      }))}
    />
  )
}

/** Who is notified of a comment, and a link to the part that it is about. */
function Detail({ comment, hasPart }: { comment: AuditComment; hasPart: boolean }) {
  const { t } = useTranslation('auditFolders')
  const { folderId, requestId, checkId, mentions } = comment
  return (
    <>
      {mentions.length > 0 && t('comments.mentions', { people: mentions.join(', ') })}
      {hasPart && requestId !== null && (
        <LinkButton size="small" href={addressOf(folderId, { request: requestId })}>
          {t('comments.toRequest')}
        </LinkButton>
      )}
      {hasPart && checkId !== null && (
        <LinkButton size="small" href={addressOf(folderId, { tab: 'checks', check: checkId })}>
          {t('comments.toCheck')}
        </LinkButton>
      )}
    </>
  )
}
