// `npm start`: from a fresh clone to a signed-in dashboard. Plain JavaScript for Node 20: nothing is installed yet.
import { isAbsolute, join } from 'node:path';
import { checkHostNode, root } from './bootstrap/runtime.mjs';
import { ensureInstalled } from './bootstrap/install.mjs';
import { keepRunning } from './bootstrap/keep-running.mjs';
import { watchNpm } from './bootstrap/launcher.mjs';
import { requirePort } from './bootstrap/ports.mjs';
import { stopAll } from './bootstrap/processes.mjs';
import { amber, bold, die, dim, progressLine, red, say, seconds } from './bootstrap/say.mjs';
import { checkSettings, reachableHost, requireWritable } from './bootstrap/settings.mjs';
import { startApi, startWeb } from './bootstrap/stack.mjs';
import { ensureWebBuild, packBuild } from './bootstrap/web-build.mjs';

const dev = process.argv.includes('--dev');
const began = Date.now();

let stopping = false;
const isStopping = () => stopping;
async function stop(why) {
  if (stopping) return;
  stopping = true;
  say(`\n${why} Stopping …`.trim());
  await stopAll();
  process.exit(0);
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => void stop(''));
// A closed terminal can't be written to; that must not keep the children from being stopped.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});

// npm passes signals on, but when it is killed outright nothing else notifies us.
if (process.env.npm_lifecycle_event !== undefined) {
  const npmIsThere = watchNpm();
  setInterval(() => {
    if (!npmIsThere()) void stop('npm is gone.');
  }, 500).unref();
}

try {
  checkHostNode();
  const mode = process.env.ROADSIDE_MODE || 'demo';
  checkSettings(process.env);
  const host = process.env.HOST || '127.0.0.1';
  const apiHost = process.env.API_HOST || '127.0.0.1';
  // Before the install, so that a taken port fails within a second and not a minute.
  const webPort = await requirePort('PORT', process.env.PORT, 3000, host);
  const apiPort = await requirePort('API_PORT', process.env.API_PORT, 4000, apiHost);
  const folder = process.env.ROADSIDE_DATA || '.data';
  const data = isAbsolute(folder) ? folder : join(root, folder);
  requireWritable(data, 'ROADSIDE_DATA');
  await ensureInstalled(dev ? 'everything' : 'running');

  const line = progressLine();
  const verbose = process.env.ROADSIDE_VERBOSE === '1';
  const onLog = verbose ? (text) => say(dim(text)) : () => {};
  const onNotice = (text) => {
    line.end();
    say(`${amber('!')} ${text}`);
  };
  const env = { ROADSIDE_MODE: mode, ROADSIDE_DATA: data, API_HOST: apiHost, API_PORT: String(apiPort) };
  const apiUrl = `http://${reachableHost(apiHost)}:${apiPort}`;

  const buildBegan = Date.now();
  const building = dev
    ? Promise.resolve(false)
    : ensureWebBuild().then((built) => {
        if (built) {
          line.end();
          say(dim(`  web app built in ${seconds(buildBegan)}`));
        }
      });
  // In parallel with the API: it reports "starting" until the API is ready.
  const launchWeb = () =>
    startWeb({
      port: webPort,
      host,
      dev,
      onLog: dev ? (text) => say(dim(text)) : onLog,
      onNotice,
      env: { API_URL: apiUrl, ROADSIDE_MODE: mode, ROADSIDE_DATA: data },
    });
  const startingWeb = building.then(launchWeb);
  // Prevents an unhandled rejection while the API is still starting.
  startingWeb.catch(() => {});

  const apiBegan = Date.now();
  let stage = '';
  const launchApi = () => startApi({ env, onLog, onNotice, onProgress: showProgress });
  function showProgress(progress) {
    if (progress.stage !== stage) {
      stage = progress.stage;
      line.end();
    }
    const share = progress.total ? Math.min(100, Math.round((100 * progress.done) / progress.total)) : null;
    line.show(`  ${amber('●')} ${progress.stage}${share === null ? ' …' : ` ${share} %`}`);
  }
  const api = await launchApi();
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
  const described = mode === 'production' ? '' : `; the API is described at ${apiUrl}/docs`;
  say(dim(`  Ctrl+C stops it. Data lives in ${folder}${described}`));

  // Its pages work meanwhile, with scripts a twelfth larger.
  if (!dev) packBuild().catch(({ message }) => onNotice(`The scripts stay a little larger: ${message}`));

  const watched = {
    isStopping,
    tell: (text, good) => process.stderr.write(`${good ? amber('◆') : red('✕')} ${text}\n`),
  };
  await Promise.all([
    keepRunning({ name: 'The api', running: api, launch: launchApi, ...watched }),
    keepRunning({ name: 'The web server', running: web, launch: launchWeb, ...watched }),
  ]);
} catch (error) {
  if (!stopping) {
    stopping = true;
    await stopAll(3000);
    die(error);
  }
}
