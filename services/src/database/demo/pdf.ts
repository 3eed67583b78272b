/** Dimensions of an A4 page, in points. */
const page = { width: 595, height: 842, left: 64, top: 770 }
const lineHeight = 20

const escaped = (text: string) => text.replaceAll(/[\\()]/g, String.raw`\$&`)

/** Creates a one-page PDF with a title and lines of text. All characters must be in Latin-1. */
export function makePdf(title: string, lines: readonly string[]): Uint8Array {
  const show = (text: string, size: number, y: number) =>
    `BT /F1 ${size} Tf ${page.left} ${y} Td (${escaped(text)}) Tj ET`
  const drawing = [
    show(title, 18, page.top),
    ...lines.map((line, at) => show(line, 11, page.top - (at + 2) * lineHeight)),
  ].join('\n')
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R /Lang (fr-FR) >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${page.width} ${page.height}] /Contents 4 0 R
      /Resources << /Font << /F1 5 0 R >> >> >>`,
    `<< /Length ${drawing.length} >>\nstream\n${drawing}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    `<< /Title (${escaped(title)}) >>`,
  ]
  let text = '%PDF-1.4\n'
  const offsets = objects.map((object, at) => {
    const offset = text.length
    text += `${at + 1} 0 obj\n${object}\nendobj\n`
    return offset
  })
  const entries = offsets.map(offset => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  const size = objects.length + 1
  const end = `trailer\n<< /Size ${size} /Root 1 0 R /Info 6 0 R >>\nstartxref\n${text.length}\n%%EOF\n`
  return Buffer.from(`${text}xref\n0 ${size}\n0000000000 65535 f \n${entries}${end}`, 'latin1')
}
