import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vitest/config';
import { sourceConditions } from './tooling/vite/conditions.ts';

const nodeModules = '**/node_modules/**';
/** Snapshots people review: separate, since every intended change is recorded again. */
const records = '**/*.record.test.ts';

const node = (name: string, include: string[], extra: object = {}) => ({
  ...sourceConditions(),
  // Limits only end a hang: a slow machine must not miss them.
  test: {
    name,
    include,
    environment: 'node' as const,
    isolate: false,
    testTimeout: 240_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 60_000 } },
    setupFiles: ['tooling/test/property-seed.ts'],
    ...extra,
  },
});

export default defineConfig({
  // The style compiler reads the conditions from the top level of this file, not from a project.
  ...sourceConditions(),
  test: {
    projects: [
      node('domain', ['packages/domain/**/*.test.ts']),
      node('contract', ['packages/contract/**/*.test.ts'], { exclude: [nodeModules, records] }),
      node('record', [`packages/contract/${records}`]),
      node('tooling', ['tooling/**/*.test.ts', 'tooling/**/*.test.mjs']),
      {
        ...node(
          'packages',
          [
            'packages/{tokens,foundations,ui,charts,scheduler-gantt,workbook}/**/*.unit.test.ts',
            'packages/{tokens,ui,charts,scheduler-gantt}/**/*.ssr.test.tsx',
            'apps/web/**/*.ssr.test.tsx',
          ],
          { setupFiles: ['tooling/test/property-seed.ts', 'tooling/test/settle-imports.ts'] },
        ),
        plugins: [vanillaExtractPlugin()],
      },
      node('web', ['apps/web/**/*.test.ts']),
      // Node gives every importer graphql's single build; Vite would give our own files another one, and instanceof
      // checks of errors would fail.
      {
        ...node('api', ['apps/api/**/*.test.ts'], { pool: 'forks' }),
        resolve: { ...sourceConditions().resolve, alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }] },
      },
    ],
  },
});
