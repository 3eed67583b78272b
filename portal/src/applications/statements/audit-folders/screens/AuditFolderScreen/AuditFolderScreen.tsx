import { getAuditFolderExport } from '@parvis/api-types/calls/audit-folders'
import { Banner } from '@parvis/design-system/Banner'
import { Meter } from '@parvis/design-system/Meter'
import { Stack } from '@parvis/design-system/Stack'
import { useState, Suspense } from 'react'
import { useSearchParams } from 'react-router'
import { explain } from '../../../../../api/problem-messages.ts'
import { useFormats } from '../../../../../i18n/formats.ts'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { ProblemBanner } from '../../../../../problems/ProblemBanner.tsx'
import type { Download } from '../../../../../downloads/file-download.ts'
import { useFileDownload } from '../../../../../downloads/useFileDownload.ts'
import { keyIn } from '../../../../../screens/key-in.ts'
import { lateDialog, latePart } from '../../../../../screens/late.tsx'
import { RecordPage, RecordScreen, type RecordPageAction } from '../../../../../screens/RecordScreen.tsx'
import { folderLooks, folderRecord, type AuditFolder } from '../../folder.ts'
import { mayReview, movesOf, type Move } from '../../rules/moves.ts'
import { usePerson } from '../../../../../session/SessionContext.tsx'
import { RequestsPart } from './RequestsPart.tsx'

const CheckPage = latePart(async () => ({ default: (await import('./CheckPage.tsx')).CheckPage }))
const ChecksPart = latePart(async () => ({ default: (await import('./ChecksPart.tsx')).ChecksPart }))
const CommentsPart = latePart(async () => ({
  default: (await import('../../CommentsPart.tsx')).CommentsPart,
}))
const MoveDialog = lateDialog(async () => ({ default: (await import('../../MoveDialog.tsx')).MoveDialog }))

/** The download of a sealed folder. */
const folderDownload: Download = {
  call: getAuditFolderExport,
  file: '/v1/AuditFolders({id})/Export',
}

const sayNotExported = explain<'getAuditFolderExport'>({
  'not-found': 'auditFolders:problem.gone',
  'audit-folder-open': 'auditFolders:problem.notSealed',
})

/** The audit folder of a client's year: requests, checks, comments and signatures. */
export function AuditFolderScreen() {
  return (
    <RecordScreen record={folderRecord} fieldHeights={['3rem', '24rem']}>
      {(folder, onDeleted) => <FolderOrCheck folder={folder} onDeleted={onDeleted} />}
    </RecordScreen>
  )
}

interface PageProps {
  folder: AuditFolder
  onDeleted: () => void
}

function FolderOrCheck({ folder, onDeleted }: PageProps) {
  const [search] = useSearchParams()
  const check = keyIn(search, 'check')
  if (check === undefined) return <FolderPage folder={folder} onDeleted={onDeleted} />
  return (
    <Suspense fallback={null}>
      <CheckPage key={check} folder={folder} id={check} />
    </Suspense>
  )
}

function FolderPage({ folder, onDeleted }: PageProps) {
  const { t } = useTranslation('auditFolders')
  const { email } = usePerson()
  const [asked, setAsked] = useState<Move>()
  const { take, taken, problem } = useFileDownload(folderDownload, sayNotExported)
  const { id, accountName, year, engagementCode, engagementDescription, status, checkCount } = folder
  const moves = movesOf(folder, email)
  const actions: RecordPageAction[] = [
    ...moves.map((move, at) => ({
      id: move,
      label: t(`${move}.open`),
      isPrimary: at === 0 && move !== 'remove',
      onPress: () => setAsked(move),
    })),
    {
      id: 'export',
      label: t('record.export'),
      isShown: status === 'sealed',
      isPrimary: true,
      isPending: taken?.id === id,
      onPress: () => take({ id }),
    },
  ]
  return (
    <RecordPage
      width="full"
      list={{ label: t('list.title'), href: folderRecord.list }}
      title={t('record.title', { client: accountName, year: String(year) })}
      status={{ kind: folderLooks[status], text: t(`status.${status}`) }}
      sentence={t('record.sentence', { code: engagementCode, description: engagementDescription })}
      actionList={actions}
      notice={
        <Stack gap={4}>
          {problem && <ProblemBanner title={t('record.notExported')} problem={problem} />}
          <Signatures folder={folder} />
          <Completeness folder={folder} />
        </Stack>
      }
      parts={{
        label: t('record.parts'),
        items: [
          {
            id: 'requests',
            title: t('tab.requests', { count: folder.requestCount }),
            content: <RequestsPart folder={folder} />,
          },
          {
            id: 'checks',
            title: t('tab.checks', { count: checkCount }),
            content: <ChecksPart folder={folder} onPin={() => setAsked('pin')} />,
          },
          {
            id: 'comments',
            title: t('tab.comments'),
            content: <CommentsPart folder={folder} />,
          },
        ],
      }}
    >
      {asked && (
        <MoveDialog folder={folder} move={asked} onClose={() => setAsked(undefined)} onDeleted={onDeleted} />
      )}
    </RecordPage>
  )
}

/** How complete the folder is, in total and by kind of work. */
function Completeness({ folder }: { folder: AuditFolder }) {
  const { t } = useTranslation('auditFolders')
  const { completeness, acceptedCount, requestCount, concludedCount, checkCount, reviewedCount } = folder
  return (
    <Meter
      label={t('record.completeness')}
      value={completeness}
      detail={t('record.done', { acceptedCount, requestCount, concludedCount, checkCount, reviewedCount })}
    />
  )
}

/** Who has signed, and whose signature is still missing. */
function Signatures({ folder }: { folder: AuditFolder }) {
  const { t } = useTranslation('auditFolders')
  const { email } = usePerson()
  const { longMoment } = useFormats()
  const { status, preparedBy, preparedByName, preparedDate, reviewedBy, reviewedByName, reviewedDate } =
    folder
  const date = (text: string | null) => (text === null ? '' : longMoment(text))
  if (status === 'open') return null
  const prepared = t('record.preparedBy', {
    name: preparedByName ?? preparedBy ?? '',
    date: date(preparedDate),
  })
  if (status === 'prepared')
    return (
      <Banner kind="info" title={t('record.waits')}>
        <p>{prepared}</p>
        {!mayReview(folder, email) && <p>{t('problem.samePerson')}</p>}
      </Banner>
    )
  return (
    <Banner kind="success" title={t('record.sealed')}>
      <p>{prepared}</p>
      <p>{t('record.reviewedBy', { name: reviewedByName ?? reviewedBy ?? '', date: date(reviewedDate) })}</p>
    </Banner>
  )
}
