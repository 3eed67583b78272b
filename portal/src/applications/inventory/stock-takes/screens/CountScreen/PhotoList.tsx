import { Button } from '@parvis/design-system/Button'
import { Inline } from '@parvis/design-system/Inline'
import { Stack } from '@parvis/design-system/Stack'
import { StatusBadge, type StatusBadgeKind } from '@parvis/design-system/StatusBadge'
import { Suspense, useState } from 'react'
import { useFormats } from '../../../../../i18n/formats.ts'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { lateDialog } from '../../../../../screens/late.tsx'
import type { LinePhoto, Photos } from '../../photos/usePhotos.ts'

const PhotoDialog = lateDialog(async () => ({
  default: (await import('../../photos/PhotoDialog.tsx')).PhotoDialog,
}))

const looks = {
  kept: 'success',
  waiting: 'waiting',
  refused: 'danger',
  unkept: 'danger',
} as const satisfies Record<LinePhoto['state'], StatusBadgeKind>

export interface PhotoListProps {
  of: readonly LinePhoto[]
  /** The name of the article that a photo shows. */
  nameOf: (photo: LinePhoto) => string
  onRemove: Photos['remove']
}

/** Photos of the reader, each with its state, to view and to remove. */
export function PhotoList({ of, nameOf, onRemove }: PhotoListProps) {
  const { t } = useTranslation('stockTakes')
  const { moment } = useFormats()
  const [shown, setShown] = useState<LinePhoto>()
  return (
    <>
      {of.length > 0 && (
        <Stack gap={2} isList>
          {of.map((photo, at) => (
            <Inline key={photo.clientId} gap={2}>
              <Button size="small" onPress={() => setShown(photo)}>
                {t('photo.one', { number: at + 1, date: moment(new Date(photo.takenDate)) })}
              </Button>
              <StatusBadge kind={looks[photo.state]}>{t(`photo.state.${photo.state}`)}</StatusBadge>
            </Inline>
          ))}
        </Stack>
      )}
      <Suspense fallback={null}>
        {shown && (
          <PhotoDialog
            photo={shown}
            name={nameOf(shown)}
            onRemove={() => onRemove(shown)}
            onClose={() => setShown(undefined)}
          />
        )}
      </Suspense>
    </>
  )
}
