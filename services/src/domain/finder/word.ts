import { Document, HeadingLevel, Packer, Paragraph, TextRun } from 'docx'
import { type Citation, citationLabels, type Language } from './cite.ts'

const titles: Record<Language, string> = { fr: 'Références', en: 'References' }
/** French has a no-break space before the colon. */
const colon: Record<Language, string> = { fr: '\u00a0: ', en: ': ' }
const locales: Record<Language, string> = { fr: 'fr-FR', en: 'en-US' }

/** Fields shown on a line each, below the title of a sheet. */
const lines = ['client', 'sector', 'services', 'year', 'country', 'amount', 'team'] as const

/** Citations as a Word document: for each sheet a heading, its details and its description. */
export async function citationsWord(citations: readonly Citation[], language: Language): Promise<Buffer> {
  const labels = citationLabels[language]
  const ofSheet = (citation: Citation) => [
    new Paragraph({ text: citation.title, heading: HeadingLevel.HEADING_2, keepNext: true }),
    ...lines
      .filter(field => citation[field] !== '')
      .map(
        field =>
          new Paragraph({
            keepNext: true,
            children: [
              new TextRun({ text: `${labels[field]}${colon[language]}`, bold: true }),
              new TextRun(citation[field]),
            ],
          }),
      ),
    ...citation.description
      .split('\n')
      .map(text => new Paragraph({ text, spacing: { before: 120, after: 120 } })),
  ]
  const document = new Document({
    title: titles[language],
    creator: 'Parvis',
    styles: { default: { document: { run: { language: { value: locales[language] } } } } },
    sections: [
      {
        children: [
          new Paragraph({ text: titles[language], heading: HeadingLevel.HEADING_1 }),
          ...citations.flatMap(ofSheet),
        ],
      },
    ],
  })
  return Packer.toBuffer(document)
}
