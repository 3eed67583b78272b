import { prepareZXingModule, writeBarcode } from 'zxing-wasm/writer'
import type { WriteInputBarcodeFormat } from 'zxing-wasm/writer'

const wasm = new URL('zxing-wasm/writer/zxing_writer.wasm?no-inline', import.meta.url).href

/** A picture of a code as a label printer makes it. */
export async function codePicture(text: string, format: WriteInputBarcodeFormat): Promise<File> {
  prepareZXingModule({ overrides: { locateFile: () => wasm } })
  const { image, error } = await writeBarcode(text, { format, scale: 4 })
  if (!image) throw new Error(error)
  return new File([image], 'code.png', { type: 'image/png' })
}

const left = [
  '0001101',
  '0011001',
  '0010011',
  '0111101',
  '0100011',
  '0110001',
  '0101111',
  '0111011',
  '0110111',
  '0001011',
]
const parities = [
  '000000',
  '001011',
  '001101',
  '001110',
  '010011',
  '011001',
  '011100',
  '010101',
  '010110',
  '011010',
]

const turned = (bits: string) => Array.from(bits, bit => (bit === '1' ? '0' : '1')).join('')

/** The bars of an EAN-13 with any check digit: 1 is black. @source GS1 General Specifications, 5.2 */
function barsOf(digits: string): string {
  const [first = 0, ...rest] = Array.from(digits, Number)
  const parity = parities[first] ?? ''
  const codeOf = (digit: number, at: number) => {
    const odd = left[digit] ?? ''
    if (at > 5) return turned(odd)
    return parity[at] === '1' ? Array.from(turned(odd)).toReversed().join('') : odd
  }
  const codes = rest.map(codeOf)
  return `101${codes.slice(0, 6).join('')}01010${codes.slice(6).join('')}101`
}

/** A picture of an EAN-13 whose check digit may be wrong, which no printer would print. */
export async function eanPicture(digits: string): Promise<File> {
  const module = 4
  const margin = 12
  const bars = barsOf(digits)
  const canvas = document.createElement('canvas')
  canvas.width = (bars.length + 2 * margin) * module
  canvas.height = 240
  const context = canvas.getContext('2d')
  if (!context) throw new Error('There is no canvas')
  context.fillStyle = 'white'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.fillStyle = 'black'
  for (const [at, bit] of Array.from(bars).entries())
    if (bit === '1') context.fillRect((at + margin) * module, 20, module, 200)
  const drawn = await new Promise<Blob | null>(resolve => canvas.toBlob(resolve, 'image/png'))
  return new File([drawn ?? ''], 'ean.png', { type: 'image/png' })
}
