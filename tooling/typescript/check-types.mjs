#!/usr/bin/env node
// `check-types` in a package: checks the files of its tsconfig.json, emits nothing. A separate command, because `tsc`
// in node_modules/.bin is TypeScript 5, whose API tsup and Remix use.
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';

const manifest = createRequire(import.meta.url).resolve('typescript/package.json');
// The next check reads what this one found, and looks only at what has changed.
const found = join(import.meta.dirname, '../../node_modules/.cache/types', `${basename(process.cwd())}.tsbuildinfo`);
// Packages are checked in parallel. Several checkers for one of them repeat work: twice the processor time.
const flags = ['--noEmit', '--singleThreaded', '--incremental', '--tsBuildInfoFile', found, ...process.argv.slice(2)];
const { status } = spawnSync(process.execPath, [join(dirname(manifest), 'bin', 'tsc'), ...flags], { stdio: 'inherit' });
process.exitCode = status ?? 1;
