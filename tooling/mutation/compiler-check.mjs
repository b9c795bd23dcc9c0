import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import ts from 'typescript';

/**
 * Checks whether a mutated file still compiles. One that does not could never reach a user, so it does not count.
 * @param {string} tsconfig absolute path
 */
export function compilerCheck(tsconfig) {
  const config = ts.getParsedCommandLineOfConfigFile(
    tsconfig,
    { noEmit: true },
    {
      ...ts.sys,
      onUnRecoverableConfigFileDiagnostic: ({ messageText }) => {
        throw new Error(ts.flattenDiagnosticMessageText(messageText, '\n'));
      },
    },
  );
  if (config === undefined) throw new Error(`${tsconfig} cannot be read.`);
  /** @type {{ file: string, text: string } | undefined} */
  let overlay;
  let version = 0;
  /** @type {Map<string, string>} */
  const versions = new Map();

  const text = (/** @type {string} */ file) => (overlay?.file === file ? overlay.text : readFileSync(file, 'utf8'));
  const service = ts.createLanguageService({
    getCompilationSettings: () => config.options,
    getScriptFileNames: () => config.fileNames,
    getScriptVersion: (file) => versions.get(file) ?? '0',
    getScriptSnapshot: (file) => (ts.sys.fileExists(file) ? ts.ScriptSnapshot.fromString(text(file)) : undefined),
    getCurrentDirectory: () => dirname(tsconfig),
    getDefaultLibFileName: ts.getDefaultLibFilePath,
    fileExists: ts.sys.fileExists,
    readFile: ts.sys.readFile,
    readDirectory: ts.sys.readDirectory,
    directoryExists: ts.sys.directoryExists,
    getDirectories: ts.sys.getDirectories,
    realpath: ts.sys.realpath,
  });

  return (/** @type {string} */ file, /** @type {string} */ mutated) => {
    overlay = { file, text: mutated };
    version += 1;
    versions.set(file, `${version}`);
    const broken = service.getSyntacticDiagnostics(file).length + service.getSemanticDiagnostics(file).length > 0;
    overlay = undefined;
    version += 1;
    versions.set(file, `${version}`);
    return !broken;
  };
}
