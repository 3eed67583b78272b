import type { StorybookConfig } from '@storybook/react-vite'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { mergeConfig } from 'vite'
import { browserDependencies } from './dependencies.ts'

const config: StorybookConfig = {
  stories: ['./docs/*.mdx', '../design-system/src/**/*.stories.tsx', '../portal/src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  framework: '@storybook/react-vite',
  staticDirs: ['./public'],
  // Everything works without the network: no telemetry, no update check, fonts from the packages.
  core: { disableTelemetry: true, disableWhatsNewNotifications: true, allowedHosts: true },
  typescript: { check: false, reactDocgen: 'react-docgen' },
  viteFinal: builder =>
    mergeConfig(builder, {
      plugins: [vanillaExtractPlugin()],

      optimizeDeps: { include: ['storybook/theming', ...browserDependencies()] },
      build: { chunkSizeWarningLimit: 4000 },
    }),
}

export default config
