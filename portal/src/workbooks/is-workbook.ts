/** The first bytes of a zip, which workbooks are, and of the container used for a password or by Excel before 2007. */
const starts = [
  [0x50, 0x4b, 3, 4],
  [0xd0, 0xcf, 0x11, 0xe0],
]

/** Whether a file may be a workbook and is not text: by its first bytes, whatever its name. */
export async function isWorkbook(file: Blob): Promise<boolean> {
  const head = new Uint8Array(await file.slice(0, 4).arrayBuffer())
  return starts.some(start => start.every((byte, at) => head[at] === byte))
}
