import { subpathEntries } from '../../tooling/tsup/subpaths.ts';
import { defineConfig } from 'tsup';

export default defineConfig({
  entry: subpathEntries(import.meta.dirname),
  format: 'esm',
  target: 'es2023',
  dts: true,
  sourcemap: true,
  clean: true,
  splitting: true,
});
