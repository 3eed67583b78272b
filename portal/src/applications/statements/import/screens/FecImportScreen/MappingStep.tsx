import { Banner } from '@parvis/design-system/Banner'
import { Button } from '@parvis/design-system/Button'
import { Inline } from '@parvis/design-system/Inline'
import { Stack } from '@parvis/design-system/Stack'
import { useRef, useState, type RefObject } from 'react'
import { explain } from '../../../../../api/problem-messages.ts'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { ClientField } from '../../../../../organisation/ClientField.tsx'
import { ProblemBanner } from '../../../../../problems/ProblemBanner.tsx'
import { DraftOffer } from '../../../../../unsaved/DraftOffer.tsx'
import { mostDecided } from '../../rules/mapping-rows.ts'
import type { Preparation } from '../../usePreparation.ts'
import { MappingGrid } from './MappingGrid.tsx'

const sayNotRemembered = explain<'getRememberedMapping'>({
  'not-found': 'statementImport:problem.clientUnknown',
})

export interface MappingStepProps {
  preparation: Preparation
  /** Called once every account has a line. */
  onDone: () => void
  onBack: () => void
}

/** Asks for the client of the file and for the line of each of its accounts. */
export function MappingStep({ preparation, onDone, onBack }: MappingStepProps) {
  const { t } = useTranslation('statementImport')
  const { client, counts, remembered, offer } = preparation
  // Keep showing what blocked the last attempt until it is fixed.
  const [attempt, setAttempt] = useState(0)
  const clientInput = useRef<HTMLInputElement>(null)
  const goOn = () => {
    if (client !== null && counts.missing === 0 && counts.decided <= mostDecided) {
      onDone()
      return
    }
    setAttempt(before => before + 1)
    if (client === null) clientInput.current?.focus()
  }
  return (
    <Stack gap={6}>
      <p>{t('mapping.help')}</p>
      {offer && <DraftOffer {...offer} />}
      <ClientOfFile preparation={preparation} input={clientInput} isMissingSaid={attempt > 0} />
      {remembered.error && (
        <ProblemBanner
          title={t('mapping.notRemembered')}
          problem={sayNotRemembered(remembered.error)}
          actions={
            <Button size="small" isPending={remembered.isFetching} onPress={remembered.refetch}>
              {t('mapping.askAgain')}
            </Button>
          }
        />
      )}
      <MappingVerdict key={attempt} preparation={preparation} isTold={attempt > 0} />
      <MappingGrid preparation={preparation} />
      <Inline>
        <Button variant="primary" onPress={goOn}>
          {t('mapping.next')}
        </Button>
        <Button onPress={onBack}>{t('copy.back')}</Button>
      </Inline>
    </Stack>
  )
}

interface ClientOfFileProps {
  preparation: Preparation
  input: RefObject<HTMLInputElement | null>
  /** Whether to report that no client is chosen. */
  isMissingSaid: boolean
}

function ClientOfFile({ preparation, input, isMissingSaid }: ClientOfFileProps) {
  const { t } = useTranslation('statementImport')
  const { t: tShell } = useTranslation()
  const { client, chooseClient, isSuggestedClient } = preparation
  const label = t('field.client')
  return (
    <ClientField
      name="client"
      label={label}
      description={t(isSuggestedClient ? 'hint.clientBySiren' : 'hint.client')}
      value={client}
      onChange={chooseClient}
      onBlur={() => undefined}
      ref={input}
      messages={
        client === null && isMissingSaid
          ? [{ kind: 'error', text: tShell('problem.value.required', { field: label }) }]
          : []
      }
    />
  )
}

/** Says whether accounts need a decision, and how many. */
function MappingVerdict({ preparation, isTold }: { preparation: Preparation; isTold: boolean }) {
  const { t } = useTranslation('statementImport')
  const { counts, rows, remembered } = preparation
  const { missing, look, decided } = counts
  if (decided > mostDecided)
    return (
      <Banner kind="danger" live="assertive" title={t('mapping.tooMany', { most: mostDecided })}>
        {t('mapping.tooManyHelp')}
      </Banner>
    )
  if (missing > 0)
    return (
      <Banner
        kind={isTold ? 'danger' : 'warning'}
        title={t('mapping.missing', { count: missing })}
        {...(isTold && { live: 'assertive' as const })}
      >
        {t('mapping.missingHelp')}
      </Banner>
    )
  if (look > 0)
    return (
      <Banner kind="info" title={t('mapping.look', { count: look })}>
        {t('mapping.lookHelp')}
      </Banner>
    )
  const hasMemory = remembered.data?.requestId != null
  return (
    <Banner kind="success" live="polite" title={t('mapping.complete', { count: rows.length })}>
      {t(
        decided > 0
          ? 'mapping.completeDecided'
          : hasMemory
            ? 'mapping.completeRemembered'
            : 'mapping.completeChart',
      )}
    </Banner>
  )
}
