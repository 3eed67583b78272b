import { LinkButton } from '@parvis/design-system/LinkButton'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { ListScreen } from '../../../../../screens/ListScreen.tsx'
import { signatures } from '../../application.ts'
import { useMaySign } from '../../envelope.ts'
import { envelopeList } from './envelope-list.ts'

/** Every document that the reader signs or has signed: what waits for them, what they sent, and what is done. */
export function EnvelopesScreen() {
  const { t } = useTranslation('signatures')
  const mayWrite = useMaySign()
  const create = { href: signatures.address('new'), label: t('list.create') }
  return (
    <ListScreen
      list={envelopeList}
      create={mayWrite && create}
      actions={<LinkButton href={signatures.address('verify')}>{t('list.verify')}</LinkButton>}
      emptyActions={mayWrite && <LinkButton href={create.href}>{create.label}</LinkButton>}
    />
  )
}
