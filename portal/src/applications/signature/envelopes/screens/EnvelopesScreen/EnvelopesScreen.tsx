import { LinkButton } from '@parvis/design-system/LinkButton'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { ListScreen } from '../../../../../screens/ListScreen.tsx'
import { signatures } from '../../application.ts'
import { useMaySign } from '../../envelope.ts'
import { envelopeList } from './envelope-list.ts'

/** The documents that the reader signs, has signed or has sent. */
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
