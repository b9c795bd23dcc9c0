import { expect, it } from 'vitest';
import type { Conformance } from './conformance.tsx';
import { describeConformance } from './describe-conformance.tsx';

const modules = import.meta.glob<Record<string, Conformance | object>>('../src/*/*.conformance.tsx', { eager: true });
/** The conformances that the modules declare, without the sample data some of them share. */
const conformances = Object.values(modules)
  .flatMap((module) => Object.values(module))
  .filter((value): value is Conformance => 'render' in value && 'anatomy' in value);

// every-component.ssr.test.tsx fails for a component that no conformance renders.
for (const conformance of conformances) describeConformance(conformance);

it('finds the conformances', () => {
  expect(conformances.length).toBeGreaterThan(60);
});
