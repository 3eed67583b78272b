import optimizeLocales from '@react-aria/optimize-locales-plugin'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { precompress } from './precompress.ts'

/** The page that renders reports in a frame: `dist/report-page`, beside the portal. Vite's own server serves both. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    optimizeLocales.vite({ locales: ['en', 'fr'] }),
    react(),
    vanillaExtractPlugin(),
    precompress('report-page'),
  ],
  build: {
    target: 'es2023',
    outDir: 'dist',
    emptyOutDir: false,
    // The portal provides them: theme and icon are the same.
    copyPublicDir: false,
    assetsDir: 'report-page/assets',
    // Never inline assets as data URLs: the content security policy allows only files of this origin.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    sourcemap: 'hidden',
    rolldownOptions: { input: 'report-page/index.html' },
  },
})
