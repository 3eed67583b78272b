import { Banner } from '@parvis/design-system/Banner'
import { Breadcrumbs } from '@parvis/design-system/Breadcrumbs'
import { Button } from '@parvis/design-system/Button'
import { Page } from '@parvis/design-system/Page'
import { PageHeader } from '@parvis/design-system/PageHeader'
import { Tabs } from '@parvis/design-system/Tabs'
import { useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { useFormats } from '../../../../../i18n/formats.ts'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { consumersPath } from '../../addresses.ts'
import { forgetConsumer, type Consumer } from '../../queries.ts'
import { manageScope, useMayManage } from '../../rights.ts'
import { ConsumerFacts, DetailsForm } from './DetailsPart.tsx'
import { KeysPart } from './KeysPart.tsx'
import { SuspendedBanner } from './SuspendedBanner.tsx'

const DeleteConsumerDialog = lazy(async () => ({
  default: (await import('./DeleteConsumerDialog.tsx')).DeleteConsumerDialog,
}))
const SuspendDialog = lazy(async () => ({ default: (await import('./SuspendDialog.tsx')).SuspendDialog }))
const UsagePart = lazy(async () => ({ default: (await import('./UsagePart.tsx')).UsagePart }))
const HowToCallPart = lazy(async () => ({ default: (await import('./HowToCallPart.tsx')).HowToCallPart }))

const parts = ['keys', 'usage', 'details', 'how'] as const
type Part = (typeof parts)[number]

const nowhere = () => undefined

/** The page of an API consumer that exists. Without permission to edit, a reader is told so and sees the same. */
export function ConsumerPage({ consumer }: { consumer: Consumer }) {
  const { t } = useTranslation('consumers')
  const { moment } = useFormats()
  const navigate = useNavigate()
  const [search, setSearch] = useSearchParams()
  const queryClient = useQueryClient()
  const mayManage = useMayManage()
  const [asked, setAsked] = useState<'delete' | 'suspend'>()
  const [isDeleted, setDeleted] = useState(false)
  const { id, name, modifiedBy, modifiedDate, state } = consumer
  // Leaves once the form is gone, and with it what was typed about something that is no more.
  useEffect(() => {
    if (!isDeleted) return undefined
    void navigate(consumersPath)
    return () => forgetConsumer(queryClient, id)
  }, [isDeleted, navigate, queryClient, id])
  if (isDeleted) return null
  const close = () => setAsked(undefined)
  const contents: Record<Part, ReactNode> = {
    keys: <KeysPart consumer={consumer} />,
    usage: <UsagePart consumer={consumer} />,
    details: mayManage ? (
      <DetailsForm consumer={consumer} onCreated={nowhere} />
    ) : (
      <ConsumerFacts consumer={consumer} />
    ),
    how: <HowToCallPart consumer={consumer} />,
  }
  const show = (part: string) =>
    setSearch(before => {
      before.set('part', part)
      return before
    })
  return (
    <Page>
      <PageHeader
        title={name}
        sentence={t('consumer.modified', { date: moment(new Date(modifiedDate)), person: modifiedBy })}
        breadcrumbs={
          <Breadcrumbs
            items={[
              { id: 'consumers', label: t('consumers.title'), href: consumersPath },
              { id: 'consumer', label: name },
            ]}
          />
        }
        actions={
          mayManage && (
            <>
              {state === 'active' && (
                <Button onPress={() => setAsked('suspend')}>{t('suspended.open')}</Button>
              )}
              <Button onPress={() => setAsked('delete')}>{t('delete.open')}</Button>
            </>
          )
        }
      />
      {!mayManage && (
        <Banner kind="info" title={t('reader.title')}>
          {t('reader.text', { scope: manageScope })}
        </Banner>
      )}
      {state === 'suspended' && <SuspendedBanner consumer={consumer} mayResume={mayManage} />}
      <Tabs
        label={t('consumer.parts')}
        selected={parts.find(part => part === search.get('part')) ?? 'keys'}
        onSelectedChange={show}
        items={parts.map(part => ({
          id: part,
          title: t(`part.${part}`),
          content: <Suspense fallback={null}>{contents[part]}</Suspense>,
        }))}
      />
      <Suspense fallback={null}>
        {asked === 'delete' && (
          <DeleteConsumerDialog consumer={consumer} onClose={close} onDeleted={() => setDeleted(true)} />
        )}
        {asked === 'suspend' && <SuspendDialog consumer={consumer} onClose={close} />}
      </Suspense>
    </Page>
  )
}
