import { deleteReferenceSheet } from '@parvis/api-types/calls/finder'
import { writeOptions } from '@parvis/api-types/calls'
import { Banner } from '@parvis/design-system/Banner'
import { Card } from '@parvis/design-system/Card'
import { Grid } from '@parvis/design-system/Grid'
import { Prose } from '@parvis/design-system/Prose'
import { useApi } from '../../../../../api/ApiContext.tsx'
import { explain } from '../../../../../api/problem-messages.ts'
import { useLanguage } from '../../../../../i18n/formats.ts'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { RecordHistory } from '../../../../../screens/RecordHistory.tsx'
import { lateDialog } from '../../../../../screens/late.tsx'
import { RecordPage, RecordScreen, type RecordPageAction } from '../../../../../screens/RecordScreen.tsx'
import { references } from '../../application.ts'
import { isRejected, moveOf, moves, wantedMost, type Move } from '../../rules/moves.ts'
import { sheetRecord, statusLooks, titleIn, type Sheet } from '../../sheet.ts'
import { DifferenceList } from './DifferenceList.tsx'
import { SheetFacts } from './SheetFacts.tsx'

const DecideDialog = lateDialog(async () => ({ default: (await import('./DecideDialog.tsx')).DecideDialog }))
const DeletionDialog = lateDialog(async () => ({
  default: (await import('../../../../../dialogs/DeletionDialog.tsx')).DeletionDialog<Sheet>,
}))

/** One sheet: its content, its status and the next actions. */
export function SheetScreen() {
  return (
    <RecordScreen record={sheetRecord} fieldHeights={['12rem', '8rem', '8rem']}>
      {(sheet, onDeleted) => <SheetPage sheet={sheet} onDeleted={onDeleted} />}
    </RecordScreen>
  )
}

const sayNotDeleted = explain<'deleteReferenceSheet'>({
  'precondition-failed': 'finder:problem.changed',
  'reference-sheet-not-author': 'finder:problem.notAuthor',
  'reference-sheet-closed': 'finder:problem.closed',
})

function SheetPage({ sheet, onDeleted }: { sheet: Sheet; onDeleted: () => void }) {
  const { t } = useTranslation('finder')
  const api = useApi()
  const locale = useLanguage()
  const { id, status, accountName, engagementCode, history, difference, reason } = sheet
  const title = titleIn(locale, sheet)
  const wanted = wantedMost(sheet)
  const wasRejected = history.some(step => isRejected(step.status))
  const askAbout = (move: Move) => (close: () => void) => (
    <DecideDialog sheet={sheet} move={move} onClose={close} />
  )
  const askToDelete = (close: () => void) => (
    <DeletionDialog
      thing={sheet}
      title={t('delete.title', { title })}
      confirmLabel={t('delete.confirm')}
      options={{
        ...writeOptions(api, deleteReferenceSheet),
        mutationFn: async ({ id: sheetId, '@odata.etag': ifMatch }: Sheet) => {
          await writeOptions(api, deleteReferenceSheet).mutationFn({ path: { id: sheetId }, ifMatch })
        },
      }}
      say={sayNotDeleted}
      onDeleted={onDeleted}
      onClose={close}
    >
      {t('delete.text')}
    </DeletionDialog>
  )
  const actions: RecordPageAction[] = [
    {
      id: 'change',
      label: t(isRejected(status) ? 'move.correct' : 'move.change'),
      isShown: sheet.mayChange,
      isPrimary: wanted === 'change',
      href: references.address('change', { sheetId: id }),
    },
    ...moves.map(
      (move): RecordPageAction => ({
        id: move,
        label: t(move === 'submit' && wasRejected ? 'submit.again' : `${move}.open`),
        isShown: moveOf(sheet, move) !== undefined,
        isPrimary: wanted === move,
        dialog: askAbout(move),
      }),
    ),
    {
      id: 'delete',
      label: t('delete.open'),
      isShown: sheet.mayDelete,
      dialog: askToDelete,
    },
  ]
  const isPrimary = ({ isPrimary: is = false }: RecordPageAction) => is
  return (
    <RecordPage
      list={{ label: t('list.title'), href: sheetRecord.list }}
      title={title}
      status={{ kind: statusLooks[status], text: t(`status.${status}`) }}
      sentence={t('record.sentence', { client: accountName, code: engagementCode })}
      actionList={[...actions.filter(isPrimary), ...actions.filter(action => !isPrimary(action))]}
      width="full"
      notice={
        reason !== null && (
          <Banner
            kind="warning"
            title={t(`stopped.${status === 'withdrawn' ? 'withdrawn' : 'rejected'}`, {
              name: sheet.decidedByName ?? sheet.decidedBy ?? '',
            })}
          >
            {reason}
          </Banner>
        )
      }
    >
      {difference.length > 0 && (
        <Card title={t('record.difference')}>
          <DifferenceList differences={difference} />
        </Card>
      )}
      <Grid columnWidth="24rem">
        <TextCard language="fr" name={t('language.fr')} title={sheet.title} text={sheet.description} />
        <TextCard
          language="en"
          name={t('language.en')}
          title={sheet.englishTitle}
          text={sheet.englishDescription}
        />
        <Card title={t('record.facts')}>
          <SheetFacts sheet={sheet} />
        </Card>
        <Card title={t('record.history')}>
          <RecordHistory
            label={t('record.history')}
            events={history.toReversed().map((step, index) => ({
              id: String(history.length - index),
              title: t(`reached.${step.status}`),
              at: step.changedDate,
              actor: step.changedByName ?? step.changedBy,
              ...(step.reason !== null && { detail: step.reason }),
              ...(step.changes.length > 0 && {
                detail: t('record.changed', {
                  fields: new Intl.ListFormat(locale).format(
                    step.changes.map(({ field }) => t(`field.${field}`)),
                  ),
                }),
              }),
            }))}
          />
        </Card>
      </Grid>
    </RecordPage>
  )
}

interface TextCardProps {
  language: 'fr' | 'en'
  /** Name of the text's language, in the reader's language. */
  name: string
  title: string
  text: string
}

/** The text of a sheet in one language. */
function TextCard({ language, name, title, text }: TextCardProps) {
  const { t } = useTranslation('finder')
  return (
    <Card title={name}>
      {title === '' && text === '' ? (
        <p>{t('record.noText')}</p>
      ) : (
        <Prose lang={language} level={3} text={`${title === '' ? '' : `## ${title}\n\n`}${text}`} />
      )}
    </Card>
  )
}
