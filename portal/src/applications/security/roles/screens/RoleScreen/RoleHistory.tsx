import { readOptions } from '@parvis/api-types/calls'
import { listRoleChanges } from '@parvis/api-types/calls/roles'
import { Button } from '@parvis/design-system/Button'
import { DescriptionList } from '@parvis/design-system/DescriptionList'
import { EmptyState } from '@parvis/design-system/EmptyState'
import { Inline } from '@parvis/design-system/Inline'
import { ruleText } from '@parvis/design-system/rule-text'
import { SearchField } from '@parvis/design-system/SearchField'
import { Stack } from '@parvis/design-system/Stack'
import { Timeline, TimelineSkeleton, type TimelineEvent } from '@parvis/design-system/Timeline'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useApi } from '../../../../../api/ApiContext.tsx'
import { explain } from '../../../../../api/problem-messages.ts'
import { useFormats, useLanguage } from '../../../../../i18n/formats.ts'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { ProblemBanner } from '../../../../../problems/ProblemBanner.tsx'
import { ProblemState } from '../../../../../problems/ProblemState.tsx'
import { savedTogether, type RoleChange } from '../../rules/role-history.ts'
import { useRuleFields } from './useRuleFields.ts'

/** Milliseconds after the last keystroke before a search is sent. */
const typingPause = 250

/** Number of changes loaded at once. */
const pageSize = 100

const sayNotThere = explain<'listRoleChanges'>({})

/** The changes of a role, latest first, as far back as the reader has loaded. */
function useRoleChanges(rolesId: number, search: string) {
  const api = useApi()
  return useInfiniteQuery({
    queryKey: [listRoleChanges.id, rolesId, search],
    queryFn: async ({ signal, pageParam: skip }) => {
      const { value, '@odata.count': count } = await readOptions(api, listRoleChanges, {
        query: {
          filter: ['rolesId', 'eq', rolesId],
          orderby: ['changedDate desc', 'id desc'],
          top: pageSize,
          skip,
          count: true,
          ...(search.trim() !== '' && { search }),
        },
      }).queryFn({ signal })
      return { changes: value, count }
    },
    initialPageParam: 0,
    getNextPageParam: ({ count }, pages) => {
      const known = pages.reduce((sum, { changes }) => sum + changes.length, 0)
      return known < count ? known : undefined
    },
    placeholderData: keepPreviousData,
    staleTime: 10_000,
  })
}

/** The role's changes in words, with who made them and when: all of them, or those that match a search. */
export function RoleHistory({ roleId }: { roleId: number }) {
  const { t } = useTranslation('roles')
  const [text, setText] = useState('')
  const [search, setSearch] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setSearch(text), text === '' ? 0 : typingPause)
    return () => clearTimeout(timer)
  }, [text])
  const found = useRoleChanges(roleId, search)
  if (found.isLoadingError)
    return (
      <ProblemState
        title={t('history.failed')}
        onRetry={() => void found.refetch()}
        isRetrying={found.isFetching}
        problem={sayNotThere(found.error)}
      />
    )
  if (!found.data) return <TimelineSkeleton />
  const changes = found.data.pages.flatMap(page => page.changes)
  if (changes.length === 0 && search === '') return <EmptyState title={t('history.empty')} />
  const count = found.data.pages[0]?.count ?? 0
  return (
    <Stack>
      <SearchField
        label={t('history.search')}
        description={t('history.searchHint')}
        value={text}
        onChange={setText}
        isLoading={search !== text || found.isPlaceholderData}
      />
      <p role="status">{search !== '' && t('history.found', { count })}</p>
      {changes.length > 0 && <Changes key={search} changes={changes} />}
      {found.isFetchNextPageError && (
        <ProblemBanner title={t('history.failed')} problem={sayNotThere(found.error)} />
      )}
      {found.hasNextPage && (
        <Inline>
          <Button isPending={found.isFetchingNextPage} onPress={() => void found.fetchNextPage()}>
            {t('history.older', { count: count - changes.length })}
          </Button>
        </Inline>
      )}
    </Stack>
  )
}

/** Number of saves shown at first. */
const firstSaves = 8

/** Changes grouped by save, latest first. Once the reader has loaded older ones, all loaded saves are shown. */
function Changes({ changes }: { changes: readonly RoleChange[] }) {
  const { t } = useTranslation('roles')
  const { moment } = useFormats()
  const sayChange = useChangeWords()
  const [first] = useState(changes.length)
  const events = savedTogether(changes).map((save): TimelineEvent => {
    const [only] = save.changes
    const isOne = save.changes.length === 1 && only !== undefined
    return {
      id: String(save.id),
      title: isOne ? sayChange(only).title : t('history.several', { count: save.changes.length }),
      date: moment(new Date(save.changedDate)),
      dateTime: save.changedDate,
      actor: save.person,
      detail: isOne ? (
        sayChange(only).detail
      ) : (
        <Stack gap={3}>
          {save.changes.map(change => {
            const { title, detail } = sayChange(change)
            return (
              <Stack key={change.id} gap={1}>
                <strong>{title}</strong>
                {detail}
              </Stack>
            )
          })}
        </Stack>
      ),
    }
  })
  return (
    <Timeline
      label={t('history.label')}
      events={events}
      shown={changes.length > first ? events.length : firstSaves}
    />
  )
}

/** Describes a change in words, with the values before and after where they add something. */
function useChangeWords() {
  const { t } = useTranslation('roles')
  const locale = useLanguage()
  const { fields } = useRuleFields()
  const beforeAndAfter = (before: string, after: string) => (
    <DescriptionList
      items={[
        { term: t('history.before'), value: before },
        { term: t('history.after'), value: after },
      ]}
    />
  )
  return (change: RoleChange) => {
    const { kind, before, after, ruleBefore, ruleAfter } = change
    switch (kind) {
      case 'created':
      case 'deleted':
        return { title: t(`history.${kind}`), detail: undefined }
      case 'renamed':
      case 'englishNameChanged':
      case 'purposeChanged':
        return {
          title: t(`history.${kind}`),
          detail: beforeAndAfter(before || t('history.nothing'), after || t('history.nothing')),
        }
      case 'ruleChanged': {
        const inWords = (rule: RoleChange['ruleBefore']) =>
          rule === null ? t('history.noRule') : ruleText(rule, { fields, locale })
        return {
          title: t('history.ruleChanged'),
          detail: beforeAndAfter(inWords(ruleBefore), inWords(ruleAfter)),
        }
      }
      default:
        return { title: t(`history.${kind}`, { name: after ?? before ?? '' }), detail: undefined }
    }
  }
}
