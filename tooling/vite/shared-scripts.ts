import type { Rollup } from 'vite';

/** The content of a script, except for modules already in an earlier one. */
export interface SharedScript {
  readonly name: string;
  /**
   * Files: a module belongs to the script when each of these needs it through static imports, at any depth. The files
   * themselves keep their own scripts.
   */
  readonly neededBy: readonly RegExp[];
}

/**
 * Sorts modules into scripts, starting with those every page needs. By default the bundler creates a script for each
 * set of lazy parts that share something: forty for one page, most of them under a kilobyte, each costing a request and
 * main-thread work.
 *
 * An import is followed to the module that defines the name, through modules that only re-export; so a name from a
 * package's index does not pull in the rest of the package. For Rollup's `manualChunks`, together with
 * `onlyExplicitManualChunks`.
 */
export function sharedScripts(
  scripts: readonly SharedScript[],
  { dropped }: { /** Files that are imported, but only by lines the bundler drops. */ readonly dropped: RegExp },
): Rollup.GetManualChunk {
  let sorted: ReadonlyMap<string, string> | undefined;
  return (id, graph) => (sorted ??= sortModules(scripts, dropped, graph)).get(id);
}

type Graph = Rollup.ManualChunkMeta;
type Statement = Rollup.ProgramNode['body'][number];
/** A module's import from another: one name, or all of it. */
interface Need {
  readonly from: string;
  readonly name: string | typeof whole;
}

const whole = Symbol('the whole module');

function sortModules(scripts: readonly SharedScript[], dropped: RegExp, graph: Graph): Map<string, string> {
  const sorted = new Map<string, string>();
  for (const { name, neededBy } of scripts) {
    const [first = new Set<string>(), ...others] = neededBy.map((files) => neededFrom(files, dropped, graph));
    for (const id of first) if (!sorted.has(id) && others.every((needed) => needed.has(id))) sorted.set(id, name);
  }
  return sorted;
}

/** The modules that run when a file does, except for the file itself. */
function neededFrom(files: RegExp, dropped: RegExp, graph: Graph): Set<string> {
  const entries = [...graph.getModuleIds()].filter((id) => files.test(id.replace(/\?.*$/, '')));
  if (entries.length === 0)
    throw new Error(`No file is named ${files.source}: the scripts that pages share are sorted by it.`);
  const met = new Set(entries);
  const open = [...entries];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    for (const next of needsOf(id, graph).flatMap((need) => definers(need, graph))) {
      if (met.has(next) || dropped.test(next)) continue;
      met.add(next);
      open.push(next);
    }
  }
  for (const id of entries) met.delete(id);
  return met;
}

/** The imports of a module that runs. */
function needsOf(id: string, graph: Graph): Need[] {
  const from = targets(id, graph);
  return statements(id, graph).flatMap((statement): Need[] => {
    const source = sourceOf(statement);
    const target = source === undefined ? undefined : from.get(source);
    if (target === undefined) return [];
    if (statement.type === 'ImportDeclaration' && statement.specifiers.length > 0) {
      return statement.specifiers.map((specifier) => ({
        from: target,
        name:
          specifier.type === 'ImportSpecifier'
            ? nameOf(specifier.imported)
            : specifier.type === 'ImportDefaultSpecifier'
              ? 'default'
              : whole,
      }));
    }
    if (statement.type === 'ExportNamedDeclaration' && statement.specifiers.length > 0) {
      return statement.specifiers.map(({ local }) => ({ from: target, name: nameOf(local) }));
    }
    return [{ from: target, name: whole }];
  });
}

/** The modules that have to run for a need: where the name is defined, not where it is re-exported. */
function definers({ from, name }: Need, graph: Graph, met: readonly string[] = []): string[] {
  if (name === whole || met.includes(`${from} ${name}`) || !onlyPassesOn(from, graph)) return [from];
  const next = [...met, `${from} ${name}`];
  const target = targets(from, graph);
  const imported = new Map<string, Need>();
  const everything: string[] = [];
  for (const statement of statements(from, graph)) {
    const source = target.get(sourceOf(statement) ?? '');
    if (statement.type === 'ImportDeclaration' && source !== undefined) {
      for (const specifier of statement.specifiers) {
        imported.set(specifier.local.name, {
          from: source,
          name:
            specifier.type === 'ImportSpecifier'
              ? nameOf(specifier.imported)
              : specifier.type === 'ImportDefaultSpecifier'
                ? 'default'
                : whole,
        });
      }
    }
    if (statement.type === 'ExportAllDeclaration' && source !== undefined) {
      if (statement.exported === null) everything.push(source);
      else if (nameOf(statement.exported) === name) return [source];
    }
    if (statement.type === 'ExportNamedDeclaration') {
      for (const { local, exported } of statement.specifiers) {
        if (nameOf(exported) !== name) continue;
        const need = source === undefined ? imported.get(nameOf(local)) : { from: source, name: nameOf(local) };
        return need === undefined ? [from] : definers(need, graph, next);
      }
    }
  }
  const through = everything.find((source) => offers(source, name, graph));
  return through === undefined ? [from, ...everything] : definers({ from: through, name }, graph, next);
}

/** Whether a module only re-exports: then only its names matter. */
function onlyPassesOn(id: string, graph: Graph): boolean {
  if (graph.getModuleInfo(id)?.moduleSideEffects !== false) return false;
  return statements(id, graph).every((statement) => {
    if (statement.type === 'ExportNamedDeclaration') return statement.declaration === null;
    return (
      statement.type === 'ImportDeclaration' || statement.type === 'ExportAllDeclaration' || 'directive' in statement
    );
  });
}

function offers(id: string, name: string, graph: Graph, met: readonly string[] = []): boolean {
  if (met.includes(id)) return false;
  const info = graph.getModuleInfo(id);
  if (info?.exports?.includes(name)) return true;
  const target = targets(id, graph);
  return statements(id, graph).some((statement) => {
    const source =
      statement.type === 'ExportAllDeclaration' && statement.exported === null
        ? target.get(sourceOf(statement) ?? '')
        : undefined;
    return source !== undefined && offers(source, name, graph, [...met, id]);
  });
}

/** The resolved imports of a module; Rollup lists them in the order in which the sources first appear. */
function targets(id: string, graph: Graph): Map<string, string> {
  const sources = [...new Set(statements(id, graph).flatMap((statement) => sourceOf(statement) ?? []))];
  const ids = graph.getModuleInfo(id)?.importedIds ?? [];
  return new Map(sources.flatMap((source, index) => (ids[index] === undefined ? [] : [[source, ids[index]] as const])));
}

const statements = (id: string, graph: Graph): readonly Statement[] => graph.getModuleInfo(id)?.ast?.body ?? [];

const sourceOf = (statement: Statement): string | undefined =>
  'source' in statement && typeof statement.source?.value === 'string' ? statement.source.value : undefined;

const nameOf = (node: { readonly type: string; readonly name?: string; readonly value?: unknown }): string =>
  node.name ?? String(node.value);
