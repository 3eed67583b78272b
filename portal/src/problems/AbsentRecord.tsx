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
  /** The address of the list in which it is found. */
  listHref: string
  /** There is no such thing, or none any more. */
  isMissing: boolean
  /** Why the services did not give it; undefined while it is awaited. */
  problem: ProblemText | undefined
  onRetry: () => void
  /** It is being tried again. */
  isRetrying: boolean
  /** Heights of the fields that will stand there. @default three of one line */
  fieldHeights?: readonly string[]
  words: {
    /** What kind of thing it is: its name is not known. */
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

/** The page of one thing of a list that is not there: awaited, gone, or not given by the services. */
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
