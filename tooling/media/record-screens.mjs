// Records the server's data for the screens, for their stories: `npm run media:screens`.
// Starts the product on an up-to-date small demo world, signs in as the demo accounts, and writes every loader's data
// and every resource's reply to apps/web/stories/recorded.json, unchanged.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { decode } from 'turbo-stream';
import { freePort } from '../bootstrap/ports.mjs';
import { stopAll } from '../bootstrap/processes.mjs';
import { root } from '../bootstrap/runtime.mjs';
import { die, say } from '../bootstrap/say.mjs';
import { startApi, startWeb } from '../bootstrap/stack.mjs';
import { ensureWebBuild } from '../bootstrap/web-build.mjs';
import { callsAddress } from '../../apps/web/app/areas/calls/model/addresses.ts';
import { commentsAddress, whyAddress } from '../../apps/web/app/areas/dashboards/model/addresses.ts';
import { goalsAddress } from '../../apps/web/app/areas/goals/model/addresses.ts';
import { surveyFocusAddress } from '../../apps/web/app/areas/surveys/model/addresses.ts';
import { searchAddress } from '../../apps/web/app/kit/directory/addresses.ts';

const file = join(root, 'apps/web/stories/recorded.json');

/** The value with all of its promises resolved. */
async function settled(value) {
  const come = await value;
  if (Array.isArray(come)) return await Promise.all(come.map(settled));
  if (typeof come !== 'object' || come === null) return come;
  return Object.fromEntries(
    await Promise.all(Object.entries(come).map(async ([key, part]) => [key, await settled(part)])),
  );
}

/** Signs in a demo account at the web server. */
async function signIn(web, name) {
  const answer = await fetch(`${web}/login/`, {
    method: 'POST',
    body: new URLSearchParams({ name, password: 'roadside-demo' }),
    headers: { origin: new URL(web).origin },
    redirect: 'manual',
  });
  if (answer.status !== 302) throw new Error(`${name} could not sign in: ${answer.status}`);
  const cookie = answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  const get = (path, init = {}) => fetch(web + path, { ...init, headers: { cookie, ...init.headers } });
  return {
    own: answer.headers.get('location'),
    /** The loader data of an address, by route id. */
    async screen(path) {
      const { pathname, search } = new URL(path, web);
      const reply = await get(`${pathname.replace(/\/$/, '')}.data${search}`);
      const { value, done } = await decode(reply.body, {
        plugins: [
          (type, ...said) =>
            type.startsWith('SingleFetch') || type === 'ErrorResponse' ? { value: { error: said } } : false,
        ],
      });
      const loaded = await settled(value);
      await done;
      return Object.fromEntries(
        Object.entries(loaded).map(([route, { data, error }]) => {
          if (data === undefined) throw new Error(`${path}: ${route} gave ${JSON.stringify(error ?? loaded)}`);
          return [route, data];
        }),
      );
    },
    /** The reply of one of the app's resources, by the path of its address. */
    async resource(address) {
      const json = await (await get(address)).json();
      if (json.ok !== true) throw new Error(`${address} answered ${JSON.stringify(json).slice(0, 300)}`);
      return { [address.split('?')[0]]: json };
    },
  };
}

/** Everything the stories show, by screen name and by resource path. */
async function record(web) {
  const executive = await signIn(web, 'executive.demo');
  const admin = await signIn(web, 'admin.demo');
  const platform = await signIn(web, 'platform.demo');
  // Requests a password reset, so that the outbox has a mail.
  await fetch(`${web}/reset-password/`, {
    method: 'POST',
    body: new URLSearchParams({ email: 'driver.demo@lantern.example' }),
    redirect: 'manual',
  });
  const driver = await signIn(web, 'driver.demo');
  const club = await executive.screen(executive.own);
  const { place, dashboards, employeeId, now } = club['screen.dashboard'];
  const mine = dashboards.find(({ owner }) => owner.id === employeeId);
  const driverPage = await driver.screen(driver.own);
  const driverSlug = driverPage['screen.dashboard'].place.slug;

  const { slug } = place;
  const until = now.slice(0, 10);
  const from = `${until.slice(0, 8)}01`;
  const builder = await executive.screen(`/create-dashboard/${place.slug}?dashboard=${mine.id}`);
  const own = await executive.screen(`${executive.own}?dashboard=${mine.id}`);
  const commented = own['screen.dashboard'].dashboard.elements.toSorted(
    (one, other) => other.commentCount - one.commentCount,
  )[0];
  return {
    screens: {
      shell: club['signed-in'],
      club: club['screen.dashboard'],
      mine: own['screen.dashboard'],
      driver: driverPage['screen.dashboard'],
      builder: builder['screen.create-dashboard'],
      account: Object.values(await admin.screen('/account/')).find((loaded) => 'sessions' in loaded),
      outbox: Object.values(await platform.screen('/outbox/')).find((loaded) => 'mails' in loaded),
    },
    resources: {
      ...(await executive.resource(
        callsAddress({ slug }, { from, to: until, metric: 'ata_avg', part: 'denominator' }),
      )),
      ...(await executive.resource(whyAddress({ slug }, { metric: 'ata_avg', time: 'This_Month', from, to: until }))),
      ...(await executive.resource(goalsAddress({ slug }, { metric: 'ata_avg' }))),
      ...(await executive.resource(commentsAddress({ element: commented.id }, { organization: place.id }))),
      ...(await executive.resource(surveyFocusAddress({ slug: driverSlug }))),
      ...(await executive.resource(searchAddress({ what: 'employees', text: 'an' }))),
    },
  };
}

const data = mkdtempSync(join(tmpdir(), 'roadside-screens-'));
try {
  await ensureWebBuild();
  const day = new Date().toISOString().slice(0, 10);
  const world = { ROADSIDE_MODE: 'demo', ROADSIDE_DATA: data, ROADSIDE_TODAY: day };
  const back = await startApi({ env: { ...world, ROADSIDE_SCALE: '0.05', API_PORT: String(await freePort()) } });
  const front = await startWeb({
    port: await freePort(),
    env: { ...world, API_URL: `http://127.0.0.1:${new URL(back.address.url ?? back.address).port}` },
  });
  const recorded = await record(front.url);
  // Account tokens must not be committed, not even those of a deleted world.
  writeFileSync(file, `${JSON.stringify(recorded, null, 1).replaceAll(/token=[\w-]+/g, 'token=recorded')}\n`);
  say(`Written: ${file}`);
  await stopAll(3000);
} catch (error) {
  await stopAll(3000);
  die(error);
} finally {
  rmSync(data, { recursive: true, force: true });
}
