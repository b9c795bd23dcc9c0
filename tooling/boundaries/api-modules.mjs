// The rules of apps/api: arrows between modules point one way, and every table has one owner.

const root = 'apps/api/src/';
const modules = `${root}modules/`;
const isTest = (file) => /\.test\.ts$|\/testing\//.test(file);
const moduleOf = (path) => (path.startsWith(modules) ? path.slice(modules.length).split('/')[0] : null);

/** Both fill the tables of every module: an import from files, the demo from its figures. */
const fillsAllTables = new Set(['import', 'demo']);

/** The owner of a file's writes: its module, or its part of the platform. */
function ownerOf(file) {
  const [first, second] = file.slice(root.length).split('/');
  return `${first}/${second}`;
}

/**
 * @param {string} file
 * @param {string} specifier a relative import
 * @returns {string | null} what is wrong with the import
 */
export function importFault(file, specifier) {
  if (!file.startsWith(root) || isTest(file)) return null;
  const target = targetOf(file, specifier);
  const [from, to] = [moduleOf(file), moduleOf(target)];
  if (file.startsWith(`${root}platform/`) && to !== null)
    return 'the platform imports no module; register it in modules/registry.ts';
  return from !== null && to !== null && from !== to && !fillsAllTables.has(from) && target.endsWith('.repository.ts')
    ? `a module keeps its repositories to itself; export it from ${to}/index.ts`
    : null;
}

const targetOf = (file, specifier) => new URL(specifier, `file:///${file}`).pathname.slice(1);

/**
 * @param {string} migrations all migrations
 * @returns {Set<string>} the tables they create
 */
export function tablesIn(migrations) {
  return new Set(
    [...migrations.matchAll(/create (?:unlogged )?table (?:if not exists )?"?(\w+)/gi)].map(([, name]) => name),
  );
}

/**
 * Everything wrong with the modules taken together: cycles, tables with several owners, and writes the check can't read.
 * @param {readonly { file: string, source: string }[]} sources
 * @param {ReadonlySet<string>} tables
 * @returns {string[]}
 */
export function moduleFaults(sources, tables) {
  const files = sources.filter(({ file }) => file.startsWith(root) && file.endsWith('.ts') && !isTest(file));
  return [...cycleFaults(files), ...tableFaults(files, tables)];
}

const imports = /\bfrom\s+'(\.[^']+)'|\bimport\(\s*'(\.[^']+)'/g;

function cycleFaults(files) {
  /** @type {Map<string, Map<string, string>>} module -> module it imports -> one of the importing files */
  const arrows = new Map();
  for (const { file, source } of files) {
    const from = moduleOf(file);
    // A file next to the modules puts them together.
    if (from === null || from.endsWith('.ts')) continue;
    for (const [, static_, dynamic] of source.matchAll(imports)) {
      const to = moduleOf(targetOf(file, static_ ?? dynamic));
      if (to !== null && to !== from) arrows.set(from, (arrows.get(from) ?? new Map()).set(to, file));
    }
  }
  const faults = [];
  const done = new Set();
  const visit = (module, path) => {
    const at = path.indexOf(module);
    if (at >= 0) {
      const cycle = [...path.slice(at), module];
      const why = cycle.slice(0, -1).map((each, index) => arrows.get(each).get(cycle[index + 1]));
      faults.push(`${cycle.join(' -> ')}: modules import each other one way only (${why.join(', ')})`);
      return;
    }
    if (done.has(module)) return;
    for (const next of arrows.get(module)?.keys() ?? []) visit(next, [...path, module]);
    done.add(module);
  };
  for (const module of arrows.keys()) visit(module, []);
  return faults;
}

function tableFaults(files, tables) {
  const faults = [];
  /** @type {Map<string, Map<string, string>>} table -> owner -> one of its files that write or lock it */
  const owners = new Map();
  for (const { file, source } of files) {
    if (fillsAllTables.has(moduleOf(file))) continue;
    const { named, unnamed } = writesIn(withoutComments(source));
    if (unnamed > 0) faults.push(`${file}: write and lock tables by their names, so that each has one owner`);
    for (const table of named)
      if (tables.has(table)) owners.set(table, (owners.get(table) ?? new Map()).set(ownerOf(file), file));
  }
  for (const [table, byOwner] of owners)
    if (byOwner.size > 1)
      faults.push(
        `${[...byOwner.values()].join(', ')}: one module writes and locks the table ${table}; call it through its index.ts`,
      );
  return faults;
}

const withoutComments = (source) => source.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|\s)\/\/.*$/gm, '$1');

const writes = [
  /\.(?:insertInto|updateTable|deleteFrom|mergeInto|replaceInto)\(\s*(?:'(\w+)|)/g,
  /\bcopyInto\(\s*'(\w+)/g,
  /\b(?:insert into|delete from|merge into|truncate(?: table)?|lock table)\s+(?:only\s+)?(?:"?([a-z]\w*)|(?=\$\{))/gi,
  // 'on update', 'do update' and 'for update' name no table; 'set' or a template's values follow a table.
  /(?<!\b(?:on|do|for|key)\s+)\bupdate\s+(?:only\s+)?(?:"?([a-z]\w*)"?(?=\s+(?:(?:as\s+)?\w+\s+)?set\b|\s+\$\{)|(?=\$\{[^}]*\}\s+(?:\w+\s+)?set\b))/gi,
];

/** Tables written or locked by name, and the number of writes and locks whose table has no name here. */
function writesIn(source) {
  const found = writes.flatMap((pattern) => [...source.matchAll(pattern)].map(([, name]) => name));
  found.push(...locksIn(source));
  return {
    named: new Set(found.filter((name) => name !== undefined)),
    unnamed: found.filter((name) => name === undefined).length,
  };
}

/** The first table of each locking query; those of `forUpdate([…])` are named there. */
function locksIn(source) {
  const sql = [...source.matchAll(/\bfor (?:no key )?(?:update|share)\b/gi)].map(({ index }) => {
    const query = source.slice(source.slice(0, index).toLowerCase().lastIndexOf('select '), index);
    return /\bfrom\s+"?([a-z]\w*)/i.exec(query)?.[1];
  });
  const built = [...source.matchAll(/\.for(?:NoKey)?(?:Update|Share)\(\s*(?:\[([^\]]*)\]|'(\w+)')?/g)].flatMap(
    ({ index, 1: list, 2: one }) =>
      list?.match(/\w+/g) ?? [
        one ?? /^\.selectFrom\('(\w+)/.exec(source.slice(source.lastIndexOf('.selectFrom(', index)))?.[1],
      ],
  );
  return [...sql, ...built];
}
