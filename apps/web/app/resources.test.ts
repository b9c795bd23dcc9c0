import { describe, expect, it } from 'vitest';
import type { ServedResource } from './kit/resource/define-resource.server.ts';
import { resources } from './resources.server.ts';

const isServed = (value: unknown): value is ServedResource =>
  typeof value === 'object' && value !== null && 'address' in value && 'loader' in value && 'action' in value;

describe('the list of resources', () => {
  it('has every resource that is defined', () => {
    const modules = import.meta.glob<Record<string, unknown>>('./{areas,kit,shell}/**/*.server.ts', { eager: true });
    const defined = Object.values(modules).flatMap((exported) => Object.values(exported).filter(isServed));
    expect(defined.length).toBeGreaterThan(40);
    expect(defined.filter((resource) => !resources.includes(resource)).map(({ address }) => address.path)).toEqual([]);
  });

  it('has one resource per address', () => {
    const patterns = resources.map(({ address }) => address.path.replaceAll(/:\w+/g, ':'));
    expect(patterns.filter((pattern, index) => patterns.indexOf(pattern) !== index)).toEqual([]);
  });
});
