import { Viewfinder } from '@parvis/design-system/Viewfinder'

interface CameraProps {
  stream: MediaStream
  onFrame: (picture: HTMLVideoElement) => void
}

export function Camera({ stream, onFrame }: CameraProps) {
  return <Viewfinder stream={stream} label="Code of the thing" onFrame={onFrame} />
}
