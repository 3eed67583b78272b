/** The extensions of the files that the services accept. */
const taken = new Set(
  [
    'pdf docx docm xlsx xlsm xlsb pptx pptm odt ods odp doc xls ppt rtf',
    'csv txt md json xml html htm svg eml msg',
    'png jpg jpeg gif webp tif tiff heic zip',
  ].flatMap(line => line.split(' ')),
)

/**
 * Whether files with this extension are accepted. There are too many to list them, so messages describe the kinds in
 * words.
 */
export function isTaken(fileName: string): boolean {
  return taken.has(/[^.]\.([a-z0-9]+)$/i.exec(fileName)?.[1]?.toLowerCase() ?? '')
}
