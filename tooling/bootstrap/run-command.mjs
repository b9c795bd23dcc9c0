// Runs one of the API's commands in the person's terminal, installing the project first if needed.
import { spawn } from 'node:child_process';
import { isAbsolute, join } from 'node:path';
import { ensureInstalled } from './install.mjs';
import { checkHostNode, childEnvironment, projectNode, root } from './runtime.mjs';
import { die } from './say.mjs';

/**
 * Runs `apps/api/src/commands/<name>.ts` with this process's arguments, plus extra Node options if given, and exits
 * with its exit code.
 */
export async function runCommand(name, nodeOptions = []) {
  try {
    checkHostNode();
    await ensureInstalled('running');
    const folder = process.env.ROADSIDE_DATA || '.data';
    const child = spawn(
      projectNode(),
      [
        '--conditions=@roadside/source',
        '--disable-warning=ExperimentalWarning',
        ...nodeOptions,
        join(root, `apps/api/src/commands/${name}.ts`),
        ...process.argv.slice(2),
      ],
      {
        // File names are relative to the person's folder, not to the project.
        cwd: process.env.INIT_CWD ?? process.cwd(),
        stdio: 'inherit',
        env: childEnvironment({
          NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/roadside-api'),
          ROADSIDE_MODE: process.env.ROADSIDE_MODE || 'demo',
          ROADSIDE_DATA: isAbsolute(folder) ? folder : join(root, folder),
          ROADSIDE_SHARED: process.env.ROADSIDE_SHARED ?? join(root, '../shared'),
        }),
      },
    );
    child.once('exit', (code, signal) => process.exit(code ?? (signal ? 130 : 1)));
    for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
  } catch (error) {
    die(error);
  }
}
