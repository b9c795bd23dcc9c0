// The page of a dashboard with twelve elements, as the web server sends it: its first byte, and its last, which comes
// when the slowest element has streamed in.
import { freePort } from '../../../tooling/bootstrap/ports.mjs';
import { startWeb } from '../../../tooling/bootstrap/stack.mjs';
import { ensureWebBuild } from '../../../tooling/bootstrap/web-build.mjs';

const name = 'Twelve elements';
// A client without a browser's user agent counts as a crawler and gets the page complete instead of streamed.
const browser = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
/** A year of days is shown as lines; everything else as requested. */
const drawnAs = (kind, time) =>
  kind === 'survey comments' ? 'survey_comments' : time === 'DAILY_SERIES' ? 'line' : kind;
const elementOf = ({ kind, body: { metrics = [], time_type: time = 'This_Month', relation = 'self' } }, index) => ({
  name: `element ${index + 1}`,
  title: `Element ${index + 1}`,
  order: index + 1,
  request: { parameters: {} },
  chart_type: drawnAs(kind, time),
  time_type: time,
  metrics,
  relation,
});

/** The id of the person's dashboard with these elements, created on first use. */
async function keptDashboard(send, token, elements) {
  const ask = async (body) =>
    JSON.parse((await send({ path: '/dashboard/', token, body: { purpose: 'dashboard', ...body } })).text);
  const { dashboards } = await ask({ action: 'list' });
  const known = dashboards.find((dashboard) => dashboard.name === name);
  if (known) return known.id;
  const { dashboard } = await ask({
    action: 'create',
    dashboard: { dataTarget: 'calls', name, elements: elements.map(elementOf) },
  });
  return dashboard.id;
}

/**
 * Opens pages as a signed-in person, each `rounds` times after as many warm-up rounds. Resolves with milliseconds to
 * the first and the last byte, and the bytes, of every opening, by path.
 */
export async function measurePaths({ apiUrl, folder, person, paths, rounds }) {
  await ensureWebBuild();
  const web = await startWeb({
    port: await freePort(),
    env: { API_URL: apiUrl, ROADSIDE_MODE: 'demo', ROADSIDE_DATA: folder },
  });
  const signedIn = await fetch(`${web.url}/login/`, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin: web.url },
    body: new URLSearchParams({ demo: person.username }),
  });
  const cookie = signedIn.headers
    .getSetCookie()
    .map((each) => each.split(';', 1)[0])
    .join('; ');
  const times = {};
  for (const path of paths) {
    times[path] = [];
    for (let round = -rounds; round < rounds; round++) {
      const began = performance.now();
      const answer = await fetch(web.url + path, { headers: { cookie, 'user-agent': browser }, redirect: 'manual' });
      const reader = answer.body.getReader();
      const { value } = await reader.read();
      const first = performance.now() - began;
      let bytes = value?.length ?? 0;
      for (let part = await reader.read(); !part.done; part = await reader.read()) bytes += part.value.length;
      if (answer.status !== 200) throw new Error(`The page ${path} answered ${answer.status}.`);
      if (round >= 0) times[path].push({ first, last: performance.now() - began, bytes });
    }
  }
  web.child.kill('SIGTERM');
  await web.child.finished;
  return times;
}

/**
 * Opens the page `rounds` times after as many warm-up rounds; resolves with milliseconds to its first and its last
 * byte.
 */
export async function measurePage({ send, person, elements, ...rest }) {
  const id = await keptDashboard(send, person.token, elements);
  const path = `/dashboard/${person.places[0].slug}/?dashboard=${id}`;
  return (await measurePaths({ person, paths: [path], ...rest }))[path];
}
