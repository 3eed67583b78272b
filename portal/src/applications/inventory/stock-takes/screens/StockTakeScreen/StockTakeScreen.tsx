import { Banner } from '@parvis/design-system/Banner'
import { useState } from 'react'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { useDocumentSubject } from '../../../../../navigation/document-subject.ts'
import { lateDialog, latePart } from '../../../../../screens/late.tsx'
import { RecordPage, RecordScreen, type RecordPageAction } from '../../../../../screens/RecordScreen.tsx'
import { usePerson } from '../../../../../session/SessionContext.tsx'
import { addressOf, manageScope } from '../../application.ts'
import { isChangeable, isOpen, movesOf, type Move } from '../../rules/moves.ts'
import { takeLooks, takeRecord, type StockTake } from '../../stock-take.ts'
import { ProgressPart } from './ProgressPart.tsx'

const ArticlesPart = latePart(async () => ({ default: (await import('./ArticlesPart.tsx')).ArticlesPart }))
const DifferencesPart = latePart(async () => ({
  default: (await import('./LinesParts.tsx')).DifferencesPart,
}))
const RecountsPart = latePart(async () => ({ default: (await import('./LinesParts.tsx')).RecountsPart }))
const MovementsPart = latePart(async () => ({ default: (await import('./MovementsPart.tsx')).MovementsPart }))
const ValuationPart = latePart(async () => ({ default: (await import('./ValuationPart.tsx')).ValuationPart }))
const EntriesPart = latePart(async () => ({ default: (await import('./EntriesPart.tsx')).EntriesPart }))
const SlowPart = latePart(async () => ({ default: (await import('./SlowPart.tsx')).SlowPart }))
const PaperPart = latePart(async () => ({ default: (await import('./PaperPart.tsx')).PaperPart }))
const SamplesPart = latePart(async () => ({ default: (await import('./SamplesPart.tsx')).SamplesPart }))
const AttendancePart = latePart(async () => ({
  default: (await import('./AttendancePart.tsx')).AttendancePart,
}))
const MoveDialog = lateDialog(async () => ({ default: (await import('../../MoveDialog.tsx')).MoveDialog }))

/** The page of a stock-take: its progress, articles, differences and recounts. */
export function StockTakeScreen() {
  return (
    <RecordScreen record={takeRecord} fieldHeights={['3rem', '24rem']}>
      {(take, onDeleted) => <TakePage take={take} onDeleted={onDeleted} />}
    </RecordScreen>
  )
}

function TakePage({ take, onDeleted }: { take: StockTake; onDeleted: () => void }) {
  const { t } = useTranslation('stockTakes')
  const { scopes } = usePerson()
  const [asked, setAsked] = useState<Move>()
  const { id, name, accountName: client, engagementDescription: engagement, status, lateCount } = take
  useDocumentSubject(name)
  const mayManage = scopes.has(manageScope)
  const moves: readonly Move[] = mayManage ? movesOf[status] : []
  const isCounted = status !== 'prepared' && status !== 'open'
  const actions: RecordPageAction[] = [
    ...moves.map((move, at) => ({
      id: move,
      label: t(`${move}.open`),
      isPrimary: at === 0,
      onPress: () => setAsked(move),
    })),
    {
      id: 'count',
      label: t('record.count'),
      href: addressOf('count', id),
      isShown: isOpen(take) && take.isCounter,
    },
    {
      id: 'edit',
      label: t('record.edit'),
      href: addressOf('edit', id),
      isShown: mayManage && isChangeable(take),
    },
  ]
  return (
    <RecordPage
      width="full"
      list={{ label: t('list.title'), href: takeRecord.list }}
      title={name}
      status={{ kind: takeLooks[status], text: t(`status.${status}`) }}
      sentence={t('record.sentence', { client, engagement })}
      actionList={actions}
      notice={lateCount > 0 && <Banner kind="warning" title={t('record.late', { count: lateCount })} />}
      parts={{
        label: t('record.parts'),
        search: `id=${id}`,
        items: [
          { id: 'zones', title: t('tab.zones'), content: <ProgressPart take={take} /> },
          {
            id: 'articles',
            title: t('tab.articles'),
            isShown: !isCounted,
            content: <ArticlesPart take={take} mayImport={mayManage && status === 'prepared'} />,
          },
          {
            id: 'differences',
            title: t('tab.differences'),
            isShown: isCounted,
            content: <DifferencesPart take={take} mayManage={mayManage} />,
          },
          {
            id: 'recounts',
            title: t('tab.recounts'),
            isShown: isCounted,
            content: <RecountsPart take={take} mayManage={mayManage} />,
          },
          {
            id: 'movements',
            title: t('tab.movements'),
            isShown: status !== 'prepared',
            content: <MovementsPart take={take} mayChange={mayManage && isOpen(take)} />,
          },
          {
            id: 'valuation',
            title: t('tab.valuation'),
            isShown: status !== 'prepared',
            content: <ValuationPart take={take} mayChange={mayManage && isOpen(take)} />,
          },
          {
            id: 'entries',
            title: t('tab.entries'),
            isShown: status !== 'prepared',
            content: <EntriesPart takeId={id} mayChange={mayManage && isOpen(take)} />,
          },
          {
            id: 'slow',
            title: t('tab.slow'),
            isShown: status !== 'prepared',
            content: <SlowPart take={take} mayChange={mayManage && isChangeable(take)} />,
          },
          {
            id: 'samples',
            title: t('tab.samples'),
            isShown: status !== 'prepared',
            content: <SamplesPart take={take} mayDraw={mayManage && status !== 'closed'} />,
          },
          {
            id: 'attendance',
            title: t('tab.attendance'),
            isShown: status !== 'prepared',
            content: <AttendancePart take={take} mayWrite={mayManage} />,
          },
          {
            id: 'paper',
            title: t('tab.paper'),
            isShown: isOpen(take),
            content: <PaperPart take={take} />,
          },
        ],
      }}
    >
      {asked && (
        <MoveDialog take={take} move={asked} onClose={() => setAsked(undefined)} onDeleted={onDeleted} />
      )}
    </RecordPage>
  )
}
