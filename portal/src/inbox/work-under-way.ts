import type { RowOf } from '@parvis/api-types/calls'
import { query } from '@parvis/api-types/odata'
import type { Schemas } from '@parvis/api-types/portal'
import type { JobNotification, NotificationJob } from '@parvis/design-system/notifications'
import { queryOptions } from '@tanstack/react-query'
import type { Api } from '../api/clients.ts'
import type { Translate } from '../i18n/translations.ts'
import { addressOf, isUnderWay } from '../statements/request.ts'
import type { Sending } from '../uploads/sendings.ts'

/** The fields of a statement request that the bell needs. */
export type OwnRequest = Pick<
  RowOf<'listStatementRequests'>,
  | 'id'
  | 'accountName'
  | 'uploadUrl'
  | 'fileSize'
  | 'receivedSize'
  | 'periodEnd'
  | 'status'
  | 'stage'
  | 'progress'
  | 'createdDate'
>

/** The cache key of the person's requests in progress. */
export const ownRequestsKey = ['listStatementRequests', 'underWay'] as const

/** Nobody follows more at once. */
const most = 20
/** Milliseconds between two polls: while the services are working, and while nothing is known to be in progress. */
const delays = { atWork: 2000, idle: 60_000 }

/** Whether it is pending: the services are working on it, or it waits for its file. */
const isOpen = ({ status }: Pick<OwnRequest, 'status'>) => status === 'uploading' || isUnderWay(status)

const openOnes = ['status', 'in', ['uploading', 'waiting', 'processing']] as const

/** The person's requests that are in progress now or were at the last poll. Needs Statements.Import. */
export const ownRequestsOptions = (api: Api, email: string) =>
  queryOptions({
    queryKey: ownRequestsKey,
    queryFn: async ({ signal, client }): Promise<readonly OwnRequest[]> => {
      // Include those that may have ended since, by key.
      const followed = (client.getQueryData<readonly OwnRequest[]>(ownRequestsKey) ?? []).map(({ id }) => id)
      const { data } = await api.portal.get('/v1/StatementRequests', {
        signal,
        query: query<Schemas['StatementRequest']>()({
          filter: {
            and: [
              ['createdBy', 'eq', email],
              followed.length > 0 ? { or: [openOnes, ['id', 'in', followed]] } : openOnes,
            ],
          },
          select: [
            'id',
            'accountName',
            'uploadUrl',
            'fileSize',
            'receivedSize',
            'periodEnd',
            'status',
            'stage',
            'progress',
            'createdDate',
          ],
          orderby: ['createdDate desc', 'id desc'],
          top: most,
        }),
      })
      return data.value
    },
    refetchInterval: ({ state: { data } }) => (data?.some(isOpen) === true ? delays.atWork : delays.idle),
  })

/** The requests without ended ones. */
export const withoutEnded = (requests: readonly OwnRequest[]) => requests.filter(isOpen)

/** The share of a file that has arrived, in whole percent. */
const percentOf = ({ fileSize, receivedSize }: OwnRequest) =>
  Math.min(100, Math.floor((100 * receivedSize) / fileSize))

function jobOfSending({ state, percent, reason = '' }: Sending): NotificationJob {
  switch (state) {
    case 'sending':
      return { state: 'running', value: percent }
    case 'verifying':
      return { state: 'running' }
    case 'offline':
      return { state: 'queued' }
    case 'done':
      return { state: 'done' }
    case 'failed':
      return { state: 'failed', reason }
  }
}

const stageWords = {
  sending: 'underWay.sending',
  verifying: 'underWay.verifying',
  offline: 'underWay.offline',
} as const

function textOfSending(t: Translate, { state }: Sending): string | undefined {
  return state === 'done' || state === 'failed' ? undefined : t(stageWords[state])
}

/** The state of a request, and the text of its stage. */
function standingOf(
  t: Translate,
  request: OwnRequest,
  sending: Sending | undefined,
): { job: NotificationJob; text?: string | undefined } {
  const { status, stage, progress } = request
  switch (status) {
    case 'uploading':
      // Its file has arrived, but the services have not reported yet that they are reading it.
      if (sending?.state === 'done') return { job: { state: 'queued' } }
      if (sending) return { job: jobOfSending(sending), text: textOfSending(t, sending) }
      // It is unknown here whether another page is sending it.
      return {
        job: { state: 'queued' },
        text: t('underWay.fileAwaited', { percent: percentOf(request) }),
      }
    case 'waiting':
      return { job: { state: 'queued' } }
    case 'processing':
      return {
        job: { state: 'running', value: progress },
        text: stage === null ? undefined : t(`underWay.stage.${stage}`),
      }
    case 'finished':
      return { job: { state: 'done' } }
    case 'failed':
      return { job: { state: 'failed', reason: t('underWay.failedRequest') } }
    case 'cancelled':
      return { job: { state: 'cancelled' } }
  }
}

const given = (text: string | undefined) => (text === undefined ? {} : { text })

/** The person's work in progress as the bell shows it: statement requests, then files that this page is sending. */
export function workItems(
  t: Translate,
  requests: readonly OwnRequest[],
  sendings: readonly Sending[],
): readonly JobNotification[] {
  const ofUrl = (url: string) => sendings.find(({ uploadUrl }) => uploadUrl === url)
  const urls = new Set(requests.map(({ uploadUrl }) => uploadUrl))
  return [
    ...requests.map((request): JobNotification => {
      const { job, text } = standingOf(t, request, ofUrl(request.uploadUrl))
      return {
        kind: 'job',
        id: `statements-${request.id}`,
        title: t('underWay.statements', {
          client: request.accountName,
          year: request.periodEnd.slice(0, 4),
        }),
        ...given(text),
        application: { id: 'statements', name: t('underWay.ofStatements') },
        time: request.createdDate,
        isRead: true,
        isOnTop: true,
        href: addressOf(request),
        job,
      }
    }),
    // The file of a request is listed with the request.
    ...byPlace(sendings.filter(({ uploadUrl }) => uploadUrl === undefined || !urls.has(uploadUrl))).map(
      ([first, ...others]) =>
        others.length === 0 ? itemOfFile(t, first) : itemOfFiles(t, [first, ...others]),
    ),
  ]
}

type Some<Thing> = [Thing, ...Thing[]]

/** Groups files that are sent from the same page. */
function byPlace(sendings: readonly Sending[]): readonly Some<Sending>[] {
  const places = new Map<string, Some<Sending>>()
  for (const sending of sendings) {
    const known = places.get(sending.href)
    if (known) known.push(sending)
    else places.set(sending.href, [sending])
  }
  return [...places.values()]
}

const ofUploads = (t: Translate, { href, startedAt }: Sending) =>
  ({
    kind: 'job',
    application: { id: 'uploads', name: t('underWay.ofUploads') },
    time: startedAt,
    isRead: true,
    isOnTop: true,
    href,
  }) as const

function itemOfFile(t: Translate, sending: Sending): JobNotification {
  return {
    ...ofUploads(t, sending),
    // The same id as for several files, so that the row stays when another file begins.
    id: `uploads-${sending.href}`,
    title: sending.fileName,
    ...given(textOfSending(t, sending)),
    job: jobOfSending(sending),
  }
}

/** Many files share one row. It is unknown how many more will begin, so it shows no percentage. */
function itemOfFiles(t: Translate, files: Some<Sending>): JobNotification {
  const count = (state: Sending['state']) => files.filter(file => file.state === state).length
  const [sent, failed] = [count('done'), count('failed')]
  const text = t('underWay.filesSoFar', { sent, failed })
  const job = (): NotificationJob => {
    if (sent === files.length) return { state: 'done' }
    if (sent + failed === files.length) return { state: 'failed', reason: text }
    return count('sending') + count('verifying') > 0 ? { state: 'running' } : { state: 'queued' }
  }
  const now = job()
  return {
    ...ofUploads(t, files[0]),
    id: `uploads-${files[0].href}`,
    title: t('underWay.files', { count: files.length }),
    ...given(now.state === 'failed' ? undefined : text),
    job: now,
  }
}
