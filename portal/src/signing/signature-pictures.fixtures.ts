import { userEvent } from 'storybook/test'

/** A photo of a signature on paper, as taken with a phone: large, and grey in one corner. */
export async function photoOfSignature(): Promise<File> {
  const canvas = document.createElement('canvas')
  const [width, height] = [1600, 1200]
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d')
  if (!context) throw new Error('There is no canvas')
  const paper = context.createLinearGradient(0, 0, width, height)
  paper.addColorStop(0, '#fdfcf7')
  paper.addColorStop(1, '#a9a69d')
  context.fillStyle = paper
  context.fillRect(0, 0, width, height)
  context.lineWidth = 9
  context.lineCap = 'round'
  context.strokeStyle = '#16206a'
  context.beginPath()
  context.moveTo(400, 640)
  context.bezierCurveTo(520, 380, 640, 820, 760, 560)
  context.bezierCurveTo(820, 440, 900, 780, 1200, 520)
  context.stroke()
  const drawn = await new Promise<Blob | null>(resolve => canvas.toBlob(resolve, 'image/jpeg', 0.85))
  return new File([drawn ?? ''], 'signature.jpg', { type: 'image/jpeg' })
}

/** Blank paper. */
export async function whitePaper(): Promise<File> {
  const canvas = document.createElement('canvas')
  canvas.width = 400
  canvas.height = 300
  const context = canvas.getContext('2d')
  if (!context) throw new Error('There is no canvas')
  context.fillStyle = '#f6f4ee'
  context.fillRect(0, 0, 400, 300)
  const drawn = await new Promise<Blob | null>(resolve => canvas.toBlob(resolve, 'image/png'))
  return new File([drawn ?? ''], 'paper.png', { type: 'image/png' })
}

/** A PNG of a few bytes that claims 1,600 million pixels. */
export function hugePicture(): File {
  const bytes = new Uint8Array(64)
  bytes.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13])
  bytes.set(new TextEncoder().encode('IHDR'), 12)
  new DataView(bytes.buffer).setUint32(16, 40_000)
  new DataView(bytes.buffer).setUint32(20, 40_000)
  bytes.set([8, 6, 0, 0, 0], 24)
  return new File([bytes], 'huge.png', { type: 'image/png' })
}

/** Chooses a file as the picture of a signature. */
export async function choosePicture(canvasElement: HTMLElement, file: File): Promise<void> {
  const input = canvasElement.querySelector('[data-field="look"] input[type="file"]')
  if (!(input instanceof HTMLInputElement)) throw new Error('There is no field for a file')
  await userEvent.setup({ applyAccept: false }).upload(input, file)
}
