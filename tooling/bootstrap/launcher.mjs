// Finds the process that started `npm start`, to notice when it exits.
import { readFileSync } from 'node:fs';

/** Name and parent of a process from Linux's /proc; null elsewhere, and for a process that has exited. */
function look(pid) {
  try {
    const [, name, parent] = /^\d+ \(([^]*)\) \S (\d+)/.exec(readFileSync(`/proc/${pid}/stat`, 'utf8'));
    return { name, parent: Number(parent) };
  } catch {
    return null;
  }
}

/**
 * Returns a function that checks whether npm is still running. npm runs a script through a shell, which outlives a
 * killed npm.
 */
export function watchNpm() {
  const parent = process.ppid;
  const shell = look(parent);
  const throughShell = shell !== null && /^(ba|da|z|a)?sh$/.test(shell.name);
  const npm = throughShell && /^(npm|node|MainThread)/.test(look(shell.parent)?.name ?? '') ? shell.parent : null;
  return () => process.ppid === parent && (npm === null || look(parent)?.parent === npm);
}
