/** Files that the services take, by their extensions. */
const taken = new Set(
  [
    'pdf docx docm xlsx xlsm xlsb pptx pptm odt ods odp doc xls ppt rtf',
    'csv txt md json xml html htm svg eml msg',
    'png jpg jpeg gif webp tif tiff heic zip',
  ].flatMap(line => line.split(' ')),
)

/** Whether files with the extension of a name are taken. Too many to be listed: kinds are said in words. */
export function isTaken(fileName: string): boolean {
  return taken.has(/[^.]\.([a-z0-9]+)$/i.exec(fileName)?.[1]?.toLowerCase() ?? '')
}
