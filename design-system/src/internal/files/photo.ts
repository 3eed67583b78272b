const extensions: Readonly<Record<string, string>> = {
  'image/heic': '.heic',
  'image/heif': '.heif',
  'image/png': '.png',
  'image/webp': '.webp',
}

/**
 * A camera picture named by the time it was taken: phones call every picture `image.jpg`, so a second one would look
 * like a new version of the first.
 * @param now in the time zone of the reader
 */
export function namedPhoto(photo: File, now: Date): File {
  const two = (part: number) => String(part).padStart(2, '0')
  const day = [now.getFullYear(), two(now.getMonth() + 1), two(now.getDate())].join('-')
  const time = [now.getHours(), now.getMinutes(), now.getSeconds()].map(two).join('.')
  const name = `Photo ${day} ${time}${extensions[photo.type] ?? '.jpg'}`
  return new File([photo], name, { type: photo.type, lastModified: photo.lastModified })
}
