import { questionOptions } from '@parvis/api-types/calls'
import { searchEngagements } from '@parvis/api-types/calls/finder'
import { Page } from '@parvis/design-system/Page'
import { PageHeader } from '@parvis/design-system/PageHeader'
import { SavedViews } from '@parvis/design-system/SavedViews'
import { SearchField } from '@parvis/design-system/SearchField'
import { Skeleton } from '@parvis/design-system/Skeleton'
import { Stack } from '@parvis/design-system/Stack'
import { Tabs } from '@parvis/design-system/Tabs'
import { defaultViewOf } from '@parvis/design-system/grid-saved-views'
import { writeGridView, type GridView } from '@parvis/design-system/grid-view'
import { FacetPanel } from '@parvis/design-system/patterns/FacetPanel'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { useSearchParams } from 'react-router'
import { useApi } from '../../../../../api/ApiContext.tsx'
import { explain } from '../../../../../api/problem-messages.ts'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { ProblemState } from '../../../../../problems/ProblemState.tsx'
import { latePart } from '../../../../../screens/late.tsx'
import { useGridView } from '../../../../../screens/useGridView.ts'
import { references } from '../../application.ts'
import {
  boardOf,
  choiceOf,
  finderView,
  firstView,
  questionOf,
  savedPart,
  withChoice,
} from '../../rules/finder-view.ts'
import { Corrections } from './Corrections.tsx'
import { FoundList } from './FoundList.tsx'
import { NothingFound } from './NothingFound.tsx'
import { useFacets } from './useFacets.ts'
import { useFinderViews } from './useFinderViews.ts'

const FoundBoard = latePart(async () => ({ default: (await import('./FoundBoard.tsx')).FoundBoard }))

const say = explain<'searchEngagements'>({})

/** Searches the firm's engagements and their citable sheets by words and facets, as a list or a board. */
export function FinderScreen() {
  const { t } = useTranslation('finder')
  const [search] = useSearchParams()
  const [addressed, setView] = useGridView()
  const saved = useFinderViews()
  // An address without parameters opens the reader's default view.
  const [isOpened, setOpened] = useState(search.size > 0)
  const first = defaultViewOf(saved.views)
  if (!saved.isPending && !isOpened) {
    setOpened(true)
    if (first) setView(first)
  }
  const view = finderView(addressed)
  const found = useQuery({
    ...questionOptions(useApi(), searchEngagements, { body: questionOf(view) }),
    placeholderData: keepPreviousData,
    staleTime: 30_000,
    enabled: isOpened,
  })
  const facets = useFacets(found.data?.facets ?? [], choiceOf(view))
  const { data } = found
  const by = boardOf(view)
  const addressOf = (other: GridView) => {
    const params = writeGridView(other, new URLSearchParams())
    return `${references.address('search')}${params.size > 0 ? `?${params}` : ''}`
  }
  const results = (layout: 'list' | 'board') => {
    if (found.isLoadingError)
      return (
        <ProblemState
          title={t('search.failed')}
          problem={say(found.error)}
          onRetry={() => void found.refetch()}
          isRetrying={found.isFetching}
        />
      )
    if (data?.total === 0) return <NothingFound answer={data} view={view} onViewChange={setView} />
    if (layout === 'board' && by)
      return (
        <Suspense fallback={null}>
          <FoundBoard answer={data} view={view} by={by} onViewChange={setView} addressOf={addressOf} />
        </Suspense>
      )
    return <FoundList found={found} view={view} onViewChange={setView} />
  }
  return (
    <Page width="full">
      <PageHeader
        title={t('search.title')}
        sentence={t('search.sentence')}
        actions={
          saved.isPending || !isOpened ? (
            // A placeholder, because a menu opened before its views are loaded would change under the reader.
            <Skeleton shape="block" width="6rem" height="2.5rem" />
          ) : (
            <SavedViews
              views={saved.views}
              onViewsChange={saved.keep}
              view={savedPart(view)}
              startView={savedPart(firstView)}
              onViewChange={setView}
            />
          )
        }
      />
      <Stack gap={5}>
        <SearchField
          aria-label={t('search.words')}
          placeholder={t('search.words')}
          value={view.search}
          onChange={words => setView({ ...view, search: words, page: 1 })}
          isLoading={found.isFetching && !found.isPending}
        />
        <FacetPanel
          facets={facets}
          value={choiceOf(view)}
          onChange={choice => setView(withChoice(view, choice))}
          resultLabel={t('search.show', { count: data?.total ?? 0 })}
          isLoading={!data && !found.isLoadingError}
        >
          {data && <Corrections answer={data} />}
          <Tabs
            label={t('search.layout')}
            selected={by ? 'board' : 'list'}
            items={[
              {
                id: 'list',
                title: t('search.list'),
                href: addressOf({ ...addressed, groupBy: [] }),
                content: results('list'),
              },
              {
                id: 'board',
                title: t('search.board'),
                href: addressOf({ ...addressed, groupBy: [by ?? 'status'], page: 1 }),
                content: results('board'),
              },
            ]}
          />
        </FacetPanel>
      </Stack>
    </Page>
  )
}
