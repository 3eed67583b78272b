import { Banner } from '@parvis/design-system/Banner'
import { useQuery } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { useNavigate, useParams, useSearchParams } from 'react-router'
import { useApi } from '../../../../../api/ApiContext.tsx'
import { useLanguage } from '../../../../../i18n/formats.ts'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { EngagementSearch, type ChosenEngagement } from './EngagementSearch.tsx'
import { engagementOptions } from './engagement.ts'
import { NoRecord, RecordPage, RecordScreen } from '../../../../../screens/RecordScreen.tsx'
import { references } from '../../application.ts'
import { editedSheet } from '../../sheet-form.ts'
import { sheetRecord, titleIn, type Sheet } from '../../sheet.ts'
import { ChangeSheetForm, NewSheetForm } from './SheetForms.tsx'

/** The form of a sheet. Without an id in the address, a new sheet. */
export function SheetFormScreen() {
  return useParams()[sheetRecord.param] === undefined ? (
    <NewSheet />
  ) : (
    <RecordScreen record={editedSheet}>{sheet => <ChangePage sheet={sheet} />}</RecordScreen>
  )
}

/** Opens the page of a sheet. */
function useLeave() {
  const navigate = useNavigate()
  return useCallback(
    (sheetId: number) => void navigate(references.address('record', { sheetId }), { replace: true }),
    [navigate],
  )
}

function ChangePage({ sheet }: { sheet: Sheet }) {
  const { t } = useTranslation('finder')
  const leave = useLeave()
  const title = titleIn(useLanguage(), sheet)
  // If somebody else decides while the form is open, the form stays with its input below the notice.
  const [wasOpen] = useState(sheet.mayChange)
  return (
    <RecordPage
      list={{ label: t('list.title'), href: sheetRecord.list }}
      above={[{ id: 'sheet', label: title, href: references.address('record', { sheetId: sheet.id }) }]}
      title={t('form.changeTitle')}
      sentence={t('record.engagement', {
        code: sheet.engagementCode,
        description: sheet.engagementDescription,
      })}
      notice={
        sheet.mayChange ? (
          sheet.reason !== null && (
            <Banner
              kind="warning"
              title={t('stopped.rejected', { name: sheet.decidedByName ?? sheet.decidedBy ?? '' })}
            >
              {sheet.reason}
            </Banner>
          )
        ) : (
          <Banner kind="warning" title={t('form.closedTitle')}>
            {t(`form.closed.${sheet.status}`)}
          </Banner>
        )
      }
    >
      {(sheet.mayChange || wasOpen) && <ChangeSheetForm sheet={sheet} onSaved={leave} />}
    </RecordPage>
  )
}

/** A new sheet for the engagement in the address, or for one the author searches. */
function NewSheet() {
  const { t } = useTranslation('finder')
  const leave = useLeave()
  const api = useApi()
  const [search, setSearch] = useSearchParams()
  const [known, setKnown] = useState<ReadonlyMap<string, ChosenEngagement>>(new Map())
  const key = search.get('engagement')
  const engagementId = Number(key)
  const isKey = Number.isSafeInteger(engagementId) && engagementId > 0
  const asked = useQuery({
    ...engagementOptions(api, engagementId),
    enabled: isKey && key !== null && !known.has(key),
  })
  const engagement = key === null ? null : (known.get(key) ?? asked.data ?? null)
  if (key !== null && !engagement)
    return <NoRecord record={newRecord} isKey={isKey && asked.data !== null} found={asked} />
  return (
    <RecordPage
      list={{ label: t('list.title'), href: sheetRecord.list }}
      title={t('form.newTitle')}
      sentence={t('form.newSentence')}
    >
      <EngagementSearch
        label={t('field.engagement')}
        description={t('hint.engagement')}
        value={engagement}
        onChange={next => {
          if (next) setKnown(before => new Map(before).set(next.id, next))
          setSearch(next ? { engagement: next.id } : {}, { replace: true })
        }}
      />
      {engagement && <NewSheetForm key={engagement.id} engagement={engagement} onCreated={leave} />}
    </RecordPage>
  )
}

const newRecord = { ...sheetRecord, list: references.address('search') }
