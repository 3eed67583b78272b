/** Downloads a file. @param name with its extension */
export function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // By the next task, the browser has taken the file.
  setTimeout(() => URL.revokeObjectURL(url))
}
