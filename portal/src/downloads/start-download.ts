/**
 * Has the browser fetch a file by its own means: straight to the disk, however large, with its own progress, pause and
 * another try. Nothing of it passes through the page.
 */
export function startDownload(address: string): void {
  const link = document.createElement('a')
  link.href = address
  // Named by the services. Without it an answer that is no file would take the place of the page.
  link.download = ''
  link.click()
}
