import { buildEncryptedPdf } from './encryption.fixtures.ts'
import { buildPdf, bytesOfText, type SampleDocument, type SamplePage } from './pdfBuilder.fixtures.ts'

const fileOf = (bytes: Uint8Array<ArrayBuffer>) => new Blob([bytes], { type: 'application/pdf' })

/** A band, and bars as in a chart. */
const drawing =
  '0.17 0.35 0.5 rg 56 720 483 4 re f ' +
  [90, 140, 60, 180, 120]
    .map(
      (height, index) =>
        `0.${String(3 + index)} 0.5 0.6 rg ${String(80 + index * 90)} 120 50 ${String(height)} re f`,
    )
    .join(' ')

const report: SampleDocument = {
  title: 'Rapport annuel',
  language: 'fr-FR',
  isTagged: true,
  outline: [
    {
      title: 'Rapport annuel',
      page: 1,
      items: [
        { title: 'Synthèse', page: 1 },
        { title: 'Comptes', page: 2, items: [{ title: 'Trésorerie', page: 3 }] },
      ],
    },
  ],
  pages: [
    {
      shapes: drawing,
      lines: [
        { text: 'Rapport annuel 2025', role: 'H1', size: 26 },
        { text: 'Synthèse', role: 'H2', size: 18, gap: 44 },
        { text: 'L’activité a progressé au second semestre, portée par les éta-', gap: 16 },
        { text: 'blissements de santé. Les honoraires facturés dépassent le budget.', goesOn: true },
        { text: 'Trois points à retenir\u00a0:', gap: 18 },
        { text: 'un été plus calme que prévu', role: 'LI' },
        { text: 'une trésorerie solide', role: 'LI' },
        { text: 'des créances à suivre', role: 'LI' },
        { text: 'Voir les comptes en page 2, ou le site de l’ordre.', gap: 24 },
      ],
      links: [
        { rectangle: [80, 504, 214, 522], action: 2 },
        { rectangle: [237, 504, 333, 522], action: '/S /URI /URI (https://www.example.org/ordre)' },
        { rectangle: [400, 504, 440, 522], action: '/S /JavaScript /JS (app.alert\\("ran"\\))' },
        { rectangle: [480, 504, 520, 522], action: '/S /URI /URI (javascript:alert\\(1\\))' },
      ],
    },
    {
      shapes: drawing,
      lines: [
        { text: 'Comptes', role: 'H1', size: 22 },
        { text: 'Le résultat de l’été compense celui de l’hiver.', gap: 48 },
        { text: 'Un Été record pour les établissements.' },
      ],
    },
    {
      size: [842, 595],
      lines: [
        { text: 'Trésorerie', role: 'H1', size: 22 },
        { text: 'Une page couchée, plus large que haute.', gap: 30 },
      ],
      shapes: '0.17 0.35 0.5 rg 56 80 600 40 re f 0.6 0.5 0.3 rg 56 140 420 40 re f',
    },
  ],
}

export const annualReport = async () => fileOf(await buildPdf(report))

/** A document with its chapters far apart. */
export async function longReport(pages = 300) {
  const page = (number: number): SamplePage => ({
    lines: [
      { text: `Chapitre ${String(number)}`, size: 20 },
      { text: number % 100 === 0 ? 'Le mot rare est ici.' : 'Rien de particulier sur cette page.', gap: 30 },
    ],
  })
  return fileOf(await buildPdf({ pages: Array.from({ length: pages }, (_, index) => page(index + 1)) }))
}

export const password = 'Éphéméride-42'
export const lockedReport = async () =>
  fileOf(await buildEncryptedPdf({ pages: report.pages.slice(1, 2) }, password))
/** Opens without a password, but may not be printed. */
export const unprintableReport = async () =>
  fileOf(await buildEncryptedPdf({ pages: report.pages.slice(1, 2) }, '', false))

/** Only shapes, like a scan. */
export const scan = async () => fileOf(await buildPdf({ pages: [{ shapes: drawing }] }))

const contract: SampleDocument = {
  pages: [
    {
      lines: [{ text: 'Lettre de mission', size: 22 }],
      fields: { Client: 'Société Dupont', Ville: 'Nantes' },
    },
  ],
}
export const signedContract = async () => fileOf(await buildPdf({ ...contract, signature: 'given' }))
/** Has an unsigned signature field. */
export const unsignedContract = async () => fileOf(await buildPdf({ ...contract, signature: 'wanted' }))

export async function truncatedReport() {
  const bytes = await buildPdf(report)
  return fileOf(bytes.slice(0, bytes.length / 2))
}
export const brokenFile = () => fileOf(bytesOfText(`%PDF-1.7\n${'nothing of a document '.repeat(40)}`))
export const notPdf = () => fileOf(bytesOfText('PK\u0003\u0004 a workbook, called report.pdf'))
export const emptyFile = () => fileOf(new Uint8Array())

/** Its second page cannot be read. */
export const damagedReport = async () =>
  fileOf(
    await buildPdf({
      pages: [{ lines: ['Une page'], size: [595, 300] }, { isDamaged: true }, { lines: ['Une autre page'] }],
    }),
  )
