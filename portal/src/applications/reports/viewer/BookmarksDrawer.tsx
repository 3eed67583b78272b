import { Button } from '@parvis/design-system/Button'
import { Drawer } from '@parvis/design-system/Drawer'
import { EmptyState } from '@parvis/design-system/EmptyState'
import { Skeleton, SkeletonGroup } from '@parvis/design-system/Skeleton'
import { Stack } from '@parvis/design-system/Stack'
import { showToast } from '@parvis/design-system/Toast'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useId, useState } from 'react'
import { useApi } from '../../../api/ApiContext.tsx'
import { explain } from '../../../api/problem-messages.ts'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { ProblemBanner } from '../../../problems/ProblemBanner.tsx'
import { ProblemState } from '../../../problems/ProblemState.tsx'
import { BookmarkCard } from './BookmarkCard.tsx'
import { RenameBookmarkDialog, SaveBookmarkDialog } from './BookmarkForms.tsx'
import { bookmarksOptions, denied, type SavedBookmark } from './report.ts'
import { lateDialog } from '../../../screens/late.tsx'

const DeleteBookmarkDialog = lateDialog(async () => ({
  default: (await import('./DeleteBookmarkDialog.tsx')).DeleteBookmarkDialog,
}))

const sayNoBookmarks = explain<'listSavedBookmarks'>(denied)

export interface BookmarksDrawerProps {
  isOpen: boolean
  onClose: () => void
  report: { id: number; name: string }
  /** The key of the page on screen. */
  page: string
  /** Captures the current state of the report. */
  capture: () => Promise<string>
  /** Applies a captured state to the report. */
  apply: (state: string) => Promise<void>
  /** Reads the bookmarks that the report's author saved in its file. */
  readOwn: () => Promise<readonly OwnBookmark[]>
  /** Applies one of the author's bookmarks, by its name. */
  applyOwn: (name: string) => Promise<void>
}

/** A bookmark of the report's author, or a group of them: IReportBookmark of powerbi-models. */
export interface OwnBookmark {
  name: string
  displayName: string
  children?: readonly OwnBookmark[]
  /** Set by our own report page on bookmarks that it cannot show. */
  isFiltered?: boolean
}

type Task =
  | { kind: 'save'; state: string }
  | { kind: 'rename' | 'delete'; bookmark: SavedBookmark }
  | undefined

/** The bookmarks of a report, to open, save, share, order and delete. */
export function BookmarksDrawer(props: BookmarksDrawerProps) {
  const { isOpen, onClose, report, page, capture, apply, readOwn, applyOwn } = props
  const { t } = useTranslation('reportViewer')
  const list = useQuery({ ...bookmarksOptions(useApi(), report.id), enabled: isOpen })
  const own = useQuery({
    queryKey: ['bookmarksOfFile', report.id],
    queryFn: readOwn,
    enabled: isOpen,
    staleTime: 0,
  })
  const [task, setTask] = useState<Task>()
  const done = () => setTask(undefined)
  const bookmarks = list.data?.value ?? []
  // The latest version, in case it was refetched while the dialog was open.
  const latestOf = (bookmark: SavedBookmark) => bookmarks.find(({ id }) => id === bookmark.id) ?? bookmark
  const mine = bookmarks.filter(({ isMine }) => isMine)
  const shared = bookmarks.filter(({ isMine }) => !isMine)
  const cards = (some: readonly SavedBookmark[]) =>
    some.map((bookmark, index) => (
      <BookmarkCard
        key={bookmark.id}
        bookmark={bookmark}
        before={some[index - 1]}
        after={some[index + 1]}
        next={some[index + 2]}
        onOpen={async () => {
          await apply(bookmark.state)
          onClose()
        }}
        onRename={() => setTask({ kind: 'rename', bookmark })}
        onDelete={() => setTask({ kind: 'delete', bookmark })}
      />
    ))
  const problem = list.isLoadingError ? sayNoBookmarks(list.error) : undefined
  return (
    <>
      <Drawer
        isOpen={isOpen}
        onOpenChange={open => {
          if (!open) onClose()
        }}
        title={t('bookmarks.title', { report: report.name })}
        footer={
          <Button
            variant="primary"
            onPress={() =>
              void capture().then(
                state => setTask({ kind: 'save', state }),
                // The report is still being drawn, or its page was reloaded.
                () => showToast({ kind: 'warning', title: t('tools.notDone') }),
              )
            }
          >
            {t('bookmarks.save')}
          </Button>
        }
      >
        {problem ? (
          <ProblemState
            title={t('bookmarks.failed')}
            problem={problem}
            onRetry={() => void list.refetch()}
            isRetrying={list.isFetching}
          />
        ) : list.isPending ? (
          <SkeletonGroup label={t('bookmarks.loading')}>
            <Skeleton shape="block" height="6rem" />
          </SkeletonGroup>
        ) : bookmarks.length === 0 && (own.data ?? []).length === 0 ? (
          <EmptyState title={t('bookmarks.empty')}>{t('bookmarks.emptyText')}</EmptyState>
        ) : (
          <Stack gap={6}>
            {mine.length > 0 && (
              <Stack gap={3}>
                <h3>{t('bookmarks.mine')}</h3>
                <Stack gap={3} isList>
                  {cards(mine)}
                </Stack>
              </Stack>
            )}
            {own.data && own.data.length > 0 && (
              <Stack gap={3}>
                <h3>{t('bookmarks.own')}</h3>
                <OwnBookmarks
                  bookmarks={own.data}
                  onOpen={async name => {
                    await applyOwn(name)
                    onClose()
                  }}
                />
              </Stack>
            )}
            {shared.length > 0 && (
              <Stack gap={3}>
                <h3>{t('bookmarks.shared')}</h3>
                <Stack gap={3} isList>
                  {cards(shared)}
                </Stack>
              </Stack>
            )}
          </Stack>
        )}
      </Drawer>
      {task?.kind === 'save' && (
        <SaveBookmarkDialog reportId={report.id} page={page} state={task.state} onClose={done} />
      )}
      {task?.kind === 'rename' && <RenameBookmarkDialog bookmark={latestOf(task.bookmark)} onClose={done} />}
      <Suspense fallback={null}>
        {task?.kind === 'delete' && (
          <DeleteBookmarkDialog bookmark={latestOf(task.bookmark)} onClose={done} />
        )}
      </Suspense>
    </>
  )
}

interface OwnBookmarksProps {
  bookmarks: readonly OwnBookmark[]
  onOpen: (name: string) => Promise<void>
}

/** The bookmarks of the file in order, those of a group below its name. */
function OwnBookmarks({ bookmarks, onOpen }: OwnBookmarksProps) {
  const { t } = useTranslation('reportViewer')
  const [isRefused, setRefused] = useState(false)
  const reason = useId()
  return (
    <Stack gap={3}>
      {isRefused && (
        <ProblemBanner title={t('bookmarks.notDone')} problem={{ key: 'reportViewer:problem.pageGone' }} />
      )}
      <Stack gap={2} isList>
        {bookmarks.map(({ name, displayName, children, isFiltered }) =>
          children ? (
            <Stack key={name} gap={2}>
              <h4>{displayName}</h4>
              <OwnBookmarks bookmarks={children} onOpen={onOpen} />
            </Stack>
          ) : (
            <Button
              key={name}
              size="small"
              {...(isFiltered && { isDisabled: true, 'aria-describedby': reason })}
              onPress={() => {
                setRefused(false)
                onOpen(name).catch(() => setRefused(true))
              }}
            >
              {t('bookmarks.open', { name: displayName })}
            </Button>
          ),
        )}
      </Stack>
      {bookmarks.some(({ isFiltered }) => isFiltered) && <p id={reason}>{t('bookmarks.isFiltered')}</p>}
    </Stack>
  )
}
