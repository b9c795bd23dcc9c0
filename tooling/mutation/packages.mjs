/**
 * What `npm run test:mutation` measures. Each entry names projects of `vitest.config.ts`, the sources whose mutants are
 * sampled, the tests that may notice them, the sample size and the minimum score.
 * @typedef {object} MutationPackage
 * @property {string[]} projects the first one's options are used for all
 * @property {string} tsconfig
 * @property {string[]} sources path prefixes of its sources, from the root
 * @property {string[]} [without] sources that are left out
 * @property {string[]} [tests] path prefixes of the tests; `sources` unless given
 * @property {number} sample
 * @property {number} goal percent
 */

/** @type {Record<string, MutationPackage>} */
export const packages = {
  domain: {
    projects: ['domain'],
    tsconfig: 'packages/domain/tsconfig.json',
    sources: ['packages/domain/src/'],
    tests: ['packages/domain/'],
    sample: 300,
    goal: 95,
  },
  contract: {
    projects: ['contract', 'record'],
    tsconfig: 'packages/contract/tsconfig.json',
    sources: ['packages/contract/src/'],
    sample: 200,
    goal: 85,
  },
  // The parts that compute. SQL and request handlers are covered by the API's own runs, on a database.
  api: {
    projects: ['api'],
    tsconfig: 'apps/api/tsconfig.json',
    sources: [
      'apps/api/src/modules/reports/row-order',
      'apps/api/src/modules/goals/goal-book',
      'apps/api/src/modules/goals/goal-history',
      'apps/api/src/modules/import/file/',
      'apps/api/src/modules/import/map/',
      'apps/api/src/modules/import/records/',
      'apps/api/src/platform/organizations/organization-tree',
      'apps/api/src/platform/organizations/slug',
      'apps/api/src/platform/auth/access-token',
      'apps/api/src/platform/concurrency/admission-queue',
      'apps/api/src/platform/config/',
      'apps/api/src/platform/http/client-errors',
      'apps/api/src/platform/http/strict-json',
      'apps/api/src/platform/rate-limit/',
      'apps/api/src/platform/time/',
    ],
    sample: 150,
    goal: 85,
  },
  web: {
    projects: ['web'],
    tsconfig: 'apps/web/tsconfig.json',
    sources: ['apps/web/server/', 'apps/web/app/kit/server/'],
    // Starts the process: only wiring, covered by the end-to-end tests.
    without: ['apps/web/server/server.ts'],
    tests: ['apps/web/server/', 'apps/web/app/kit/', 'apps/web/app/routes.test'],
    sample: 150,
    goal: 85,
  },
};
