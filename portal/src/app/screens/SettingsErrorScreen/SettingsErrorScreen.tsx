import { Button } from '@parvis/design-system/Button'
import { DescriptionList } from '@parvis/design-system/DescriptionList'
import { ErrorState } from '@parvis/design-system/ErrorState'
import { Stack } from '@parvis/design-system/Stack'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import type { SettingsFault } from '../../../settings/check-settings.ts'
import type { SettingsFailure } from '../../../settings/read-settings.ts'

export interface SettingsErrorScreenProps {
  failure: SettingsFailure
  onRetry: () => void
}

/** Shown when the portal cannot start: says in both languages which value of settings.json is missing or invalid. */
export function SettingsErrorScreen({ failure, onRetry }: SettingsErrorScreenProps) {
  const { t } = useTranslation('settings')
  return (
    <main>
      <ErrorState
        size="page"
        title={t('title')}
        actions={
          <Button variant="primary" onPress={onRetry}>
            {t('reload')}
          </Button>
        }
      >
        <Stack gap={6}>
          <Failure failure={failure} language="en" />
          <Failure failure={failure} language="fr" />
        </Stack>
      </ErrorState>
    </main>
  )
}

function Failure({ failure, language }: { failure: SettingsFailure; language: 'en' | 'fr' }) {
  const { i18n } = useTranslation()
  const t = i18n.translate('settings', language)
  const sayFault = ({ code, found }: SettingsFault) =>
    code === 'missing' || code === 'unknown' ? t(`fault.${code}`) : t(`fault.${code}`, { found: found ?? '' })
  return (
    <div lang={language}>
      {failure.kind === 'unreachable' && t('unreachable')}
      {failure.kind === 'missing' && t('missing', { status: failure.status })}
      {failure.kind === 'not-json' && t('notJson', { detail: failure.detail })}
      {failure.kind === 'faulty' && (
        <Stack gap={3}>
          {t('faulty')}
          <DescriptionList
            items={failure.faults.map(fault => ({ term: fault.pointer || '/', value: sayFault(fault) }))}
          />
        </Stack>
      )}
    </div>
  )
}
