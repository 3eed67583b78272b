/**
 * Signs PDFs of all kinds with three people each and verifies them, also with poppler where it is installed. One run
 * tests one in twenty of them, and consecutive runs together test all; `ROUND_TRIP=all` tests all in one run.
 */
import { execFile, execFileSync } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { degrees, PDFDocument, PDFName, StandardFonts } from '@cantoo/pdf-lib'
import { verifyPdf } from '@parvis/signatures/verify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type KeptAuthority, makeAuthority } from './certificate.ts'
import { inspectPdf } from './pdf/inspect.ts'
import { signedBy, signers } from './signed-pdf.test-support.ts'

const [documents, shares] = [200, 20]
const versions = ['1.4', '1.5', '1.6', '1.7', '2.0']
/** In points: A4, Letter, A5, a ticket, a poster, and a slip narrower than a field. */
const sizes = [
  [595.28, 841.89],
  [612, 792],
  [419.5, 595.3],
  [300, 200],
  [2384, 3370],
  [90, 600],
] as const

/** A seeded generator of pseudo-random numbers below 1. */
function randomOf(seed: number): () => number {
  let state = (seed + 1) * 0x9e3779b1
  return () => {
    state = Math.imul(state ^ (state >>> 15), 0x85ebca6b)
    state = Math.imul(state ^ (state >>> 13), 0xc2b2ae35)
    state ^= state >>> 16
    return (state >>> 0) / 2 ** 32
  }
}

/**
 * Generates a PDF from its number: pages of mixed sizes, rotated and cropped, with or without a form, compressed or
 * not.
 */
async function generated(number: number): Promise<{ bytes: Uint8Array; about: string }> {
  const random = randomOf(number)
  const oneOf = <T>(values: readonly T[]): T => values[Math.floor(random() * values.length)] as T
  const document = await PDFDocument.create()
  const font = await document.embedFont(StandardFonts.Helvetica)
  const count = 1 + Math.floor(random() * 4)
  const about: string[] = []
  for (let at = 0; at < count; at += 1) {
    const [wide, high] = oneOf(sizes)
    const page = document.addPage(random() < 0.5 ? [wide, high] : [high, wide])
    page.drawText(`Document ${number}, page ${at + 1}`, { x: 20, y: 20, size: 9, font })
    const turned = oneOf([0, 90, 180, 270])
    page.setRotation(degrees(turned))
    if (random() < 0.2) page.setCropBox(10, 10, page.getWidth() - 20, page.getHeight() - 20)
    about.push(`${Math.round(page.getWidth())}×${Math.round(page.getHeight())} turned by ${turned}`)
  }
  if (random() < 0.3) {
    const form = document.getForm()
    form.createTextField('amount').addToPage(document.getPage(0), { x: 20, y: 40, width: 60, height: 16 })
    if (random() < 0.5) form.acroForm.dict.set(PDFName.of('NeedAppearances'), document.context.obj(true))
    about.push('with a form')
  }
  const isPacked = random() < 0.5
  const bytes = Buffer.from(await document.save({ useObjectStreams: isPacked }))
  const version = oneOf(versions)
  bytes.write(`%PDF-${version}`, 0, 'latin1')
  about.push(isPacked ? 'packed' : 'plain', `PDF ${version}`)
  return { bytes, about: about.join(', ') }
}

/** Whether poppler is installed. */
function hasPdfsig(): boolean {
  try {
    execFileSync('pdfsig', ['-v'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

/** The numbers that this run tests, chosen by the run's own number as in the other sampled tests. */
function sample(): number[] {
  const all = Array.from({ length: documents }, (_, number) => number)
  const run = process.env['SERVICES_SHARE']
  return process.env['ROUND_TRIP'] === 'all'
    ? all
    : all.filter(number => number % shares === Number(run ?? 0) % shares)
}

let authority: KeptAuthority
let folder: string
const isPopplerThere = hasPdfsig()
beforeAll(async () => {
  authority = await makeAuthority('parvis.example')
  folder = await mkdtemp(join(tmpdir(), 'parvis-round-trip-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

it.each(sample())('document %i of 200 is valid for each of three signers', async number => {
  const { bytes, about } = await generated(number)
  expect(await inspectPdf(bytes), about).not.toHaveProperty('refusal')
  const file = await signedBy(authority, { count: 3, bytes })
  expect(await verifyPdf(file), about).toMatchObject({
    hidden: 0,
    signatures: [
      { signer: signers[0], faults: [], later: 'signatures', certifies: true },
      { signer: signers[1], faults: [], later: 'signatures' },
      { signer: signers[2], faults: [], later: 'nothing', coversAll: true, locks: true },
    ],
  })
  if (!isPopplerThere) return
  const path = join(folder, `${number}.pdf`)
  await writeFile(path, file)
  const { stdout } = await promisify(execFile)('pdfsig', ['-nocert', path])
  expect(stdout.match(/Signature is Valid\./g), about).toHaveLength(3)
  expect(stdout.match(/Total document signed/g), about).toHaveLength(1)
})
