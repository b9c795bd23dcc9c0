import type { StorybookConfig } from '@storybook/react-vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { mergeConfig } from 'vite';
import { sourceConditions } from '../tooling/vite/conditions.ts';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    './docs/*.mdx',
    './gallery/*.stories.tsx',
    '../packages/*/src/**/*.mdx',
    '../packages/*/src/**/*.stories.tsx',
    '../apps/web/app/**/*.stories.tsx',
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
  core: { disableTelemetry: true },
  // With type information, `Size` is documented as its values; a parser of single files only writes "union". A test
  // build reads no props.
  typescript: {
    reactDocgen: 'react-docgen-typescript',
    reactDocgenTypescriptOptions: {
      tsconfigPath: '.storybook/tsconfig.pages.json',
      shouldExtractLiteralValuesFromEnum: true,
      propFilter: (prop) => !prop.parent || !/node_modules/.test(prop.parent.fileName),
    },
  },
  viteFinal: (vite, { build }) =>
    mergeConfig(vite, {
      // A test build (`--test`) has no docs pages, so it leaves their code out.
      define: { 'import.meta.env.STORYBOOK_PAGES': JSON.stringify(!build?.test?.disableMDXEntries) },
      plugins: [react(), vanillaExtractPlugin()],
      ...sourceConditions(),
      // The dev server reloads the page when it discovers a dependency late; prebundle the ones that would be.
      optimizeDeps: {
        include: [
          'react',
          'react-dom',
          'react-dom/client',
          'react-dom/server',
          'react/jsx-runtime',
          'react/jsx-dev-runtime',
          'radix-ui',
          'react-aria-components',
          '@internationalized/date',
          '@vanilla-extract/recipes/createRuntimeFn',
          '@vanilla-extract/sprinkles/createRuntimeSprinkles',
          '@vanilla-extract/dynamic',
        ],
      },
      build: { chunkSizeWarningLimit: 2000 },
    }),
};

export default config;
