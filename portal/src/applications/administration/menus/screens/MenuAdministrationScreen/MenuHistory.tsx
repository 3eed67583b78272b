import { Badge } from '@parvis/design-system/Badge'
import { Button } from '@parvis/design-system/Button'
import { Card } from '@parvis/design-system/Card'
import { EmptyState } from '@parvis/design-system/EmptyState'
import { Inline } from '@parvis/design-system/Inline'
import { Stack } from '@parvis/design-system/Stack'
import { readOptions, writeOptions } from '@parvis/api-types/calls'
import { listMenuPublications, undoMenuPublication } from '@parvis/api-types/calls/menu-administration'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi } from '../../../../../api/ApiContext.tsx'
import { explain } from '../../../../../api/problem-messages.ts'
import { ActionDialog } from '../../../../../dialogs/ActionDialog.tsx'
import { useFormats, useLanguage } from '../../../../../i18n/formats.ts'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { menuTitle } from '../../../../../navigation/selected-menu.ts'
import { RecordHistory } from '../../../../../screens/RecordHistory.tsx'
import { LoadedPart } from '../../../../../screens/LoadedPart.tsx'
import { menuOfDifference } from '../../rules/menu-difference.ts'
import type { AdministeredMenu } from '../../rules/menu-tree.ts'
import { MenuDifferenceDetails } from './MenuDifferenceDetails.tsx'

const sayNotLoaded = explain<'listMenuPublications'>({})
const sayNotUndone = explain<'undoMenuPublication'>({
  'menu-publication-overtaken': 'menus:history.overtaken',
})

/** The publications of the menus, newest first; each can be undone. */
export function MenuHistory({ menus }: { menus: readonly AdministeredMenu[] }) {
  const { t } = useTranslation('menus')
  const locale = useLanguage()
  const { moment } = useFormats()
  const api = useApi()
  const [undone, setUndone] = useState<number>()
  const query = useInfiniteQuery({
    queryKey: [listMenuPublications.id, 'all'],
    queryFn: ({ signal, pageParam: before }) =>
      readOptions(api, listMenuPublications, {
        query: before === undefined ? {} : { before },
      }).queryFn({ signal }),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: page => (page.hasMore ? page.value.at(-1)?.id : undefined),
  })
  return (
    <LoadedPart query={query} loading={t('history.loading')} failed={t('history.failed')} say={sayNotLoaded}>
      {({ pages }) => {
        const publications = pages.flatMap(({ value }) => value)
        if (publications.length === 0)
          return <EmptyState title={t('history.none')}>{t('history.noneText')}</EmptyState>
        return (
          <Stack>
            <Card title={t('history.title')}>
              <RecordHistory
                label={t('history.title')}
                shown={publications.length}
                events={publications.map(publication => ({
                  id: String(publication.id),
                  title: t(`history.${publication.kind}`),
                  at: publication.publishedDate,
                  ...(publication.publishedByName !== null && { actor: publication.publishedByName }),
                  detail: (
                    <Stack gap={3}>
                      {publication.changes.map(change => {
                        const menu = menuOfDifference(change)
                        return (
                          <Stack gap={2} key={change.menuId}>
                            <strong>{menu && menuTitle(menu, locale)}</strong>
                            <MenuDifferenceDetails
                              difference={change}
                              menus={menus}
                              others={publication.changes}
                            />
                          </Stack>
                        )
                      })}
                      <Inline>
                        {publication.undoneById === null ? (
                          <Button
                            size="small"
                            aria-label={t('difference.actionOn', {
                              action: t('history.undoAction'),
                              name: moment(new Date(publication.publishedDate)),
                            })}
                            onPress={() => setUndone(publication.id)}
                          >
                            {t('history.undoAction')}
                          </Button>
                        ) : (
                          <Badge>{t('history.isUndone')}</Badge>
                        )}
                      </Inline>
                    </Stack>
                  ),
                }))}
              />
            </Card>
            {query.hasNextPage && (
              <Inline>
                <Button isPending={query.isFetchingNextPage} onPress={() => void query.fetchNextPage()}>
                  {t('history.more')}
                </Button>
              </Inline>
            )}
            {undone !== undefined && (
              <ActionDialog
                title={t('history.undoTitle')}
                confirmLabel={t('history.undoAction')}
                options={writeOptions(api, undoMenuPublication)}
                sent={{ path: { id: undone } }}
                said={t('history.undone')}
                say={sayNotUndone}
                onClose={() => setUndone(undefined)}
              >
                {t('history.undoText')}
              </ActionDialog>
            )}
          </Stack>
        )
      }}
    </LoadedPart>
  )
}
