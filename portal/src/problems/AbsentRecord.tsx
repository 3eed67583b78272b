import { Breadcrumbs } from '@parvis/design-system/Breadcrumbs'
import { EmptyState } from '@parvis/design-system/EmptyState'
import { LinkButton } from '@parvis/design-system/LinkButton'
import { Page } from '@parvis/design-system/Page'
import { PageHeader } from '@parvis/design-system/PageHeader'
import { Skeleton, SkeletonGroup } from '@parvis/design-system/Skeleton'
import { Stack } from '@parvis/design-system/Stack'
import type { ProblemText } from '../api/problem-messages.ts'
import { ProblemState } from './ProblemState.tsx'

export interface AbsentRecordProps {
  /** The address of the list that contains it. */
  listHref: string
  /** Whether it does not exist, or no longer does. */
  isMissing: boolean
  /** Why it failed to load; undefined while loading. */
  problem: ProblemText | undefined
  onRetry: () => void
  /** Whether a retry is pending. */
  isRetrying: boolean
  /** Heights of the placeholder fields. @default three of one line */
  fieldHeights?: readonly string[]
  words: {
    /** The kind of thing, because its name is unknown. */
    title: string
    list: string
    toList: string
    gone: string
    goneHelp: string
    failed: string
    loading: string
  }
}

const threeLines = ['2.75rem', '2.75rem', '2.75rem']

/** The page of a list's item that cannot be shown: loading, gone, or failed. */
export function AbsentRecord({
  listHref,
  isMissing,
  problem,
  onRetry,
  isRetrying,
  fieldHeights = threeLines,
  words,
}: AbsentRecordProps) {
  return (
    <Page>
      <PageHeader
        title={words.title}
        breadcrumbs={
          <Breadcrumbs
            items={[
              { id: 'list', label: words.list, href: listHref },
              { id: 'record', label: words.title },
            ]}
          />
        }
      />
      {isMissing ? (
        <EmptyState title={words.gone} actions={<LinkButton href={listHref}>{words.toList}</LinkButton>}>
          {words.goneHelp}
        </EmptyState>
      ) : problem ? (
        <ProblemState title={words.failed} problem={problem} onRetry={onRetry} isRetrying={isRetrying} />
      ) : (
        <SkeletonGroup label={words.loading}>
          <Stack gap={6}>
            <Skeleton width="30%" />
            {fieldHeights.map((height, field) => (
              <Skeleton key={field} shape="block" height={height} />
            ))}
          </Stack>
        </SkeletonGroup>
      )}
    </Page>
  )
}
