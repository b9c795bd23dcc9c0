// Imports the packages like a server component: modules marked 'use client' become references whose exports can be
// passed on but not read. Dotted parts such as Dialog.Root must still resolve. Run with --import of itself.
import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';

/** Names a module exports, in the form bundlers write. */
const exportedNames = (source) =>
  [...source.matchAll(/export\s*\{([^}]*)\}/g)].flatMap(([, list]) =>
    list
      .split(',')
      .map((each) =>
        each
          .trim()
          .split(/\s+as\s+/)
          .at(-1),
      )
      .filter(Boolean),
  );

registerHooks({
  load(url, context, next) {
    if (!url.startsWith('file:') || !/\.m?js$/.test(url)) return next(url, context);
    const source = readFileSync(new URL(url), 'utf8');
    if (!/^(?:\s|\/\*[\s\S]*?\*\/|\/\/.*\n)*['"]use client['"]/.test(source)) return next(url, context);
    const references = exportedNames(source).map(
      (name) => `const _${name} = reference(${JSON.stringify(name)}); export { _${name} as ${name} };`,
    );
    return {
      format: 'module',
      shortCircuit: true,
      source: `const reference = (name) => new Proxy(function () { throw new Error('called on the server: ' + name); }, {
        get(target, key) {
          if (typeof key === 'symbol' || key === '$$typeof' || key === 'then') return key === '$$typeof' ? Symbol.for('react.client.reference') : undefined;
          throw new Error('cannot read ' + name + '.' + String(key) + ' on the server: it is in a client module');
        },
      });\n${references.join('\n')}`,
    };
  },
});

const faults = [];
for (const [subpath, namespace] of JSON.parse(process.argv[2] ?? '[]')) {
  try {
    const parts = (await import(subpath))[namespace];
    if (!parts) throw new Error('is not exported');
    const names = Object.keys(parts);
    if (names.length === 0) throw new Error('has no parts');
    for (const name of names)
      if (!['function', 'object', 'string'].includes(typeof parts[name]))
        throw new Error(`${name} is ${typeof parts[name]}`);
  } catch (error) {
    faults.push(`${subpath}: ${namespace}: ${error.message}`);
  }
}
process.stdout.write(faults.join('\n'));
process.exit(faults.length > 0 ? 1 : 0);
