/**
 * Lets the browser download a file itself: straight to disk, however large, with its own progress, pause and retry.
 * Nothing passes through the page.
 */
export function startDownload(address: string): void {
  const link = document.createElement('a')
  link.href = address
  // The services name the file. Without the attribute, a response that is not a file would replace the page.
  link.download = ''
  link.click()
}
