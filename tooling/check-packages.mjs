// Checks the packages as a consumer gets them: builds and packs them, reads the tarballs, installs them into an empty
// app outside this workspace, then type-checks, imports and bundles it.
import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { run } from './bootstrap/processes.mjs';
import { binFolder, projectNode, root } from './bootstrap/runtime.mjs';
import { npm } from './bootstrap/install.mjs';
import { runInWorkspaces } from './run-in-workspaces.mjs';

let passed = 0;
let failed = 0;
function expect(holds, what, detail = '') {
  if (holds) passed += 1;
  else {
    failed += 1;
    console.log(`✕ ${what}${detail ? `\n${detail}` : ''}`);
  }
}

/** The lowest Node that `engines` of the packages allows. */
const lowest = '20.9.0';
const read = (file) => JSON.parse(readFileSync(file, 'utf8'));
const packages = readdirSync(join(root, 'packages'))
  .map((folder) => ({
    folder: join(root, 'packages', folder),
    manifest: read(join(root, 'packages', folder, 'package.json')),
  }))
  .filter(({ manifest }) => !manifest.private);

const built = await runInWorkspaces('build', { names: packages.map(({ manifest }) => manifest.name) });
expect(built.failed === 0, 'the packages build', built.output.split('\n').slice(-40).join('\n'));

const consumer = join(root, 'test-results', 'consumer');
rmSync(consumer, { recursive: true, force: true });
mkdirSync(consumer, { recursive: true });

/** Public subpaths: one per folder of dist that has an index. */
const subpathsOf = (folder) =>
  readdirSync(join(folder, 'dist'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(join(folder, 'dist', entry.name, 'index.js')))
    .map((entry) => entry.name);

/**
 * Imports in public modules and their types from packages missing in the manifest: in this repository they resolve to a
 * neighbor's dependency, in another app to nothing.
 */
function undeclaredImports(dist, { name, dependencies, peerDependencies }) {
  const declared = new Set([name, ...Object.keys({ ...dependencies, ...peerDependencies })]);
  const reached = new Set(
    readdirSync(dist, { recursive: true })
      .filter((file) => /(^|\/)index\.(js|d\.ts)$/.test(file))
      .map((file) => join(dist, file)),
  );
  const undeclared = new Set();
  for (const file of reached) {
    const ending = file.endsWith('.d.ts') ? '.d.ts' : '.js';
    // Examples in comments may import anything.
    const code = readFileSync(file, 'utf8').replaceAll(/\/\*[\s\S]*?\*\//g, '');
    for (const [, from] of code.matchAll(/\b(?:from|import)\s*\(?\s*["']([@\w./-]+)["']/g)) {
      const next = join(dirname(file), from.replace(/\.(js|tsx?)$/, '') + ending);
      const packageName = /^(?:@[\w-]+\/)?[\w.-]+/.exec(from)?.[0];
      if (from.startsWith('.')) {
        if (existsSync(next)) reached.add(next);
      } else if (!declared.has(packageName)) undeclared.add(`${relative(dist, file)} imports ${from}`);
    }
  }
  return [...undeclared];
}

if (built.failed === 0) {
  for (const { folder, manifest } of packages) {
    const packed = await npm(['pack', '--json', '--pack-destination', consumer, '--ignore-scripts'], { cwd: folder });
    expect(packed.code === 0, `${manifest.name} packs`, packed.output);
    const tarball = readdirSync(consumer).find(
      (name) => name.startsWith(`${manifest.name.replace('@', '').replace('/', '-')}-`) && name.endsWith('.tgz'),
    );
    if (!tarball) continue;
    const file = join(consumer, tarball);
    const target = join(consumer, 'node_modules', manifest.name);
    mkdirSync(target, { recursive: true });
    execFileSync('tar', ['-xzf', file, '-C', target, '--strip-components=1']);
    const leaked = execFileSync('tar', ['-tzf', file], { encoding: 'utf8' })
      .split('\n')
      .filter((name) => /\.(test|stories|conformance)\.|\.mdx$|\/test\/|tsconfig/.test(name));
    expect(
      leaked.length === 0,
      `${manifest.name} ships its build and its source, no tests`,
      leaked.slice(0, 5).join('\n'),
    );
    for (const text of ['LICENSE', 'NOTICE', 'README.md'])
      expect(existsSync(join(target, text)), `${manifest.name} carries its ${text}`);
    expect(
      readFileSync(join(folder, 'LICENSE'), 'utf8') === readFileSync(join(root, 'LICENSE'), 'utf8'),
      `${manifest.name} has the license of the repository`,
    );
    const undeclared = undeclaredImports(join(target, 'dist'), manifest);
    expect(undeclared.length === 0, `${manifest.name} declares what it imports`, undeclared.join('\n'));
    const lint = await run(join(binFolder, 'publint'), ['--strict', file]);
    expect(lint.code === 0, `${manifest.name}: publint is clean`, lint.output);
    // A pattern in `exports` hides its subpaths from the tool, so each is named. Stylesheets have no types.
    const entries = subpathsOf(folder).filter(
      (name) => manifest.exports[`./${name}`]?.types !== undefined || !manifest.exports[`./${name}`],
    );
    const types = await run(join(binFolder, 'attw'), [
      file,
      '--profile',
      'esm-only',
      '--format',
      'json',
      '--entrypoints',
      ...entries,
    ]);
    const analyzed =
      types.code === 0
        ? Object.keys(JSON.parse(types.output.slice(types.output.indexOf('{'))).analysis?.entrypoints ?? {})
        : [];
    expect(types.code === 0, `${manifest.name}: its types resolve`, types.output.slice(0, 3000));
    expect(
      entries.every((name) => analyzed.includes(`./${name}`)),
      `${manifest.name}: all ${entries.length} entries are looked at`,
      `${analyzed.length} were`,
    );
    const barrel = readdirSync(join(target, 'dist'), { recursive: true }).filter(
      (name) =>
        name.endsWith('.js') && /from\s*["']radix-ui["']/.test(readFileSync(join(target, 'dist', name), 'utf8')),
    );
    expect(barrel.length === 0, `${manifest.name} imports single parts of radix-ui`, barrel.join('\n'));
    const unreadable = readdirSync(join(target, 'dist'), { recursive: true }).filter(
      (name) => name.endsWith('.css') && /\bselector\(\s*:/.test(readFileSync(join(target, 'dist', name), 'utf8')),
    );
    // Next runs Autoprefixer, which takes a selector that begins with a colon for a declaration and fails.
    expect(unreadable.length === 0, `${manifest.name}: Autoprefixer can read its styles`, unreadable.join('\n'));
  }

  // The empty app: resolution finds our tarballs first and third-party packages above.
  const everything = packages.flatMap(({ folder, manifest }) =>
    subpathsOf(folder).map((name) => `${manifest.name}/${name}`),
  );
  writeFileSync(join(consumer, 'package.json'), JSON.stringify({ name: 'consumer', private: true, type: 'module' }));
  writeFileSync(
    join(consumer, 'everything.ts'),
    everything.map((name, index) => `import * as part${index} from '${name}';\nvoid part${index};`).join('\n'),
  );
  writeFileSync(
    join(consumer, 'tsconfig.json'),
    JSON.stringify({
      compilerOptions: {
        target: 'ES2022',
        module: 'ESNext',
        moduleResolution: 'Bundler',
        lib: ['ES2023', 'DOM', 'DOM.Iterable'],
        jsx: 'react-jsx',
        strict: true,
        skipLibCheck: false,
        noEmit: true,
        types: [],
      },
      files: ['everything.ts'],
    }),
  );
  // skipLibCheck false checks every declaration; only errors in ours count.
  const checked = await run(join(binFolder, 'tsc'), ['-p', consumer, '--pretty', 'false']);
  const ours = checked.output
    .split('\n')
    .filter((line) => /@roadside|everything\.ts/.test(line) && /error TS/.test(line));
  expect(
    ours.length === 0,
    `an empty app type-checks against ${everything.length} subpaths`,
    ours.slice(0, 20).join('\n'),
  );

  writeFileSync(join(consumer, 'import.mjs'), everything.map((name) => `await import('${name}');`).join('\n'));
  const imported = await run(projectNode(), [join(consumer, 'import.mjs')]);
  expect(imported.code === 0, `plain Node imports ${everything.length} subpaths`, imported.output);
  for (const file of ['page.mjs', 'sample-parts.mjs'])
    copyFileSync(join(root, 'tooling/consumer', file), join(consumer, file));
  const drawn = await run(projectNode(), [join(consumer, 'page.mjs')]);
  expect(drawn.code === 0, 'a page made of the packages is drawn on a server without a warning', drawn.output);
  // npm downloads the lowest Node for this check only and caches it.
  const lowestNode = ['exec', '--yes', `--package=node-${process.platform}-${process.arch}@${lowest}`, '--call'];
  const asked = await npm([...lowestNode, 'node --version'], { cwd: consumer });
  expect(asked.output.split('\n').includes(`v${lowest}`), `npm fetches Node ${lowest}`, asked.output);
  for (const script of ['import.mjs', 'page.mjs']) {
    const ran = await npm([...lowestNode, `node ${script}`], { cwd: consumer });
    expect(ran.code === 0, `Node ${lowest} runs ${script}`, ran.output);
  }
  const dotted = packages.flatMap(({ folder, manifest }) =>
    subpathsOf(folder).flatMap((name) => {
      const index = join(folder, 'src', name, 'index.ts');
      if (!existsSync(index)) return [];
      return [...readFileSync(index, 'utf8').matchAll(/^export \* as (\w+) from/gm)].map(([, parts]) => [
        `${manifest.name}/${name}`,
        parts,
      ]);
    }),
  );
  copyFileSync(join(root, 'tooling/consumer/server-components.mjs'), join(consumer, 'server-components.mjs'));
  const served = await run(projectNode(), [join(consumer, 'server-components.mjs'), JSON.stringify(dotted)]);
  expect(
    dotted.length > 0 && served.code === 0,
    `server components reach the parts of ${dotted.length} components`,
    served.output,
  );
  // Linked siblings must come from the tarballs too, or this would test the repository.
  const foreign = everything
    .map((name) => createRequire(pathToFileURL(join(consumer, 'import.mjs'))).resolve(name))
    .filter((path) => !path.startsWith(consumer));
  expect(foreign.length === 0, 'the empty app reads the tarballs', foreign.join('\n'));

  const { build } = await import('esbuild');
  const budgets = read(join(root, 'tooling/size/budgets.json'));
  for (const { name, code, limit, external } of budgets.imports) {
    const bundle = await build({
      stdin: { contents: code, resolveDir: consumer, loader: 'js' },
      bundle: true,
      minify: true,
      format: 'esm',
      write: false,
      logLevel: 'silent',
      platform: 'browser',
      external,
      loader: { '.woff2': 'empty', '.css': 'empty' },
    }).catch((error) => ({ error }));
    if (bundle.error) {
      expect(false, `${name} bundles`, bundle.error.message);
      continue;
    }
    const bytes = gzipSync(bundle.outputFiles[0].contents).length;
    expect(bytes <= limit, `${name}: ${bytes} bytes min+gzip, budget ${limit}`);
    console.log(`· ${name}: ${bytes} of ${limit} bytes min+gzip`);
  }
}
console.log(`${passed} passed, ${failed} failed, 0 skipped`);
process.exit(failed ? 1 : 0);
