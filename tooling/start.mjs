// `npm start`: from a fresh clone to a signed-in dashboard. Plain JavaScript for Node 20: nothing is installed yet.
import { isAbsolute, join } from 'node:path';
import { checkHostNode, root } from './bootstrap/runtime.mjs';
import { ensureInstalled } from './bootstrap/install.mjs';
import { requirePort } from './bootstrap/ports.mjs';
import { isStopping, stopAll } from './bootstrap/processes.mjs';
import { amber, bold, die, dim, progressLine, say, seconds } from './bootstrap/say.mjs';
import { startApi, startWeb } from './bootstrap/stack.mjs';
import { ensureWebBuild } from './bootstrap/web-build.mjs';

const dev = process.argv.includes('--dev');
const began = Date.now();

for (const signal of ['SIGINT', 'SIGTERM'])
  process.on(signal, async () => {
    if (isStopping()) return;
    say('\nStopping …');
    await stopAll();
    process.exit(0);
  });

try {
  checkHostNode();
  const mode = process.env.ROADSIDE_MODE ?? 'demo';
  const host = process.env.HOST ?? '127.0.0.1';
  // Before the install, so that a taken port costs a second and not a minute.
  const webPort = await requirePort('PORT', process.env.PORT, 3000, host);
  const apiPort = await requirePort('API_PORT', process.env.API_PORT, 4000);
  await ensureInstalled();

  const folder = process.env.ROADSIDE_DATA ?? '.data';
  const data = isAbsolute(folder) ? folder : join(root, folder);
  const line = progressLine();
  const verbose = process.env.ROADSIDE_VERBOSE === '1';
  const onLog = verbose ? (text) => say(dim(text)) : () => {};
  const env = { ROADSIDE_MODE: mode, ROADSIDE_DATA: data, API_PORT: String(apiPort) };

  const buildBegan = Date.now();
  const building = dev
    ? Promise.resolve(false)
    : ensureWebBuild().then((built) => {
        if (built) {
          line.end();
          say(dim(`  web app built in ${seconds(buildBegan)}`));
        }
      });
  // Beside the api: it says "starting" until that one is ready.
  const startingWeb = building.then(() =>
    startWeb({
      port: webPort,
      host,
      dev,
      onLog: dev ? (text) => say(dim(text)) : onLog,
      env: { API_URL: `http://127.0.0.1:${apiPort}`, ROADSIDE_MODE: mode, ROADSIDE_DATA: data },
    }),
  );
  // Kept from becoming an unhandled rejection while the api is still starting.
  startingWeb.catch(() => {});

  const apiBegan = Date.now();
  let stage = '';
  const api = await startApi({
    env,
    onLog,
    onProgress(progress) {
      if (progress.stage !== stage) {
        stage = progress.stage;
        line.end();
      }
      const share = progress.total ? Math.min(100, Math.round((100 * progress.done) / progress.total)) : null;
      line.show(`  ${amber('●')} ${progress.stage}${share === null ? ' …' : ` ${share} %`}`);
    },
  });
  line.end();
  say(dim(`  api ready in ${seconds(apiBegan)}`));
  const web = await startingWeb;

  say();
  say(
    `${amber('◆')} ${bold('Roadside is ready')} at ${bold(web.url)} ${dim(`(${mode} mode, started in ${seconds(began)})`)}`,
  );
  if (mode === 'demo') {
    const { demoAccounts } = await import('./demo-accounts.mjs');
    say(`  Sign in as one of these, password ${bold('roadside-demo')}:`);
    for (const account of demoAccounts) say(`    ${account.username.padEnd(20)} ${dim(account.what)}`);
  }
  say(dim(`  Ctrl+C stops it. Data lives in ${folder}; the API is described at http://127.0.0.1:${apiPort}/docs`));

  const fallen = await Promise.race([
    api.child.finished.then((end) => ({ name: 'The api', child: api.child, ...end })),
    web.child.finished.then((end) => ({ name: 'The web server', child: web.child, ...end })),
  ]);
  if (!isStopping()) {
    await stopAll();
    throw new Error(
      `${fallen.name} stopped unexpectedly (code ${fallen.code}):\n${fallen.child.tail.slice(-12).join('\n')}`,
    );
  }
} catch (error) {
  if (!isStopping()) {
    await stopAll(3000);
    die(error);
  }
}
