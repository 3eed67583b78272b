import { writeOptions } from '@parvis/api-types/calls'
import {
  markDefaultBookmark,
  moveSavedBookmark,
  updateSavedBookmark,
} from '@parvis/api-types/calls/report-viewer'
import { ActionsMenu } from '@parvis/design-system/ActionsMenu'
import { Button } from '@parvis/design-system/Button'
import { Card } from '@parvis/design-system/Card'
import { Inline } from '@parvis/design-system/Inline'
import { MenuItem, MenuSection } from '@parvis/design-system/Menu'
import { Stack } from '@parvis/design-system/Stack'
import { StatusBadge } from '@parvis/design-system/StatusBadge'
import { showToast } from '@parvis/design-system/Toast'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi } from '../../../api/ApiContext.tsx'
import { explain, type ProblemText } from '../../../api/problem-messages.ts'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { ProblemBanner } from '../../../problems/ProblemBanner.tsx'
import { bookmarkGone, type SavedBookmark } from './report.ts'
import { addressOfBookmark } from './rules/place.ts'

const sayNotChanged = explain<'updateSavedBookmark' | 'moveSavedBookmark' | 'markDefaultBookmark'>({
  ...bookmarkGone,
  'saved-bookmark-not-owned': 'reportViewer:problem.notOwned',
  'saved-bookmark-name-taken': 'reportViewer:problem.nameTaken',
})

export interface BookmarkCardProps {
  bookmark: SavedBookmark
  /** The bookmarks around it in the person's order; `next` is the one after `after`. */
  before: SavedBookmark | undefined
  after: SavedBookmark | undefined
  next: SavedBookmark | undefined
  /** Shows the bookmark; rejects if the report cannot. */
  onOpen: () => Promise<void>
  onRename: () => void
  onDelete: () => void
}

/** A bookmark with its details and actions. */
export function BookmarkCard(props: BookmarkCardProps) {
  const { bookmark, before, after, next, onOpen, onRename, onDelete } = props
  const { id, name, pageTitle, isMine, isShared, isDefault, isBroken, ownerName } = bookmark
  const { t } = useTranslation('reportViewer')
  const api = useApi()
  const [isOpening, setOpening] = useState(false)
  const [problem, setProblem] = useState<ProblemText>()
  const told = {
    onMutate: () => setProblem(undefined),
    onError: (error: Error) => setProblem(sayNotChanged(error)),
  }
  const update = useMutation({ ...writeOptions(api, updateSavedBookmark), ...told })
  const move = useMutation({ ...writeOptions(api, moveSavedBookmark), ...told })
  const mark = useMutation({ ...writeOptions(api, markDefaultBookmark), ...told })
  const path = { id }
  const open = async () => {
    setOpening(true)
    setProblem(undefined)
    try {
      await onOpen()
    } catch {
      setProblem({ key: 'reportViewer:problem.pageGone' })
    }
    setOpening(false)
  }
  const copy = () => {
    navigator.clipboard.writeText(new URL(addressOfBookmark(id), location.origin).href).then(
      () => showToast({ title: t('tools.copied') }),
      () => showToast({ kind: 'warning', title: t('tools.copyFailed') }),
    )
  }
  return (
    <Card
      title={name}
      level={3}
      actions={
        <ActionsMenu label={t('bookmarks.actions', { name })}>
          <MenuItem
            label={t(isDefault ? 'bookmarks.dropDefault' : 'bookmarks.makeDefault')}
            onAction={() => mark.mutate({ path, body: { isDefault: !isDefault } })}
          />
          <MenuItem label={t('bookmarks.copy')} onAction={copy} />
          {isMine ? (
            <MenuSection aria-label={t('bookmarks.mine')}>
              <MenuItem label={t('bookmarks.rename')} onAction={onRename} />
              <MenuItem
                label={t(isShared ? 'bookmarks.unshare' : 'bookmarks.share')}
                onAction={() =>
                  update.mutate({ path, ifMatch: bookmark['@odata.etag'], body: { isShared: !isShared } })
                }
              />
              {before && (
                <MenuItem
                  label={t('bookmarks.up')}
                  onAction={() => move.mutate({ path, body: { beforeId: before.id } })}
                />
              )}
              {after && (
                <MenuItem
                  label={t('bookmarks.down')}
                  onAction={() => move.mutate({ path, body: { beforeId: next?.id ?? null } })}
                />
              )}
              <MenuItem label={t('bookmarks.remove')} isDanger onAction={onDelete} />
            </MenuSection>
          ) : null}
        </ActionsMenu>
      }
    >
      <Stack gap={2}>
        {pageTitle !== null && <p>{t('bookmarks.ofPage', { page: pageTitle })}</p>}
        {!isMine && <p>{t('bookmarks.by', { person: ownerName })}</p>}
        <Inline gap={2}>
          {isBroken && <StatusBadge kind="warning">{t('bookmarks.isBroken')}</StatusBadge>}
          {isDefault && <StatusBadge kind="info">{t('bookmarks.isDefault')}</StatusBadge>}
          {isMine && isShared && <StatusBadge kind="info">{t('bookmarks.isShared')}</StatusBadge>}
        </Inline>
        {problem && <ProblemBanner title={t('bookmarks.notDone')} problem={problem} />}
        {!isBroken && (
          <Inline>
            <Button size="small" isPending={isOpening} onPress={() => void open()}>
              {t('bookmarks.open', { name })}
            </Button>
          </Inline>
        )}
      </Stack>
    </Card>
  )
}
