import type { CallReply } from '@roadside/contract/call';
import type { calls } from '@roadside/contract/calls';
import { withDrawer } from '../../kit/drawers/drawer-address.ts';
import type { FoundItem } from './found-item.ts';

type Group = CallReply<typeof calls.search.find>['groups'][number];
type Kind = Group['kind'];

/** The headings, in plain words. */
export const foundLabels: Readonly<Record<Kind, string>> = {
  places: 'Locations',
  people: 'People',
  calls: 'Calls',
  surveys: 'Surveys',
  dashboards: 'Dashboards',
  elements: 'Charts and tables',
  reports: 'Executive reports',
  scorecards: 'Scorecards',
  usage: 'Usage',
  subscriptions: 'Email reports',
  modules: 'Training',
  messages: 'Chat',
  mail: 'Mail',
};

/** Where something that was found opens. */
export function targetOf(
  kind: Kind,
  { id, slug }: Pick<Group['items'][number], 'id' | 'slug'>,
  here: string,
): FoundItem['target'] {
  const at = encodeURIComponent(slug ?? here);
  switch (kind) {
    case 'places':
    case 'people':
      return { slug: slug ?? here };
    case 'calls':
      return { href: `/passed-calls/${at}${withDrawer('', { name: 'call', text: `${slug ?? here}~${id}` })}` };
    case 'surveys':
      return { href: `/surveys/${at}${withDrawer('dashboard=2', { name: 'survey', text: `${id}~${slug ?? here}` })}` };
    case 'dashboards':
      return { href: `/dashboard/${encodeURIComponent(here)}?dashboard=${id}` };
    case 'elements': {
      const [dashboard = '', element = ''] = id.split('~');
      return { href: `/dashboard/${encodeURIComponent(here)}?dashboard=${dashboard}#element-${element}` };
    }
    case 'reports':
      return { href: `/exec-reports/${at}` };
    case 'scorecards':
      return { href: `/scorecards/${at}` };
    case 'usage':
      return { href: `/usage/${at}` };
    case 'subscriptions':
      return { href: '/subscriptions/' };
    case 'modules':
      return { href: `/training/${at}?module=${id}` };
    case 'messages':
      return { href: `/chat/${id}/` };
    case 'mail':
      return { href: `/mail/?thread=${id}` };
  }
}
