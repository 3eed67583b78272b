import optimizeLocales from '@react-aria/optimize-locales-plugin'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'

/** One build for each subject, as an application with nothing else: `SUBJECT=grids/ag vite build`. */
const subject = process.env['SUBJECT'] ?? 'grids/parvis'

export default defineConfig({
  plugins: [
    vanillaExtractPlugin(),
    react(),
    { ...optimizeLocales.vite({ locales: ['en'] }), enforce: 'pre' },
  ],
  resolve: { alias: { '@subject': fileURLToPath(new URL(`src/${subject}.tsx`, import.meta.url)) } },
  build: {
    outDir: `dist/${subject}`,
    emptyOutDir: true,
    chunkSizeWarningLimit: 4000,
    rolldownOptions: {
      input: fileURLToPath(
        new URL(subject.startsWith('networks/') ? 'networks.html' : 'index.html', import.meta.url),
      ),
    },
  },
})
