// The users: the demo accounts, each with the locations it may open, according to its own sign-in and the organization
// tree.
import { demoAccounts } from '../../../tooling/demo-accounts.mjs';

const password = 'roadside-demo';
/** Maximum locations per person; more would add nothing new. */
const maxPlaces = 40;

async function ask(send, request) {
  const { status, text } = await send(request);
  if (status !== 200) throw new Error(`${request.path} answered ${status}: ${text.slice(0, 300)}`);
  return JSON.parse(text);
}

/** Signs everybody in and walks down from each person's location, level by level. */
export async function signInAll(send) {
  const people = [];
  for (const { username } of demoAccounts) {
    const { access: token, organization } = await ask(send, { path: '/accounts/login/', body: { username, password } });
    const places = [];
    const waiting = [organization.slug];
    while (waiting.length > 0 && places.length < maxPlaces) {
      const {
        id,
        slug,
        type,
        name,
        children = [],
      } = await ask(send, { path: '/accounts/organizations/', token, body: { slug: waiting.shift(), children: true } });
      places.push({ id, slug, type, name });
      waiting.push(...children.map((child) => child.slug));
    }
    const { dashboards } = await ask(send, {
      path: '/dashboard/',
      token,
      body: { purpose: 'dashboard', action: 'list' },
    });
    people.push({
      username,
      token,
      places,
      elements: dashboards.flatMap((dashboard) => dashboard.elements.map((element) => element.id)),
    });
  }
  return people;
}
