import { isProblem } from '@parvis/api-types/problems'
import { Breadcrumbs } from '@parvis/design-system/Breadcrumbs'
import { Button } from '@parvis/design-system/Button'
import { LinkButton } from '@parvis/design-system/LinkButton'
import { Page } from '@parvis/design-system/Page'
import { PageHeader } from '@parvis/design-system/PageHeader'
import { StatusBadge, type StatusBadgeKind } from '@parvis/design-system/StatusBadge'
import { Tabs } from '@parvis/design-system/Tabs'
import { useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query'
import { Suspense, useEffect, useState, type ReactNode } from 'react'
import { useLocation, useNavigate, useParams, useSearchParams } from 'react-router'
import { useApi } from '../api/ApiContext.tsx'
import { useDocumentSubject } from '../navigation/document-subject.ts'
import { AbsentRecord } from '../problems/AbsentRecord.tsx'
import type { DefinedRecord, RecordNamespace } from './define-record.ts'
import { useTexts } from './texts.ts'

export interface RecordScreenProps<Thing, N extends RecordNamespace> {
  record: DefinedRecord<Thing, N>
  /** Heights of the placeholder fields while loading. @default three of one line */
  fieldHeights?: readonly string[]
  /**
   * Renders the loaded thing, usually with a `RecordPage`. `onDeleted` goes back to the list and drops it from the
   * cache.
   */
  children: (thing: Thing, onDeleted: () => void) => ReactNode
}

/** One thing of a list, by the key in the address: loading, gone, failed, or shown. */
export function RecordScreen<Thing, N extends RecordNamespace>(props: RecordScreenProps<Thing, N>) {
  const params = useParams()
  const [search] = useSearchParams()
  const { param } = props.record
  const key = params[param] ?? search.get(param) ?? undefined
  // The key resets all state when the address names another thing, including anything typed or asked.
  return <KnownRecord key={key} id={Number(key)} {...props} />
}

function KnownRecord<Thing, N extends RecordNamespace>({
  id,
  record,
  fieldHeights,
  children,
}: RecordScreenProps<Thing, N> & { id: number }) {
  const isKey = Number.isSafeInteger(id) && id > 0
  const api = useApi()
  const found = useQuery({ ...record.options(api, id), enabled: isKey })
  const [isDeleted, setDeleted] = useState(false)
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  // Navigate only after the form has unmounted, taking with it what was typed about a thing that no longer exists.
  useEffect(() => {
    if (!isDeleted) return undefined
    void navigate(record.list)
    // Remove it from the cache, so that a reader who comes back does not see the deleted version.
    return () => queryClient.removeQueries({ queryKey: record.options(api, id).queryKey })
  }, [isDeleted, navigate, queryClient, record, api, id])
  if (isDeleted) return null
  if (found.data !== undefined) return children(found.data, () => setDeleted(true))
  return <NoRecord record={record} isKey={isKey} found={found} {...(fieldHeights && { fieldHeights })} />
}

export interface NoRecordProps<Thing, N extends RecordNamespace> {
  record: Pick<DefinedRecord<Thing, N>, 'namespace' | 'list' | 'absent' | 'say'>
  /** Whether the address contains a valid key. */
  isKey: boolean
  found: Pick<UseQueryResult<Thing>, 'error' | 'isFetching' | 'refetch'>
  /** Heights of the placeholder fields. @default three of one line */
  fieldHeights?: readonly string[]
}

/** The page of one thing that cannot be shown: loading, gone, or failed. */
export function NoRecord<Thing, N extends RecordNamespace>({
  record,
  isKey,
  found,
  fieldHeights,
}: NoRecordProps<Thing, N>) {
  const t = useTexts(record.namespace)
  return (
    <AbsentRecord
      listHref={record.list}
      isMissing={!isKey || isProblem(found.error, ...record.absent)}
      problem={found.error ? record.say(found.error) : undefined}
      onRetry={() => void found.refetch()}
      isRetrying={found.isFetching}
      {...(fieldHeights && { fieldHeights })}
      words={{
        title: t('record.name'),
        list: t('list.title'),
        toList: t('gone.toList'),
        gone: t('gone.title'),
        goneHelp: t('gone.text'),
        failed: t('gone.failed'),
        loading: t('record.loading'),
      }}
    />
  )
}

/** A tab of a record page, named in the address. */
export interface RecordPart {
  id: string
  title: string
  content: ReactNode
  /** Whether this reader sees it. @default true */
  isShown?: boolean
}

/** An action on a record: a link, a direct action, or a dialog. */
export type RecordPageAction = {
  id: string
  label: string
  /** Whether it is offered to this reader at this time. @default true */
  isShown?: boolean
  /** Whether it is the primary action. @default false */
  isPrimary?: boolean
} & (
  | { href: string }
  | { onPress: () => void; isPending?: boolean }
  /** Renders the dialog that the action opens. It stays open even if the list of actions changes. */
  | { dialog: (close: () => void) => ReactNode }
)

export interface RecordPageProps {
  /** The list that contains the record. */
  list: { label: string; href: string }
  /** Breadcrumbs between the list and the record. @default nothing */
  above?: readonly { id: string; label: string; href: string }[]
  title: string
  /** The document title. @default its title, and what it stands below */
  subject?: string
  /** The status of the record, shown before the sentence. @default nothing */
  status?: { kind: StatusBadgeKind; text: string } | undefined
  sentence?: ReactNode
  actions?: ReactNode
  /** `full` where one of the parts is a list. @default that of a text */
  width?: 'full'
  /** The actions, most wanted first; replaces `actions`. @default nothing */
  actionList?: readonly RecordPageAction[] | undefined
  /** Shown above the parts, such as actions that were refused. @default nothing */
  notice?: ReactNode
  /** The tabs in order; the first one has the page's own address. @default none */
  parts?: {
    label: string
    items: readonly RecordPart[]
    /** The search parameters that identify the record: `id=5`. @default nothing: its path does */
    search?: string
  }
  /** Dialogs of the page, or its content where it has no parts. */
  children?: ReactNode
}

/** The page of one thing of a list: breadcrumbs, title (also of the document), actions and parts. */
export function RecordPage({
  list,
  above = [],
  title,
  subject = [title, ...above.map(({ label }) => label).toReversed()].join(' – '),
  status,
  sentence,
  actions,
  width,
  actionList = [],
  notice,
  parts,
  children,
}: RecordPageProps) {
  useDocumentSubject(subject)
  const [asked, setAsked] = useState<string>()
  const opened = actionList.find(({ id }) => id === asked)
  const { pathname } = useLocation()
  const [search] = useSearchParams()
  const items = parts?.items.filter(({ isShown = true }) => isShown) ?? []
  const [first] = items
  const named = items.find(({ id }) => id === search.get('tab')) ?? first
  return (
    <Page {...(width && { width })}>
      <PageHeader
        title={title}
        sentence={
          status ? (
            <>
              <StatusBadge kind={status.kind}>{status.text}</StatusBadge> {sentence}
            </>
          ) : (
            sentence
          )
        }
        breadcrumbs={
          <Breadcrumbs items={[{ id: 'list', ...list }, ...above, { id: 'record', label: title }]} />
        }
        actions={
          actionList.some(({ isShown = true }) => isShown) ? (
            <>
              {actionList.map(({ isShown = true, ...action }) =>
                isShown ? (
                  <ActionButton key={action.id} action={action} onAsked={() => setAsked(action.id)} />
                ) : null,
              )}
            </>
          ) : (
            actions
          )
        }
      />
      {notice}
      {parts && named && (
        <Tabs
          label={parts.label}
          selected={named.id}
          items={items.map(({ id, title: words, content }) => ({
            id,
            title: words,
            href: addressOfPart(pathname, parts.search, id === first?.id ? undefined : id),
            content: <Suspense fallback={null}>{content}</Suspense>,
          }))}
        />
      )}
      <Suspense fallback={null}>{children}</Suspense>
      <Suspense fallback={null}>
        {opened && 'dialog' in opened && opened.dialog(() => setAsked(undefined))}
      </Suspense>
    </Page>
  )
}

/** The address of a part of a record; the first part has the record's own address. */
function addressOfPart(pathname: string, search: string | undefined, part: string | undefined): string {
  const query = new URLSearchParams(search)
  if (part !== undefined) query.set('tab', part)
  return query.size === 0 ? pathname : `${pathname}?${query.toString()}`
}

function ActionButton({ action, onAsked }: { action: RecordPageAction; onAsked: () => void }) {
  const { label, isPrimary = false } = action
  const variant = isPrimary ? 'primary' : 'secondary'
  if ('href' in action)
    return (
      <LinkButton variant={variant} href={action.href}>
        {label}
      </LinkButton>
    )
  const { onPress, isPending = false } = 'onPress' in action ? action : { onPress: onAsked }
  return (
    <Button variant={variant} isPending={isPending} onPress={onPress}>
      {label}
    </Button>
  )
}
