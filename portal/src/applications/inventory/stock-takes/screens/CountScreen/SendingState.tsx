import { Banner } from '@parvis/design-system/Banner'
import { Button } from '@parvis/design-system/Button'
import { Inline } from '@parvis/design-system/Inline'
import { Stack } from '@parvis/design-system/Stack'
import { StatusBadge } from '@parvis/design-system/StatusBadge'
import { useLanguage } from '../../../../../i18n/formats.ts'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { Reason } from '../../../../../problems/Reason.tsx'
import type { CountLine, LocalCount } from '../../counts/count-store.ts'
import type { Counts } from '../../counts/useCounts.ts'
import { sayNotSent } from '../../forms.ts'

export interface SendingStateProps {
  counts: Counts
  lines: readonly CountLine[]
  /** Whether this device can store counts: `full` if storing the last one failed. */
  space: 'enough' | 'low' | 'full'
  /** Whether the sheet opens offline. */
  isReady: boolean
}

/** The counts that are unsent or were not accepted. This state is always visible. */
export function SendingState({ counts, lines, space, isReady }: SendingStateProps) {
  const { t } = useTranslation('stockTakes')
  const { local, isListed, waiting, isSending, error, send, forget } = counts
  const refused = local.filter(({ outcome }) => outcome === 'refused')
  const late = local.filter(({ outcome }) => outcome === 'late')
  const unreadable = local.filter(({ outcome }) => outcome === 'unreadable')
  const isUnderWay = isSending && error === undefined
  const forgotten = <Button onPress={() => void forget()}>{t('sending.forget')}</Button>
  return (
    <Stack gap={3}>
      {space === 'low' && (
        <Banner kind="warning" live="polite" title={t('sending.nearlyFull')}>
          {t('sending.nearlyFullText')}
        </Banner>
      )}
      {space === 'full' && (
        <Banner kind="danger" live="assertive" title={t('sending.keptFailed')}>
          {t('sending.keptFailedText')}
        </Banner>
      )}
      {waiting > 0 && !isUnderWay ? (
        <Banner
          kind="warning"
          live="polite"
          title={t('sending.waiting', { count: waiting })}
          actions={
            <Button isPending={isSending} onPress={() => void send()}>
              {t('sending.now')}
            </Button>
          }
        >
          <p>{t('sending.waitingText')}</p>
          {error !== undefined && <Reason problem={sayNotSent(error)} error={error} />}
        </Banner>
      ) : (
        <Inline gap={2}>
          {waiting > 0 && (
            <StatusBadge kind="active">{t('sending.underWay', { count: waiting })}</StatusBadge>
          )}
          {isListed && waiting === 0 && unreadable.length === 0 && (
            <StatusBadge kind="success">{t('sending.sent')}</StatusBadge>
          )}
          {isReady && <StatusBadge kind="success">{t('sending.ready')}</StatusBadge>}
        </Inline>
      )}
      {refused.length > 0 && (
        <Banner
          kind="danger"
          live="polite"
          title={t('sending.refused', { count: refused.length })}
          actions={forgotten}
        >
          {[...Map.groupBy(refused, ({ reason }) => reason ?? 'unknown')].map(([reason, ofReason]) => (
            <Stack key={reason} gap={2}>
              <p>{t(`sending.reason.${reason}`)}</p>
              <Quantities counts={ofReason} lines={lines} />
            </Stack>
          ))}
        </Banner>
      )}
      {late.length > 0 && (
        <Banner
          kind="warning"
          live="polite"
          title={t('sending.late', { count: late.length })}
          actions={refused.length === 0 && forgotten}
        >
          <p>{t('sending.lateText')}</p>
          <Quantities counts={late} lines={lines} />
        </Banner>
      )}
      {unreadable.length > 0 && (
        <Banner
          kind="danger"
          live="polite"
          title={t('sending.unreadable', { count: unreadable.length })}
          actions={refused.length === 0 && late.length === 0 && forgotten}
        >
          <p>{t('sending.unreadableText')}</p>
          <ul aria-label={t('sending.unreadable', { count: unreadable.length })}>
            {unreadable.map(({ clientId, lineId }) => (
              <li key={clientId}>{nameOf(lines, lineId) || t('sending.unknownArticle')}</li>
            ))}
          </ul>
        </Banner>
      )}
    </Stack>
  )
}

/** The name of an article, or its number if this device does not have its sheet. */
export const nameOf = (lines: readonly CountLine[], lineId: number | undefined): string =>
  lines.find(({ id }) => id === lineId)?.name ?? String(lineId ?? '')

function Quantities({ counts, lines }: { counts: readonly LocalCount[]; lines: readonly CountLine[] }) {
  const { t } = useTranslation('stockTakes')
  const number = new Intl.NumberFormat(useLanguage())
  return (
    <ul>
      {counts.map(({ clientId, lineId, found, quantity }) => (
        <li key={clientId}>
          {t('sending.item', {
            name: found?.name ?? nameOf(lines, lineId),
            quantity: quantity === null ? t('history.withdrawn') : number.format(quantity),
          })}
        </li>
      ))}
    </ul>
  )
}
