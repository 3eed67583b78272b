import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const worthCompressing = /\.(m?js|css|html|svg|json|wasm|ttf)$/
const compressors = [
  {
    ending: '.br',
    compress: (content: Buffer) =>
      promisify(brotliCompress)(content, {
        params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
      }),
  },
  {
    ending: '.gz',
    compress: (content: Buffer) => promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }),
  },
]

/**
 * Writes a brotli and a gzip copy of each text file, so that a server only has to pick one.
 * @param folder of the build output; only its files are compressed
 */
export function precompress(folder: string): Plugin {
  return {
    name: 'precompress',
    apply: 'build',
    async writeBundle({ dir }) {
      if (!dir) return
      const place = join(dir, folder)
      const files = (await readdir(place, { recursive: true })).filter(file => worthCompressing.test(file))
      await Promise.all(
        files.flatMap(file =>
          compressors.map(async ({ ending, compress }) => {
            const content = await readFile(join(place, file))
            await writeFile(join(place, file + ending), await compress(content))
          }),
        ),
      )
    },
  }
}
