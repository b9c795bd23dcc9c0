import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import ts from 'typescript';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compilerCheck } from './compiler-check.mjs';
import { instrument, markOf } from './instrument.mjs';
import { measurePackage, sourcesOf } from './measure-package.mjs';
import { applyMutant, mutantsOf } from './mutants.mjs';
import { packages } from './packages.mjs';
import { shuffled } from './sample.mjs';

const changes = (source: string) =>
  mutantsOf('a.ts', source).map(({ kind, original, replacement }) => `${kind}: ${original} -> ${replacement}`);

describe('mutants', () => {
  it.each([
    ['a < b', ['boundary: < -> <=', 'negation: < -> >=']],
    ['a >= b', ['boundary: >= -> >', 'negation: >= -> <']],
    ['a === b', ['negation: === -> !==']],
    ['a + b', ['arithmetic: + -> -']],
    ['a && b', ['logic: && -> ||']],
    ['a ?? b', ['fallback: a ?? b -> a']],
    ['!a', ['negation: !a -> a']],
    ['true', ['boolean: true -> false']],
    ['1_000', ['number: 1_000 -> 1001']],
    ["'word'", ["string: 'word' -> ''"]],
    ["''", ["string: '' -> 'mutated'"]],
    ['`a${b}`', ["string: `a${b}` -> ''"]],
    ['[a]', ['emptied array: [a] -> []']],
    ['{ a }', ['emptied object: { a } -> {}']],
    ['a.every(b)', ['method: every -> some']],
    ['a.filter(b)', ['removed call: a.filter(b) -> a']],
    ['a ? b : c', ['condition: a -> true', 'condition: a -> false']],
  ])('of %s', (expression, expected) => {
    expect(changes(`const x = ${expression};`)).toEqual(expected);
  });

  it('of an if and a statement', () => {
    expect(changes('if (a) b();')).toEqual([
      'condition: a -> true',
      'condition: a -> false',
      'removed statement: b(); -> ;',
    ]);
  });

  it.each([
    "import a from 'a';",
    "export { a } from 'a';",
    "'use client';",
    "type A = 'a' | 1 | true;",
    "interface A { readonly a: 'b' }",
    '/** `1 < 2` */',
    "throw new Error('A programmer reads this.');",
    "console.warn('words', 1);",
    "x = { description: 'words' };",
    "const a = b.describe('words');",
    "const a = b['name'];",
    "const a = import('a');",
  ])('are not made from %s', (source) => {
    expect(changes(source).filter((change) => /string|number|boolean|boundary/.test(change))).toEqual([]);
  });

  it('know their position and the function around them', () => {
    const source = 'const a = 1;\nfunction b() {\n  return 2;\n}';
    expect(mutantsOf('a.ts', source)).toMatchObject([
      { line: 1, column: 11, scope: -1 },
      { line: 3, column: 10, scope: source.indexOf('function') },
    ]);
  });

  it('change the text at their position only', () => {
    const source = 'a < b; a < b;';
    expect(mutantsOf('a.ts', source).map(({ start }) => start)).toContain(source.lastIndexOf('<'));
    for (const mutant of mutantsOf('a.ts', source)) {
      const text = applyMutant(source, mutant);
      expect(text.slice(0, mutant.start)).toBe(source.slice(0, mutant.start));
      expect(text.slice(mutant.start + mutant.replacement.length)).toBe(source.slice(mutant.end));
      expect(text).not.toBe(source);
    }
  });
});

describe('the code added to a source', () => {
  const source =
    "'use client';\nconst a = (n) => n + 1;\nfor (const x of y) z(x);\nwhile (b) { c(); }\nfunction d() { return 1; }";

  it('parses, and moves no line', () => {
    const text = instrument('/a.ts', source, { marks: true });
    expect(text.split('\n')).toHaveLength(source.split('\n').length);
    const { diagnostics } = ts.transpileModule(text, { reportDiagnostics: true });
    expect(diagnostics).toEqual([]);
  });

  it('stops an endless loop', () => {
    let turns = 0;
    const scope = {
      mutationRun: {
        turn: () => {
          if (++turns > 50) throw new Error('stop');
        },
      },
    };
    const run = new Function('globalThis', instrument('/a.ts', 'for (;;);'));
    expect(() => run(scope)).toThrow('stop');
  });

  it('marks a function when it runs, and the module when it loads', () => {
    const reached = new Set<string>();
    const text = instrument('/a.ts', 'const twice = (n) => n * 2; const never = () => 0; return twice(4);', {
      marks: true,
    });
    expect(new Function('globalThis', text)({ mutationRun: { reached } })).toBe(8);
    expect([...reached]).toEqual([markOf('/a.ts', -1), markOf('/a.ts', 14)]);
  });
});

describe('a sample', () => {
  const list = Array.from({ length: 100 }, (_, index) => index);

  it('is the same for the same seed and different for another', () => {
    expect(shuffled(list, 1)).toEqual(shuffled(list, 1));
    expect(shuffled(list, 1)).not.toEqual(shuffled(list, 2));
  });

  it('contains everything once and leaves the list unchanged', () => {
    expect(shuffled(list, 7).sort((a, b) => a - b)).toEqual(list);
    expect(list[0]).toBe(0);
  });
});

it('requires 95% for the domain and 85% for the servers', () => {
  expect(Object.entries(packages).map(([name, { goal }]) => [name, goal])).toEqual([
    ['domain', 95],
    ['contract', 85],
    ['api', 85],
    ['web', 85],
  ]);
});

it('finds every listed source, and names a missing one', () => {
  const root = join(import.meta.dirname, '../..');
  for (const chosen of Object.values(packages)) expect(sourcesOf(root, chosen).length).toBeGreaterThan(10);
  const moved = { ...packages.api!, sources: ['apps/api/src/platform/time/', 'apps/api/src/no-such-folder/'] };
  expect(() => sourcesOf(root, moved)).toThrow(/no such source: apps\/api\/src\/no-such-folder\/$/);
});

describe('a run over a package of two functions', () => {
  let root = '';
  const put = (name: string, text: string) => writeFileSync(join(root, name), text);

  beforeAll(() => {
    root = mkdtempSync(join(tmpdir(), 'mutation-test-'));
    mkdirSync(join(root, 'src'));
    symlinkSync(join(import.meta.dirname, '../../node_modules'), join(root, 'node_modules'));
    put('package.json', '{ "type": "module" }');
    put(
      'tsconfig.json',
      '{ "compilerOptions": { "strict": true, "module": "esnext", "moduleResolution": "bundler", "target": "es2023", "types": [], "skipLibCheck": true }, "include": ["src"], "exclude": ["src/*.test.ts"] }',
    );
    put(
      'vitest.config.ts',
      "export default { test: { projects: [{ test: { name: 'small', include: ['src/*.test.ts'] } }] } };",
    );
    put('src/adult.ts', 'export const isAdult = (age: number): boolean => age >= 21;\n');
    put(
      'src/weak.ts',
      'export const isLate = (hour: number): boolean => hour > 22;\nexport const never = (a: number) => a * 2;\n',
    );
    put(
      'src/count.ts',
      'export function count(to: number): number {\n  let n = 0;\n  while (n < to) n += 1;\n  return n;\n}\n',
    );
    put(
      'src/all.test.ts',
      "import { expect, it } from 'vitest';\nimport { isAdult } from './adult.ts';\nimport { isLate } from './weak.ts';\nimport { count } from './count.ts';\n" +
        "it('is adult', () => { expect([20, 21, 22].map(isAdult)).toEqual([false, true, true]); });\n" +
        "it('is late', () => { expect([isLate(1), isLate(24)]).toEqual([false, true]); });\n" +
        "it('counts', () => { expect(count(3)).toBe(3); });\n" +
        "it('counts far', () => { expect(count(50_000)).toBe(50_000); });\n" +
        "it('fails anyway', () => { expect(1).toBe(2); });\n",
    );
  });
  afterAll(() => rmSync(root, { recursive: true, force: true }));

  // A dozen Vitest runs inside one test.
  it('distinguishes noticed, survived and unreached, without a change on disk', { timeout: 180_000 }, async () => {
    const measured = await measurePackage({
      root,
      chosen: { projects: ['small'], tsconfig: 'tsconfig.json', sources: ['src/'], sample: 100, goal: 0 },
      sample: 100,
      seed: 1,
      configFile: join(root, 'vitest.config.ts'),
      // Fewer than one of the tests needs; that test must not be dropped for it.
      turns: 10_000,
      say: () => undefined,
    });
    const fates = (file: string) =>
      measured.verdicts
        .filter(({ mutant }) => mutant.file === `src/${file}`)
        .map(({ mutant, fate }) => `${mutant.original} -> ${mutant.replacement}: ${fate}`)
        .sort();
    expect(fates('adult.ts')).toEqual(['21 -> 22: noticed', '>= -> <: noticed', '>= -> >: noticed']);
    expect(fates('weak.ts')).toEqual([
      '* -> /: unreached',
      '2 -> 3: unreached',
      '22 -> 23: survived',
      '> -> <=: noticed',
      '> -> >=: survived',
    ]);
    // A count in the wrong direction never ends by itself.
    expect(fates('count.ts')).toContain('+= -> -=: noticed');
    expect(measured.redTests).toEqual(['fails anyway']);
    expect(measured.score).toBeCloseTo(
      (measured.verdicts.filter(({ fate }) => fate === 'noticed').length / measured.verdicts.length) * 100,
    );
  });

  it('leaves out mutants that do not compile', () => {
    const compiles = compilerCheck(join(root, 'tsconfig.json'));
    const file = join(root, 'src/adult.ts');
    expect(compiles(file, 'export const isAdult = (age: number): boolean => age > 21;\n')).toBe(true);
    expect(compiles(file, "export const isAdult = (age: number): boolean => '';\n")).toBe(false);
    expect(compiles(file, 'export const isAdult = (age: number): boolean => age >= 22;\n')).toBe(true);
  });
});
