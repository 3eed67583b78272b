import { Banner } from '@parvis/design-system/Banner'
import { Button } from '@parvis/design-system/Button'
import { Inline } from '@parvis/design-system/Inline'
import { Stack } from '@parvis/design-system/Stack'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useMemo, useState } from 'react'
import { useApi } from '../../../../../api/ApiContext.tsx'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { ListOfScreen, type ListAction } from '../../../../../screens/ListScreen.tsx'
import { useMayManage } from '../../consumer.ts'
import { endingSoon } from '../../rules/key-ends.ts'
import { keysOf, type ApiKey } from './key-list.ts'
import { lateDialog } from '../../../../../screens/late.tsx'

const loadDialogs = () => import('./KeyDialogs.tsx')
const NewKeyDialog = lateDialog(async () => ({ default: (await loadDialogs()).NewKeyDialog }))
const RotateKeyDialog = lateDialog(async () => ({ default: (await loadDialogs()).RotateKeyDialog }))
const RevokeKeyDialog = lateDialog(async () => ({ default: (await loadDialogs()).RevokeKeyDialog }))

/** The keys of an API consumer: create, rotate and revoke them, with a warning about those that end soon. */
export function KeysPart({ consumerId }: { consumerId: number }) {
  const { t } = useTranslation('consumers')
  const mayManage = useMayManage()
  const list = useMemo(() => keysOf(consumerId), [consumerId])
  const { data: keys = [] } = useQuery(list.options(useApi()))
  const [doing, setDoing] = useState<{ kind: 'create' } | { kind: 'rotate'; apiKey: ApiKey }>()
  const [madeId, setMadeId] = useState<number>()
  const [now] = useState(() => new Date())
  const close = () => setDoing(undefined)
  const actionsOf = (apiKey: ApiKey): ListAction[] => {
    const inForce = apiKey.state === 'active' || apiKey.state === 'ending'
    return [
      {
        id: 'rotate',
        label: t('rotate.open'),
        ...(apiKey.state !== 'active' && {
          disabledReason: t(inForce ? 'rotate.replaced' : 'rotate.ended'),
        }),
        renderDialog: onClose => <RotateKeyDialog apiKey={apiKey} onClose={onClose} />,
      },
      {
        id: 'revoke',
        label: t('revoke.open'),
        isDanger: true,
        ...(!inForce && { disabledReason: t('rotate.ended') }),
        renderDialog: onClose => <RevokeKeyDialog apiKey={apiKey} onClose={onClose} />,
      },
    ]
  }
  return (
    <Stack>
      {endingSoon(keys, now).map(({ key: apiKey, days }) => (
        <Banner
          key={apiKey.id}
          kind="warning"
          title={t('keys.soon.title', { label: apiKey.label, count: days })}
          actions={
            mayManage && (
              <Button onPress={() => setDoing({ kind: 'rotate', apiKey })}>{t('rotate.open')}</Button>
            )
          }
        >
          {t('keys.soon.text')}
        </Banner>
      ))}
      {mayManage && (
        <Inline justify="end">
          <Button variant="primary" onPress={() => setDoing({ kind: 'create' })}>
            {t('keys.create')}
          </Button>
        </Inline>
      )}
      <ListOfScreen list={list} arrivedId={madeId} rowActions={mayManage ? actionsOf : undefined} />
      <Suspense fallback={null}>
        {doing?.kind === 'create' && (
          <NewKeyDialog consumerId={consumerId} onMade={setMadeId} onClose={close} />
        )}
        {doing?.kind === 'rotate' && <RotateKeyDialog apiKey={doing.apiKey} onClose={close} />}
      </Suspense>
    </Stack>
  )
}
