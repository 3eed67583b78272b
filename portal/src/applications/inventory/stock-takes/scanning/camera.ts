/**
 * Why there is no camera: the page is not secure, the device has none, the reader or the firm refused access, or
 * another program uses it.
 */
export type CameraFault = 'insecure' | 'none' | 'refused' | 'busy'

export class CameraUnavailable extends Error {
  override readonly name = 'CameraUnavailable'
  readonly fault: CameraFault

  constructor(fault: CameraFault, options?: ErrorOptions) {
    super(fault, options)
    this.fault = fault
  }
}

const faults: Readonly<Record<string, CameraFault>> = {
  NotFoundError: 'none',
  OverconstrainedError: 'none',
  NotAllowedError: 'refused',
  SecurityError: 'refused',
}

/**
 * Opens the back camera of a phone, or else any camera.
 * @throws CameraUnavailable
 */
export async function openCamera(): Promise<MediaStream> {
  // Browsers hide the camera from insecure pages.
  if (!isSecureContext || !('mediaDevices' in navigator)) throw new CameraUnavailable('insecure')
  try {
    return await navigator.mediaDevices.getUserMedia({
      video: { facingMode: 'environment', width: { ideal: 1280 } },
      audio: false,
    })
  } catch (cause) {
    const name = cause instanceof Error || cause instanceof DOMException ? cause.name : ''
    throw new CameraUnavailable(faults[name] ?? 'busy', { cause })
  }
}

export const closeCamera = (stream: MediaStream): void => stream.getTracks().forEach(track => track.stop())
