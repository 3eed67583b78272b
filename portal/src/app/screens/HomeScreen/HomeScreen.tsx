import { AsideLayout } from '@parvis/design-system/AsideLayout'
import { Banner } from '@parvis/design-system/Banner'
import { Button } from '@parvis/design-system/Button'
import { localDay } from '@parvis/design-system/i18n/dates'
import { Greeting } from '@parvis/design-system/patterns/Greeting'
import { Page } from '@parvis/design-system/Page'
import { SearchField } from '@parvis/design-system/SearchField'
import { Stack } from '@parvis/design-system/Stack'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { useApi } from '../../../api/ApiContext.tsx'
import { useFormats } from '../../../i18n/formats.ts'
import { findMenus } from '../../../navigation/menu-tree.ts'
import { listMenusOptions } from '../../../navigation/queries.ts'
import { usePreferences } from '../../../navigation/usePreferences.ts'
import { usePerson } from '../../../session/SessionContext.tsx'
import { ApplicationTiles } from './ApplicationTiles.tsx'
import { greetingOf, isSparse } from './home-parts.ts'
import { AskForAccess, FewApplications, NoApplications, WaitingWork } from './HomeStates.lazy.tsx'
import { NewReports } from './NewReports.tsx'
import { PersonalRows } from './PersonalRows.tsx'
import { SearchResults } from './SearchResults.tsx'
import { useFirstMeeting } from './useFirstMeeting.ts'

// Created once, so that typing in the search and arranging tiles do not render it again.
const aside = (
  <>
    <WaitingWork />
    <NewReports />
  </>
)

/** The home page: a greeting and everything that the person can open. The search covers menus and sub-menus. */
export function HomeScreen() {
  const { t } = useTranslation()
  const formats = useFormats()
  const api = useApi()
  const { firstName, type } = usePerson()
  const menus = useQuery(listMenusOptions(api))
  const { preferences, isLoaded, isLoadingError, isRetrying, retry, change, hasFailed } = usePreferences()
  const [search, setSearch] = useState('')
  // The time of arrival: the greeting does not change during the visit.
  const [now] = useState(() => new Date())
  useFirstMeeting(menus.data)
  const isSearching = search.trim() !== ''
  return (
    <>
      <Greeting title={t(greetingOf(now.getHours()), { name: firstName })} date={formats.day(localDay(now))}>
        <SearchField
          aria-label={t('home.search')}
          placeholder={t('home.search')}
          value={search}
          onChange={setSearch}
        />
      </Greeting>
      <Page>
        {isLoadingError && (
          <Banner
            kind="warning"
            live="polite"
            title={t('home.preferencesFailed')}
            actions={
              <Button size="small" onPress={retry} isPending={isRetrying}>
                {t('home.retryPreferences')}
              </Button>
            }
          />
        )}
        {hasFailed && <Banner kind="warning" live="polite" title={t('home.pinFailed')} />}
        {isSearching ? (
          <SearchResults
            found={findMenus(menus.data ?? [], search)}
            search={search}
            onClear={() => setSearch('')}
          />
        ) : (
          <AsideLayout aside={aside}>
            <Stack gap={8}>
              <PersonalRows menus={menus.data ?? []} preferences={preferences} />
              {menus.data?.length === 0 ? (
                <NoApplications onRetry={() => void menus.refetch()} isRetrying={menus.isFetching} />
              ) : (
                <ApplicationTiles
                  menus={menus.data}
                  preferences={preferences}
                  onChange={isLoaded ? change : undefined}
                />
              )}
              {isSparse(menus.data?.length ?? 0) && <FewApplications />}
              {menus.data && type === 'Collaborateur' && <AskForAccess />}
            </Stack>
          </AsideLayout>
        )}
      </Page>
    </>
  )
}
