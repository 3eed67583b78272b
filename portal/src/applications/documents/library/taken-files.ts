/** Bytes of one document at most, as the services have it: 1 GiB. */
export const maximumBytes = 1024 ** 3

/** Files that the services take, by their extensions. */
export const takenExtensions = [
  '.pdf .docx .docm .xlsx .xlsm .xlsb .pptx .pptm .odt .ods .odp .doc .xls .ppt .rtf',
  '.csv .txt .md .json .xml .html .htm .svg .eml .msg',
  '.png .jpg .jpeg .gif .webp .tif .tiff .heic .zip',
].flatMap(line => line.split(' '))
