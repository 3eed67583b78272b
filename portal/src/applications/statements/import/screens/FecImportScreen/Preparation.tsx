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
  /** Other statements of the same client, which it was come from. */
  before: StatementRequest | undefined
  /** The services know of it; keep the same function. */
  onCreated: (id: number) => void
}

/**
 * The steps between a checked file and its statements. It stays while other steps are shown, so that nothing that was
 * decided is lost on the way back.
 */
export function Preparation({ source, fec, before, onCreated }: PreparationProps) {
  const { t } = useTranslation('statementImport')
  const preparation = usePreparation({ source, before, said: fec.client, onCreated })
  const { client, counts, isAwaited, offer } = preparation
  const isMatched = client !== null && counts.missing === 0 && counts.look === 0
  // What happened to the mapping when it was come to: passed by where it matches by itself and nothing was decided before.
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
