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
  /** Heights of the fields that will stand there, while it is awaited. @default three of one line */
  fieldHeights?: readonly string[]
  /** What is shown of it once it is there: a `RecordPage`. `onDeleted` leaves for the list, and forgets it. */
  children: (thing: Thing, onDeleted: () => void) => ReactNode
}

/** One thing of a list, by the key in the address: awaited, gone, not given by the services, or there. */
export function RecordScreen<Thing, N extends RecordNamespace>(props: RecordScreenProps<Thing, N>) {
  const params = useParams()
  const [search] = useSearchParams()
  const { param } = props.record
  const key = params[param] ?? search.get(param) ?? undefined
  // Another one is another page: nothing of what was typed or asked goes over.
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
  // Leaves once the form is gone, and with it what was typed about something that is no more.
  useEffect(() => {
    if (!isDeleted) return undefined
    void navigate(record.list)
    // Who comes back is not shown what was there once.
    return () => queryClient.removeQueries({ queryKey: record.options(api, id).queryKey })
  }, [isDeleted, navigate, queryClient, record, api, id])
  if (isDeleted) return null
  if (found.data !== undefined) return children(found.data, () => setDeleted(true))
  return <NoRecord record={record} isKey={isKey} found={found} {...(fieldHeights && { fieldHeights })} />
}

export interface NoRecordProps<Thing, N extends RecordNamespace> {
  record: Pick<DefinedRecord<Thing, N>, 'namespace' | 'list' | 'absent' | 'say'>
  /** Whether the address names one that there might be. */
  isKey: boolean
  found: Pick<UseQueryResult<Thing>, 'error' | 'isFetching' | 'refetch'>
  /** @default three of one line */
  fieldHeights?: readonly string[]
}

/** The page of one thing that is not there: awaited, gone, or not given by the services. */
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

/** A part of the page of a record; the address names it. */
export interface RecordPart {
  id: string
  title: string
  content: ReactNode
  /** Not for every reader. @default true */
  isShown?: boolean
}

/** Something that can be done with a record: on another page, here, or after a question. */
export type RecordPageAction = {
  id: string
  label: string
  /** Not for everybody, nor at all times. @default true */
  isShown?: boolean
  /** What is wanted most. @default false */
  isPrimary?: boolean
} & (
  | { href: string }
  | { onPress: () => void; isPending?: boolean }
  /** The dialog that it opens; it stays while what can be done changes. */
  | { dialog: (close: () => void) => ReactNode }
)

export interface RecordPageProps {
  /** The list in which it is found. */
  list: { label: string; href: string }
  /** What it stands below, between the list and itself. @default nothing */
  above?: readonly { id: string; label: string; href: string }[]
  title: string
  /** What the document is about. @default its title, and what it stands below */
  subject?: string
  /** Where it is on its way: it stands before the sentence. @default nothing */
  status?: { kind: StatusBadgeKind; text: string } | undefined
  sentence?: ReactNode
  actions?: ReactNode
  /** `full` where a list is among its parts. @default that of a text */
  width?: 'full'
  /** What can be done, in the order in which it is wanted: instead of `actions`. @default nothing */
  actionList?: readonly RecordPageAction[] | undefined
  /** What is shown over its parts: refusals of actions. @default nothing */
  notice?: ReactNode
  /** Its parts, in their order; the first one is the page's own address. @default none */
  parts?: {
    label: string
    items: readonly RecordPart[]
    /** What of the search names the record: `id=5`. @default nothing: its path does */
    search?: string
  }
  /** Dialogs over the page, or what stands there where it has no parts. */
  children?: ReactNode
}

/** The page of one thing of a list: where it is found, its name, which is the document's too, what can be done, and its parts. */
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

/** Where a part of a record is; its first one is the record's own address. */
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
