// Holds the arrows of docs/architecture.md: who may import whom, and which vendors stay behind a seam.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const allowed = {
  'packages/domain': [],
  'packages/contract': ['domain'],
  'packages/tokens': [],
  // Private: bundled into ui, so no published package depends on it.
  'packages/workbook': [],
  'packages/ui': ['tokens', 'workbook'],
  'packages/charts': ['tokens'],
  'packages/scheduler-gantt': ['tokens'],
  'apps/api': ['domain', 'contract', 'workbook'],
  'apps/web': ['domain', 'contract', 'tokens', 'ui', 'charts', 'scheduler-gantt'],
};
const seams = [
  {
    vendor: /^(radix-ui|@radix-ui\/|react-aria-components|react-aria|@tabler\/icons-react|@tanstack\/react-table)/,
    home: 'packages/ui',
  },
  { vendor: /^@tabler\/icons-react/, home: 'packages/ui/src/icons' },
  { vendor: /^(kysely|pg|@electric-sql\/pglite|pg-copy-streams|pg-boss)$/, home: 'apps/api' },
  { vendor: /^(maplibre-gl|react-map-gl)/, home: 'packages/charts' },
  {
    vendor: /^(luxon|moment|date-fns|dayjs|@js-temporal)/,
    home: 'nowhere: @internationalized/date is the one date library',
  },
];
// React Aria opens nothing: Radix does (house style, rule 3).
const bannedAria =
  /\b(Popover|Modal|ModalOverlay|Select|ComboBox|DatePicker|DateRangePicker|Tooltip|TooltipTrigger|DialogTrigger)\b/;

const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '*.ts', '*.tsx', '*.mjs'], {
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => /^(packages|apps)\//.test(file) && !/\/(tsup|vite|playwright)\.config\.ts$/.test(file));
const faults = [];
for (const file of files) {
  let source;
  try {
    source = readFileSync(file, 'utf8');
  } catch {
    continue; // deleted and not yet committed
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
  if (
    /^apps\/(api|web)\/(src|app|server)\//.test(file) &&
    /process\.env\b/.test(source) &&
    !/config|testing\/|\.test\.ts/.test(file)
  )
    faults.push(`${file}: read the environment once, in the config file`);
}
if (faults.length) {
  console.error(faults.join('\n'));
  console.error(`\n${faults.length} boundary faults. The arrows stand in docs/architecture.md.`);
  process.exit(1);
}
console.log(`boundaries: ${files.length} files, 0 faults`);
