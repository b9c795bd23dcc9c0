import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const sheets = execFileSync('git', ['ls-files', '*.css.ts'], { encoding: 'utf8' }).trim().split('\n');
const moves =
  /transition\(\[[^\]]*'(?:transform|translate|rotate|scale)'|`transform \$\{vars\.motion|keyframes\([^;]*(?:transform|translate|rotate|scale)/;

it('every style sheet that moves something stops it for people who asked for reduced motion', () => {
  const moving = sheets.filter((sheet) => moves.test(readFileSync(sheet, 'utf8')));
  expect(moving.length).toBeGreaterThan(5);
  const restless = moving.filter(
    (sheet) => !/reducedMotion\]|prefers-reduced-motion: (?:reduce|no-preference)/.test(readFileSync(sheet, 'utf8')),
  );
  expect(restless).toEqual([]);
});
