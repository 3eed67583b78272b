import { apis } from '@parvis/api-types/apis'
import { DescriptionList } from '@parvis/design-system/DescriptionList'
import { EmptyState } from '@parvis/design-system/EmptyState'
import { Stack } from '@parvis/design-system/Stack'
import { TextArea } from '@parvis/design-system/TextArea'
import { CopyButton } from '../../../../../screens/CopyButton.tsx'
import { useLanguage } from '../../../../../i18n/formats.ts'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { useSettings } from '../../../../../settings/SettingsContext.tsx'
import type { Consumer } from '../../consumer.ts'
import { addressOfApi, callOf } from '../../rules/calls.ts'

const unchanged = () => undefined

/** How a program calls the APIs it is subscribed to: a command to copy, with this installation's addresses. */
export function HowToCallPart({ consumer }: { consumer: Consumer }) {
  const { t } = useTranslation('consumers')
  const language = useLanguage()
  const { hosts } = useSettings()
  const addresses = consumer.apis.map(name => ({
    name,
    address: addressOfApi(name, hosts, globalThis.location.origin),
  }))
  const [first] = addresses
  if (!first) return <EmptyState title={t('part.how')}>{t('how.noApi')}</EmptyState>
  const call = callOf(first.address, t('how.key'))
  return (
    <Stack gap={5}>
      <p>{t('how.sentence')}</p>
      <TextArea label={t('how.example')} isReadOnly rows={2} value={call} onChange={unchanged} />
      <CopyButton text={call} done={t('how.copied')} failed={t('secret.copyFailed')}>
        {t('how.copy')}
      </CopyButton>
      <DescriptionList
        items={addresses.map(({ name, address }) => ({ term: apis[name][language], value: address }))}
      />
      <p>{t('how.limits')}</p>
    </Stack>
  )
}
