// Counts the layout written by hand in the style files of the web app. Screens use Stack, Inline and Grid of the ui
// package; what they can't express (areas, columns that change with the width, a subgrid) stays in a style file, and
// the limits say why.
//   node tooling/hand-written-layout.mjs    lowers the limits to what there is; it never raises one
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(import.meta.dirname, '..');
export const limitsFile = join(root, 'tooling', 'hand-written-layout.json');
const declaration = /\bdisplay: '(?:inline-)?(?:flex|grid)'/g;

/** Flex and grid declarations by style file, without the files that have none. */
export function handWrittenLayout() {
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', 'apps/web/app/*.css.ts'], {
    cwd: root,
    encoding: 'utf8',
  });
  const counts = files
    .trim()
    .split('\n')
    .filter((file) => existsSync(join(root, file)))
    .map((file) => [file, readFileSync(join(root, file), 'utf8').match(declaration)?.length ?? 0]);
  return Object.fromEntries(counts.filter(([, count]) => count > 0).sort());
}

/** For each style file, how many declarations it may have and why components can't express them. */
export const readLimits = () => JSON.parse(readFileSync(limitsFile, 'utf8'));

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const limits = readLimits();
  const lowered = Object.entries(handWrittenLayout()).flatMap(([file, count]) =>
    file in limits ? [[file, { ...limits[file], count: Math.min(count, limits[file].count) }]] : [],
  );
  writeFileSync(limitsFile, `${JSON.stringify(Object.fromEntries(lowered), null, 2)}\n`);
}
