import type { StorybookConfig } from '@storybook/react-vite'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { mergeConfig } from 'vite'
import { componentProps } from './component-props.ts'
import { browserDependencies } from './dependencies.ts'
import { withOtherNames } from './index-names.ts'
import { pictureDifferences } from './picture-differences.ts'

const every = ['./docs/*.mdx', '../design-system/src/**/*.stories.tsx', '../portal/src/**/*.stories.tsx']

/**
 * Paths of story files from the project's root, separated by commas, for a check that needs no others: indexing all of
 * them takes as long as showing a component.
 */
const some = process.env['STORY_FILES']?.split(',').map(file => `../${file}`)

const config: StorybookConfig & { storyIndexGenerator: typeof withOtherNames } = {
  stories: some ?? every,
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  framework: '@storybook/react-vite',
  // Storybook uses it to generate its index; the configuration's types do not include it.
  storyIndexGenerator: withOtherNames,
  staticDirs: ['./public'],
  // Everything works without the network: no telemetry, no update check, fonts from the packages.
  core: { disableTelemetry: true, disableWhatsNewNotifications: true, allowedHosts: true },
  typescript: { check: false, reactDocgen: 'react-docgen' },
  viteFinal: builder =>
    mergeConfig(builder, {
      plugins: [vanillaExtractPlugin(), componentProps(), pictureDifferences()],

      optimizeDeps: { include: ['storybook/theming', ...browserDependencies()] },
      build: { chunkSizeWarningLimit: 4000 },
    }),
}

export default config
