// Enforces the dependency rules of docs/architecture.md: which parts may import which, and which vendors stay behind a
// wrapper.
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { importFault, moduleFaults, tablesIn } from './boundaries/api-modules.mjs';

const allowed = {
  'packages/domain': [],
  'packages/contract': ['domain'],
  'packages/tokens': [],
  // Private: bundled into the packages that use them, so no published package depends on them.
  'packages/foundations': ['tokens'],
  'packages/workbook': [],
  'packages/ui': ['tokens', 'foundations', 'workbook'],
  'packages/charts': ['tokens', 'foundations'],
  'packages/scheduler-gantt': ['tokens', 'foundations'],
  'apps/api': ['domain', 'contract', 'workbook'],
  'apps/web': ['domain', 'contract', 'tokens', 'foundations', 'workbook', 'ui', 'charts', 'scheduler-gantt'],
};
const seams = [
  {
    vendor: /^(radix-ui|@radix-ui\/|react-aria-components|react-aria|@tabler\/icons-react|@tanstack\/react-table)/,
    home: 'packages/ui',
  },
  { vendor: /^@tabler\/icons-react/, home: 'packages/ui/src/icons' },
  // Its types stay out of DataTable's props.
  { vendor: /^@tanstack\/react-table/, home: 'packages/ui/src/data-table/engine' },
  { vendor: /^(kysely|pg|@electric-sql\/pglite|pg-copy-streams|pg-boss)$/, home: 'apps/api' },
  // Its worker is a separate file, whose address only the app that bundles it knows.
  { vendor: /^(maplibre-gl(?!\/dist\/maplibre-gl-worker\.mjs\?url$)|react-map-gl)/, home: 'packages/charts' },
  {
    vendor: /^(luxon|moment|date-fns|dayjs|@js-temporal)/,
    home: 'nowhere: @internationalized/date is the one date library',
  },
];
// React Aria opens no overlays: Radix does (house style, rule 3).
const bannedAria =
  /\b(Popover|Modal|ModalOverlay|Select|ComboBox|DatePicker|DateRangePicker|Tooltip|TooltipTrigger|DialogTrigger)\b/;

/**
 * The layers of the web app: routes -> areas -> kit, with the shell beside the areas. Areas meet only in the
 * composition root of `app/` (drawers.ts) and in the kit's registries.
 */
function webFault(file, specifier, source) {
  const app = 'apps/web/app/';
  if (!file.startsWith(app) || !specifier.startsWith('.')) return null;
  const target = new URL(specifier, `file:///${file}`).pathname.slice(1);
  if (!target.startsWith(app)) return null;
  const [from, to] = [file, target].map((path) => path.slice(app.length).split('/'));
  if (from.length === 1 || from[0] === 'routes') return null;
  if (to.length === 1 && !file.endsWith('.stories.tsx'))
    return 'the root of app/ puts the areas together; nothing imports it';
  if (to[0] === 'kit') return null;
  if (from[0] === 'kit') return `kit knows no ${to[0]}`;
  if (to[0] === 'routes') return 'routes only wire; move what is shared into the area';
  if (from[0] === 'areas' && to[0] === 'shell') return 'an area reaches the shell only through the kit';
  if (from[0] === 'shell' && to[0] === 'areas') return 'the shell knows no area; register it in app/drawers.ts';
  if (from[0] === 'areas' && to[0] === 'areas') {
    if (from[1] !== to[1]) return `area ${from[1]} may not import area ${to[1]}; open it through a registry of the kit`;
    const typeOnly = /^\s*import type\b/.test(source);
    if (to[2] === 'server' && from[2] !== 'server' && !typeOnly && !file.endsWith('.test.ts'))
      return 'the browser imports only types from server/';
    if (from[2] === 'model' && to[2] !== 'model' && !file.endsWith('.test.ts'))
      return 'model/ imports nothing above it';
    if (from[2] === 'server' && !['server', 'model'].includes(to[2])) return 'server/ imports only server/ and model/';
  }
  return null;
}

/** The base of the charts knows no chart: `internal` imports only itself and the scales. */
function chartsFault(file, specifier) {
  const charts = 'packages/charts/src/';
  if (!file.startsWith(`${charts}internal/`) || !specifier.startsWith('.')) return null;
  const target = new URL(specifier, `file:///${file}`).pathname.slice(1);
  if (!target.startsWith(charts)) return null;
  const [folder] = target.slice(charts.length).split('/');
  return ['internal', 'scale'].includes(folder) ? null : `charts/internal knows no ${folder}; move what is shared down`;
}

/** The base of the components knows no component: `internal` imports only itself and the provider's settings. */
function uiFault(file, specifier) {
  const ui = 'packages/ui/src/';
  if (!file.startsWith(`${ui}internal/`) || !specifier.startsWith('.')) return null;
  const target = new URL(specifier, `file:///${file}`).pathname.slice(1);
  if (!target.startsWith(ui)) return null;
  const [folder] = target.slice(ui.length).split('/');
  return ['internal', 'provider'].includes(folder) ? null : `ui/internal knows no ${folder}; move what is shared down`;
}

/**
 * The rooms of the schedule's view and what each may import, besides `model` and itself. The files beside the rooms put
 * them together, and no room imports those.
 */
const ganttRooms = {
  words: [],
  style: [],
  edit: ['words'],
  kit: ['words', 'style', 'edit'],
  bar: ['words', 'style', 'kit'],
  timeline: ['words', 'style', 'edit', 'kit', 'bar'],
  list: ['words', 'style', 'edit', 'kit', 'bar'],
  month: ['words', 'style', 'kit'],
  table: ['words', 'style', 'edit', 'kit'],
  panel: ['words', 'style', 'edit', 'kit'],
};

/** The schedule: `model` imports no view, and the rooms of the view import one way. */
function ganttFault(file, specifier) {
  const gantt = 'packages/scheduler-gantt/src/';
  if (!file.startsWith(gantt) || !specifier.startsWith('.')) return null;
  const target = new URL(specifier, `file:///${file}`).pathname.slice(1);
  if (!target.startsWith(gantt)) return null;
  const [from, to] = [file, target].map((path) => path.slice(gantt.length).split('/'));
  if (from[0] === 'model' && to[0] !== 'model') return `scheduler-gantt/model knows no ${to[0]}`;
  if (from[0] !== 'view' || from.length === 2 || to[0] === 'model') return null;
  const [room, other] = [from[1], to.length === 2 ? 'the files beside the rooms' : to[1]];
  if (!(room in ganttRooms)) return `${room} is no room of the view; add it to ganttRooms in check-boundaries.mjs`;
  return room === other || ganttRooms[room].includes(other) ? null : `view/${room} may not import ${other}`;
}

/** Where the API may contain SQL: its repositories, the metrics compiler, and the demo's loaders. */
const sqlHomes = /\.repository\.ts$|\/modules\/metrics\/|\/modules\/demo\/|\.demo\.ts$|\/testing\/|\.test\.ts$/;
const writesSql = (source) => /\bsql(?:<[^`]*?>)?`|\.(?:selectFrom|insertInto|updateTable|deleteFrom)\(/.test(source);

/** @type {Map<string, string[]>} path of a resource -> the files that define it */
const resourcePaths = new Map();

/** The web app's resources: a path is written once, where it is defined; everything else imports its definition. */
function resourceFault(file, source) {
  if (!file.startsWith('apps/web/') || file.startsWith('apps/web/app/kit/resource/')) return null;
  for (const [, path] of source.matchAll(/\bresourceAddress\(\s*['"`]([^'"`]+)/g))
    resourcePaths.set(path, [...(resourcePaths.get(path) ?? []), file]);
  const [typed] = /['"`](?:\*\*)?\/?resources(?:\/[^'"`]*)?['"`]/.exec(source) ?? [];
  return typed ? `${typed} types the address of a resource again; import its resourceAddress` : null;
}

const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '*.ts', '*.tsx', '*.mjs'], {
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => /^(packages|apps)\//.test(file) && !/\/(tsup|vite|playwright)\.config\.ts$/.test(file));
const faults = [];
const sources = [];
for (const file of files) {
  let source;
  try {
    source = readFileSync(file, 'utf8');
  } catch {
    continue; // deleted but not yet committed
  }
  const workspace = file.split('/').slice(0, 2).join('/');
  for (const match of source.matchAll(
    /^\s*(?:import|export)\s(?:[^'"]*?\sfrom\s+)?['"]([^'"]+)['"]|import\(\s*['"]([^'"]+)['"]/gm,
  )) {
    const specifier = match[1] ?? match[2];
    const target = /^@roadside\/([^/]+)/.exec(specifier)?.[1];
    if (target && `packages/${target}` !== workspace && !(allowed[workspace] ?? []).includes(target))
      faults.push(`${file}: ${workspace} may not import @roadside/${target}`);
    if (target && `packages/${target}` === workspace)
      faults.push(`${file}: a package does not import itself by name; use a relative path`);
    if (
      specifier.startsWith('.') &&
      !new URL(specifier, `file:///${file}`).pathname.startsWith(`/${workspace}/`) &&
      !/\/(tooling|\.storybook)\//.test(new URL(specifier, `file:///${file}`).pathname)
    )
      faults.push(`${file}: ${specifier} reaches into another workspace; import its public subpath`);
    const fault =
      webFault(file, specifier, match[0]) ??
      chartsFault(file, specifier) ??
      uiFault(file, specifier) ??
      ganttFault(file, specifier) ??
      (specifier.startsWith('.') ? importFault(file, specifier) : null);
    if (fault) faults.push(`${file}: ${specifier}: ${fault}`);
    for (const { vendor, home } of seams)
      if (vendor.test(specifier) && !file.startsWith(home))
        faults.push(`${file}: ${specifier} is only imported in ${home}`);
    if (specifier.startsWith('react-aria-components') && bannedAria.test(match[0]))
      faults.push(`${file}: Radix opens, React Aria fills; do not import overlays from React Aria`);
    if (
      workspace === 'packages/domain' &&
      !specifier.startsWith('.') &&
      specifier !== '@internationalized/date' &&
      !/\.test\.ts$|\/test\//.test(file)
    )
      faults.push(`${file}: domain has one dependency, @internationalized/date; not ${specifier}`);
  }
  if (
    workspace === 'packages/domain' &&
    !/\.test\.ts$|\/test\//.test(file) &&
    /\bDate\.now\(|new Date\(\s*\)|Math\.random\(|process\.env/.test(source)
  )
    faults.push(`${file}: domain reads no clock, no random source and no environment; take them as arguments`);
  sources.push({ file, source });
  const typedAgain = resourceFault(file, source);
  if (typedAgain) faults.push(`${file}: ${typedAgain}`);
  if (file.startsWith('apps/api/src/modules/') && !sqlHomes.test(file) && writesSql(source))
    faults.push(`${file}: SQL goes in the module's *.repository.ts`);
  if (
    /^apps\/(api|web)\/(src|app|server)\//.test(file) &&
    /process\.env\b/.test(source) &&
    !/config|testing\/|\.test\.ts/.test(file)
  )
    faults.push(`${file}: read the environment once, in the config file`);
}
for (const [path, definedIn] of resourcePaths)
  if (definedIn.length > 1) faults.push(`${definedIn.join(', ')}: the resource ${path} is defined more than once`);
const migrations = 'apps/api/src/platform/database/migrations/';
const schema = readdirSync(migrations).map((name) => readFileSync(`${migrations}${name}`, 'utf8'));
faults.push(...moduleFaults(sources, tablesIn(schema.join('\n'))));
if (faults.length) {
  console.error(faults.join('\n'));
  console.error(`\n${faults.length} boundary faults. The arrows are in docs/architecture.md.`);
  process.exit(1);
}
console.log(`boundaries: ${files.length} files, 0 faults`);
