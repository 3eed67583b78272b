/** A PDF with one page of text; `trailer` can mark it as encrypted. */
export function onePagePdf(words: string, trailer = ''): Buffer {
  const drawing = `BT /F1 24 Tf 72 720 Td (${words}) Tj ET`
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${drawing.length} >>\nstream\n${drawing}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ]
  let file = '%PDF-1.4\n'
  const offsets = objects.map((object, at) => {
    const offset = file.length
    file += `${at + 1} 0 obj\n${object}\nendobj\n`
    return `${String(offset).padStart(10, '0')} 00000 n \n`
  })
  const xref = `xref\n0 6\n0000000000 65535 f \n${offsets.join('')}`
  const end = `trailer\n<< /Size 6 /Root 1 0 R ${trailer}>>\nstartxref\n${file.length}\n%%EOF\n`
  return Buffer.from(`${file}${xref}${end}`)
}
