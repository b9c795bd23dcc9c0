import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderToString } from 'react-dom/server';
import { afterAll, describe, expect, it, vi } from 'vitest';
import type { Conformance } from './conformance.tsx';

/** Records every element type that is rendered, at any depth. */
const { drawn, watched } = vi.hoisted(() => {
  // Tests in a worker share modules; one loaded before the mock would render unrecorded.
  vi.resetModules();
  const seen = new Set<unknown>();
  const watch = (name: string, make: unknown) =>
    typeof make === 'function' && name.startsWith('jsx')
      ? (type: unknown, ...rest: unknown[]) => {
          seen.add(type);
          return (make as (...all: unknown[]) => unknown)(type, ...rest);
        }
      : make;
  return {
    drawn: seen,
    watched: (module: Record<string, unknown>) =>
      Object.fromEntries(Object.entries(module).map(([name, make]) => [name, watch(name, make)])),
  };
});
vi.mock('react/jsx-dev-runtime', async (original) => watched(await original()));
vi.mock('react/jsx-runtime', async (original) => watched(await original()));

const source = join(import.meta.dirname, '../src');
const indexes = import.meta.glob<Record<string, unknown>>('../src/*/index.ts', { eager: true });
const conformances = import.meta.glob<Record<string, Conformance | object>>('../src/*/*.conformance.tsx', {
  eager: true,
});
const guides = import.meta.glob<string>('../src/*/*.mdx', { query: '?raw', import: 'default', eager: true });
const stories = import.meta.glob<string>('../src/*/*.stories.tsx', { query: '?raw', import: 'default', eager: true });

const folderOf = (path: string) => path.split('/').at(-2) ?? '';
const inFolder = <Module,>(modules: Record<string, Module>, folder: string): Module[] =>
  Object.entries(modules)
    .filter(([path]) => folderOf(path) === folder)
    .map(([, module]) => module);
const isComponent = (name: string, value: unknown) =>
  /^[A-Z]/.test(name) && typeof value === 'function' && !String(value).startsWith('class ');

/** Component names: `Button`, or `Dialog.Content` for a compound exported under one name. */
function componentsOf(exports: Record<string, unknown>): (readonly [string, unknown])[] {
  return Object.entries(exports).flatMap(([name, value]) => {
    if (isComponent(name, value)) return [[name, value] as const];
    if (!/^[A-Z]/.test(name) || typeof value !== 'object' || value === null) return [];
    return Object.entries(value)
      .filter(([part, type]) => isComponent(part, type))
      .map(([part, type]) => [`${name}.${part}`, type] as const);
  });
}

/** The conformances that a folder's `*.conformance.tsx` declares, without its sample data. */
const conformancesOf = (folder: string) =>
  inFolder(conformances, folder).flatMap((module) =>
    Object.values(module).filter((value): value is Conformance => 'render' in value && 'anatomy' in value),
  );

/** Icons, and providers that render no element, have no anatomy. */
const withoutAnatomy = ['icons', 'provider'];
const folders = Object.entries(indexes)
  .map(([path, exports]) => ({ folder: folderOf(path), components: componentsOf(exports) }))
  .filter(({ folder, components }) => components.length > 0 && !withoutAnatomy.includes(folder));

describe.each(folders)('$folder', ({ folder, components }) => {
  it('renders each of its components on a server', () => {
    const found = conformancesOf(folder);
    expect(found, 'a *.conformance.tsx that renders it').not.toHaveLength(0);
    drawn.clear();
    for (const { render, asLink } of found) {
      renderToString(render(() => ({ ref: () => undefined, className: '', 'data-probe': '' })));
      if (asLink) renderToString(asLink(<a href="#there">There</a>));
    }
    expect(
      components.filter(([, type]) => !drawn.has(type)).map(([name]) => name),
      'components no conformance renders',
    ).toEqual([]);
  });

  it('documents when to use it, when not, its keys and its alternatives', () => {
    const guide = inFolder(guides, folder).join('\n');
    for (const heading of ['When to use', 'When not', 'Keyboard', 'Alternatives'])
      expect(guide, heading).toMatch(new RegExp(`^## ${heading}\\n\\n\\S`, 'm'));
  });

  it('has stories, including a matrix and the conformance story', () => {
    const text = inFolder(stories, folder).join('\n');
    expect(text).toMatch(/conformanceStory\(/);
    // VisuallyHidden has nothing to show.
    if (folder !== 'visually-hidden') expect(text).toMatch(/tags: \['matrix'/);
  });
});

it('finds every component folder', () => {
  expect(folders.length).toBeGreaterThan(55);
  expect(readFileSync(join(source, 'button/index.ts'), 'utf8')).toContain('Button');
});
afterAll(() => drawn.clear());
