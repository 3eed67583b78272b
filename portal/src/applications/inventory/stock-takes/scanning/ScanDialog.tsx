import { Banner } from '@parvis/design-system/Banner'
import { Button } from '@parvis/design-system/Button'
import { Dialog } from '@parvis/design-system/Dialog'
import { FileButton } from '@parvis/design-system/FileButton'
import { Skeleton, SkeletonGroup } from '@parvis/design-system/Skeleton'
import { Stack } from '@parvis/design-system/Stack'
import { Viewfinder } from '@parvis/design-system/Viewfinder'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from '../../../../i18n/useTranslation.ts'
import { openPicture } from '../photos/scale-photo.ts'
import { CameraUnavailable, closeCamera, openCamera, type CameraFault } from './camera.ts'
import { imageOf, openReader, type CodeReader } from './code-reader.ts'

export interface ScanDialogProps {
  onFound: (text: string) => void
  onClose: () => void
}

/** The message about the last picture in which no usable code was found. */
type Note = 'nothing' | 'unreadable' | 'wrong' | 'noReader'

const kinds = ['image/*']

/** Reads a code with the camera, or from a picture file. */
export function ScanDialog({ onFound, onClose }: ScanDialogProps) {
  const { t } = useTranslation('stockTakes')
  const [stream, setStream] = useState<MediaStream>()
  const [fault, setFault] = useState<CameraFault>()
  const [note, setNote] = useState<Note>()
  const [isReading, setReading] = useState(false)
  const reader = useRef<Promise<CodeReader>>(undefined)
  const isBusy = useRef(false)
  const isOver = useRef(false)

  useEffect(() => {
    isOver.current = false
    const opening = openReader()
    reader.current = opening
    const camera = openCamera()
    camera.then(
      opened => !isOver.current && setStream(opened),
      (error: unknown) => setFault(error instanceof CameraUnavailable ? error.fault : 'busy'),
    )
    return () => {
      isOver.current = true
      opening.then(
        ({ close }) => close(),
        () => undefined,
      )
      // Turn the camera off, even if it only starts after the dialog was closed.
      camera.then(closeCamera, () => undefined)
    }
  }, [])

  /** Looks for a code in a picture. @returns the message to show, or undefined if a code was found */
  const look = async (image: ImageData): Promise<Note | undefined> => {
    try {
      const codes = (await (await reader.current)?.read(image)) ?? []
      const good = codes.find(({ isWrong }) => !isWrong)
      if (isOver.current) return undefined
      if (!good) return codes.length > 0 ? 'wrong' : 'nothing'
      isOver.current = true
      onFound(good.text)
      return undefined
    } catch {
      return 'noReader'
    }
  }
  const watch = async (video: HTMLVideoElement) => {
    if (isBusy.current || isOver.current) return
    isBusy.current = true
    const told = await look(imageOf(video, { width: video.videoWidth, height: video.videoHeight }))
    // Do not keep announcing that nothing has been found yet.
    if (told === 'wrong' || told === 'noReader') setNote(told)
    isBusy.current = false
  }
  const choose = async (file: File) => {
    setReading(true)
    setNote(undefined)
    const bitmap = await openPicture(file).catch(() => undefined)
    setNote(bitmap ? await look(imageOf(bitmap, bitmap)) : 'unreadable')
    bitmap?.close()
    setReading(false)
  }
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={t('scan.title')}
      description={fault ? undefined : t('scan.text')}
      footer={
        <>
          <FileButton kinds={kinds} isPending={isReading} onChoose={file => void choose(file)}>
            {t('scan.choose')}
          </FileButton>
          <Button onPress={onClose}>{t('scan.cancel')}</Button>
        </>
      }
    >
      <Stack gap={3}>
        {fault ? (
          <Banner kind="warning" live="polite" title={t(`scan.fault.${fault}.title`)}>
            {t(`scan.fault.${fault}.text`)}
          </Banner>
        ) : stream ? (
          <Viewfinder stream={stream} label={t('scan.camera')} onFrame={video => void watch(video)} />
        ) : (
          <SkeletonGroup label={t('scan.starting')}>
            <Skeleton shape="block" height="16rem" />
          </SkeletonGroup>
        )}
        {note && (
          <Banner kind="danger" live="assertive" title={t(`scan.note.${note}.title`)}>
            {t(`scan.note.${note}.text`)}
          </Banner>
        )}
      </Stack>
    </Dialog>
  )
}
