import { Skeleton, SkeletonGroup } from '@parvis/design-system/Skeleton'
import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import type { StatementRequest } from '../../../../../statements/request.ts'
import type { FecImport, StatementSource } from '../../useFecImport.ts'
import { usePreparation } from '../../usePreparation.ts'
import { MappingStep } from './MappingStep.tsx'
import { SettingsStep } from './SettingsStep.tsx'

export interface PreparationProps {
  source: StatementSource
  fec: Pick<FecImport, 'step' | 'goTo' | 'client'>
  /** The statements from which the reader started this import for the same client. */
  before: StatementRequest | undefined
  /** Called once the services have created the request; pass a stable function. */
  onCreated: (id: number) => void
}

/**
 * The steps between a checked file and its statements. It stays mounted while other steps are shown, so that going back
 * loses no decisions.
 */
export function Preparation({ source, fec, before, onCreated }: PreparationProps) {
  const { t } = useTranslation('statementImport')
  const preparation = usePreparation({ source, before, said: fec.client, onCreated })
  const { client, counts, isAwaited, offer } = preparation
  const isMatched = client !== null && counts.missing === 0 && counts.look === 0
  // What happened on arrival at the mapping step. It is skipped if every account matches and no earlier decisions are
  // offered.
  const [arrival, setArrival] = useState<'awaited' | 'skipped' | 'shown'>('awaited')
  if (arrival === 'awaited' && !isAwaited) setArrival(isMatched && !offer ? 'skipped' : 'shown')
  const skip = useEffectEvent(() => fec.goTo('settings'))
  useEffect(() => {
    if (arrival === 'skipped') skip()
  }, [arrival])

  if (fec.step === 'settings')
    return (
      <SettingsStep
        preparation={preparation}
        isMappingSkipped={arrival === 'skipped'}
        onMapping={() => fec.goTo('mapping')}
      />
    )
  if (fec.step !== 'mapping') return null
  if (arrival === 'awaited')
    return (
      <SkeletonGroup label={t('mapping.loading')}>
        <Skeleton shape="block" height="24rem" />
      </SkeletonGroup>
    )
  return (
    <MappingStep
      preparation={preparation}
      onDone={() => fec.goTo('settings')}
      onBack={() => fec.goTo('result')}
    />
  )
}
