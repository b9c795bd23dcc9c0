// `npm run new area <name>`: scaffolds an area, a list screen with its full stack, whose tests pass from the start.
// `--screen <id>` fills a screen of the specification's table instead of adding a new route.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { binFolder, root } from './bootstrap/runtime.mjs';
import { die, Mendable, say } from './bootstrap/say.mjs';
import { addImport, addTo, addToCall, argumentsOf } from './new-area/edit-source.mjs';
import { fill, nextRow, spellingsOf } from './new-area/plan-area.mjs';

const templates = join(root, 'tooling/new-area');
const read = (path) => readFileSync(join(root, path), 'utf8');
const touched = [];

function write(path, text) {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
  touched.push(path);
}

const edit = (path, ...changes) =>
  write(
    path,
    changes.reduce((text, change) => change(text), read(path)),
  );

/** The area's name and the screen it fills. @throws Mendable where it can't be created */
function planOf(args) {
  const { positionals, values } = parseArgs({ args, allowPositionals: true, options: { screen: { type: 'string' } } });
  const [what, name, ...more] = positionals;
  if (what !== 'area' || name === undefined || more.length > 0)
    throw new Mendable('Say what to lay down: npm run new area <name> [-- --screen <id>].');
  const spellings = spellingsOf(name);
  const taken = [`packages/domain/src/${name}`, `apps/api/src/modules/${name}`, `apps/web/app/areas/${name}`].find(
    (path) => existsSync(join(root, path)),
  );
  if (taken) throw new Mendable(`The name ${name} is taken: ${taken} exists. Choose another.`);
  if (new RegExp(`\\bcreate table ${spellings.__area_table__}\\b`).test(migrations().map(readMigration).join('\n')))
    throw new Mendable(`The name ${name} is taken: there is a table ${spellings.__area_table__}. Choose another.`);
  const changed = execFileSync('git', ['status', '--porcelain'], { cwd: root, encoding: 'utf8' }).trim();
  if (changed)
    throw new Mendable('The tree has uncommitted changes: commit or stash them, so that git can take the area back.');
  return { spellings, screen: values.screen === undefined ? null : screenOf(values.screen) };
}

const migrationFolder = 'apps/api/src/platform/database/migrations';
const migrations = () => readdirSync(join(root, migrationFolder)).filter((file) => file.endsWith('.sql'));
const readMigration = (file) => read(`${migrationFolder}/${file}`);

/** A screen of the specification's table that is not built yet. */
function screenOf(id) {
  const call = argumentsOf(read('apps/web/app/routes.ts'), 'screen', id);
  if (!call) throw new Mendable(`There is no screen ${id}: apps/web/app/routes.ts lists them.`);
  const [, path, file] = call.texts;
  if (file) throw new Mendable(`The screen ${id} is built already, in ${file}.`);
  if (!path?.endsWith('/:slug'))
    throw new Mendable(`The screen ${id} has no location in its path, which a list needs.`);
  return { id, path };
}

function layTemplates(spellings, variant) {
  for (const entry of readdirSync(templates, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name).slice(templates.length + 1);
    const parts = /^(.*?)(?:\.(own|screen))?\.txt$/.exec(path);
    if (!entry.isFile() || !parts || (parts[2] && parts[2] !== variant)) continue;
    write(fill(parts[1], spellings), fill(readFileSync(join(templates, path), 'utf8'), spellings));
  }
}

function addEntries(
  { __areas__: name, __areasName__: key, __areaName__: one, __Areas__, __READ__, __CHANGE__, ...rest },
  screen,
) {
  const words = rest.__AreasTitle__;
  const test = 'apps/api/test';
  edit('packages/domain/test/authz-matrix.csv', (text) =>
    addMatrixRows(text, [
      `${__READ__},call,/${name}/ (ours),,list,read,D,V,V,V,V,V,V,V,,403,7,proposed,`,
      `${__CHANGE__},call,/${name}/ (ours),,change,write,D,D,D,W,W,W,W,W,,403,7,proposed,`,
    ]),
  );
  edit(
    'packages/domain/src/permissions/call-policies.ts',
    (text) => addTo(text, 'callPolicies', `'${name}.read': { rows: ['${__READ__}'], cell: viewScope }`),
    (text) =>
      addTo(text, 'callPolicies', `'${name}.change': { rows: ['${__CHANGE__}'], cell: writeScope, except: managers }`),
  );
  edit(
    'packages/contract/src/calls/all-calls.ts',
    (text) => addImport(text, `import { ${key} } from './${name}.calls.ts';`),
    (text) => addTo(text, 'calls', key),
  );
  edit(
    'packages/contract/src/calls/all-calls.test.ts',
    (text) => addTo(text, 'finalCalls', `'${key}.list'`),
    (text) => addTo(text, 'finalCalls', `'${key}.change'`),
    (text) => addTo(text, 'knownPaths', `'/${name}/ change'`, { sorted: true }),
    (text) => addTo(text, 'knownPaths', `'/${name}/ list'`, { sorted: true }),
  );
  edit(
    'packages/contract/src/schemas/index.ts',
    (text) =>
      `${text}export { ${one}Row } from './${name}.ts';\nexport type { ${rest.__Area__}Row } from './${name}.ts';\n`,
  );
  edit(
    'apps/api/src/modules/registry.ts',
    (text) => addImport(text, `import { ${key}Handlers } from './${name}/${name}.handlers.ts';`),
    (text) => addTo(text, 'modules', `{ name: '${name}', handlers: () => ${key}Handlers }`, { sorted: true }),
  );
  edit(
    'apps/api/src/modules/demo/demo-areas.ts',
    (text) => addImport(text, `import { demo${__Areas__} } from '../${name}/${name}.demo.ts';`),
    (text) => addTo(text, 'demoAreas', `demo${__Areas__}`, { sorted: true }),
  );
  edit(`${test}/support/small-world.ts`, (text) =>
    addTo(
      text,
      'areaRows',
      `"insert into ${rest.__area_table__} (id, organization_id, name, updated_at) select id, id, 'Sample', '2026-11-19T12:00:00Z' from organization where id < 100;"`,
    ),
  );
  edit(
    `${test}/authz/built-calls.ts`,
    (text) => addTo(text, 'builtCalls', `onSlugs(calls.${key}.list, '${__READ__}', { purpose: 'list' })`),
    (text) =>
      addTo(
        text,
        'builtCalls',
        `onIds(calls.${key}.change, '${__CHANGE__}', (id) => ({ purpose: 'change', id, version: 1, name: 'Sample', status: 'active' }), { writes: true })`,
      ),
  );
  edit(
    'apps/web/app/drawers.ts',
    (text) => addImport(text, `import { ${one}Drawer } from './areas/${name}/${name}.drawer.ts';`),
    (text) => addTo(text, 'drawers', `${one}Drawer`, { sorted: true }),
  );
  edit('apps/web/app/routes.ts', (text) =>
    screen
      ? fillScreen(text, screen.id, `routes/${screen.id}.tsx`)
      : addToCall(text, 'routes/signed-in.tsx', `route('${name}', 'routes/${name}.tsx')`),
  );
  edit(
    'apps/web/app/resources.server.ts',
    (text) => addImport(text, `import { ${key}Resource } from './areas/${name}/server/${name}.server.ts';`),
    (text) => addTo(text, 'resources', `${key}Resource`, { sorted: true }),
  );
  if (!screen)
    edit('apps/web/app/shell/commands/own-screens.ts', (text) =>
      addTo(text, 'ownScreens', `{ label: '${words}', path: '/${name}/' }`, { sorted: true }),
    );
}

/** Adds rows after the last one with their letter. */
function addMatrixRows(text, rows) {
  const lines = text.split('\n');
  lines.splice(lines.findLastIndex((line) => line.startsWith(rows[0][0])) + 1, 0, ...rows);
  return lines.join('\n');
}

function fillScreen(text, id, file) {
  const { end } = argumentsOf(text, 'screen', id);
  return `${text.slice(0, end)}, '${file}'${text.slice(end)}`;
}

try {
  const { spellings, screen } = planOf(process.argv.slice(2));
  const matrix = read('packages/domain/test/authz-matrix.csv');
  const number = Math.max(...migrations().map((file) => Number(file.slice(0, 4)))) + 1;
  const all = {
    ...spellings,
    __READ__: nextRow(matrix, 'C'),
    __CHANGE__: nextRow(matrix, 'C', 2),
    __migration__: String(number).padStart(4, '0'),
    __route__: screen?.id ?? spellings.__areas__,
    __path__: screen ? `/${screen.path.replace(':slug', 'lantern')}` : `/${spellings.__areas__}/`,
  };
  layTemplates(all, screen ? 'screen' : 'own');
  addEntries(all, screen);
  const formatted = touched.filter((path) => /\.tsx?$/.test(path));
  execFileSync(join(binFolder, 'oxfmt'), formatted, { cwd: root, stdio: 'ignore' });
  // The API description is snapshot-tested, and the new calls are part of it.
  execFileSync(join(binFolder, 'vitest'), ['run', '--project', 'record', '-u'], { cwd: root, stdio: 'ignore' });
  touched.push('packages/contract/openapi.json');
  say(`${spellings.__AreasTitle__}: ${new Set(touched).size} files. Its screen is at ${all.__path__}.`);
  say('Next: put your rules into the domain folder and your fields into the schema; docs/adding.md says where.');
} catch (error) {
  die(error);
}
