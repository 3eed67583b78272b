import { createStockTake, updateStockTake } from '@parvis/api-types/calls/inventories'
import { Banner } from '@parvis/design-system/Banner'
import { LinkButton } from '@parvis/design-system/LinkButton'
import { useCallback, useState } from 'react'
import { useMatch, useNavigate } from 'react-router'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { CreateForm, EditForm } from '../../../../../screens/EditorForm.tsx'
import { RecordPage, RecordScreen } from '../../../../../screens/RecordScreen.tsx'
import { addressOf, stockTakes } from '../../application.ts'
import { newTakeForm, takeForm, type TakeValues } from '../../forms.ts'
import { isChangeable } from '../../rules/moves.ts'
import { takeRecord, type StockTake } from '../../stock-take.ts'
import { TakeFields } from '../../TakeFields.tsx'
import { EngagementFields } from './EngagementFields.tsx'

/** The form of a stock-take: the one that the address names, or a new one. */
export function StockTakeFormScreen() {
  const isEdited = useMatch(stockTakes.paths.edit) !== null
  if (!isEdited) return <NewTake />
  return <RecordScreen record={takeRecord}>{take => <ChangedTake take={take} />}</RecordScreen>
}

function NewTake() {
  const { t } = useTranslation('stockTakes')
  const navigate = useNavigate()
  const open = useCallback(
    (id: number) => void navigate(addressOf('record', id), { replace: true }),
    [navigate],
  )
  const list = { label: t('list.title'), href: stockTakes.address('list') }
  return (
    <RecordPage list={list} title={t('form.newTitle')} sentence={t('form.newSentence')}>
      <CreateForm
        namespace="stockTakes"
        form={newTakeForm}
        create={createStockTake}
        draft="new"
        params={({ account: _client, engagement, zones, ...body }) => ({
          body: { ...body, engagementId: Number(engagement?.id), zones: sentZones(zones) },
        })}
        name={t('form.newTitle')}
        submit={t('form.create')}
        said={t('form.created')}
        record={takeRecord}
        leave={{ href: list.href, label: t('form.leave') }}
        onCreated={open}
      >
        {(control, of) => (
          <>
            <EngagementFields control={control} />
            <TakeFields control={control as never} of={of as never} />
          </>
        )}
      </CreateForm>
    </RecordPage>
  )
}

const sentZones = (zones: ReturnType<typeof takeForm.bodyOf>['zones']) =>
  zones.map(({ zoneId, site, name, counters }) => ({ zoneId, site, name, counters: [...counters] }))

/** Formats the places for the comparison with what somebody else changed meanwhile. */
const written = (values: TakeValues, field: keyof TakeValues) =>
  field === 'zones'
    ? values.zones.map(({ site, name }) => `${site}, ${name}`).join('\n')
    : String(values[field] ?? '')

function ChangedTake({ take }: { take: StockTake }) {
  const { t } = useTranslation('stockTakes')
  const navigate = useNavigate()
  const record = addressOf('record', take.id)
  const leave = useCallback(() => void navigate(record), [navigate, record])
  // If somebody else closes it while the form is open, the form stays with its input below the notice.
  const [wasOpen] = useState(isChangeable(take))
  return (
    <RecordPage
      list={{ label: t('list.title'), href: takeRecord.list }}
      above={[{ id: 'take', label: take.name, href: record }]}
      title={t('form.editTitle')}
      sentence={take.name}
      notice={
        !isChangeable(take) && (
          <Banner
            kind="info"
            title={t('form.fixed')}
            actions={<LinkButton href={record}>{t('form.toRecord')}</LinkButton>}
          >
            {t('form.fixedText')}
          </Banner>
        )
      }
    >
      {(isChangeable(take) || wasOpen) && (
        <EditForm
          record={takeRecord}
          form={takeForm}
          thing={take}
          update={updateStockTake}
          name={t('form.editTitle')}
          submit={t('form.save')}
          written={written}
          leave={{ href: record, label: t('form.leave') }}
          onSaved={leave}
        >
          {(control, of) => <TakeFields control={control} of={of} />}
        </EditForm>
      )}
    </RecordPage>
  )
}
