import { calls } from '@roadside/contract/calls';
import { describe, expect, it } from 'vitest';
import type { ResourceRequest } from '../../kit/resource/define-resource.server.ts';
import { readTrade } from './trade.server.ts';

const place = (slug: string, type: string) => ({ slug, type, display_name: slug.toUpperCase() });
const places: Readonly<Record<string, ReturnType<typeof place>>> = {
  boise: place('boise', 'station'),
  lantern: place('lantern', 'club'),
};
const api = {
  attempt: (call: unknown, { body }: { readonly body: { readonly text?: string; readonly slug?: string } }) => {
    if (call === calls.search.find) {
      const found = Object.values(places).filter(({ slug }) => slug === body.text);
      const items = found.map(({ slug }) => ({ id: slug, title: slug, about: '', slug }));
      return Promise.resolve({ ok: true, data: { groups: [{ kind: 'places', items, has_more: false }] } });
    }
    return Promise.resolve({ ok: true, data: places[body.slug ?? ''] });
  },
};

function ask(text: string, positionType = 'executive') {
  const organization = { id: 1, type: 'club', slug: 'lantern', ancestorIds: [], timeZone: 'America/Denver' };
  const request = {
    api,
    context: { today: '2026-11-20', access: {} },
    person: { employeeId: 1, positionType, permissions: [], organization },
  };
  return readTrade(request as unknown as ResourceRequest, text, 'lantern');
}

describe('a phrase of the trade', () => {
  it('opens its screen at the location it names, with its days and filters', async () => {
    expect(await ask('ata boise psp last month')).toEqual([
      {
        id: 'trade',
        group: 'Go straight to',
        name: 'Call Details · BOISE',
        what: 'Oct 1 to 31, 2026 · PSP',
        target: {
          href: '/passed-calls/boise?sc_dt__gte=2026-10-01&sc_dt__lte=2026-10-31&sc_svc_prov_type__in=P',
        },
      },
    ]);
  });

  it('opens at the open location when it names none, on the page of the network', async () => {
    expect(await ask('dashboard psp')).toMatchObject([{ target: { href: '/dashboard/lantern-psp' } }]);
  });

  it('says nothing of a network or days that the screen can’t be limited to', async () => {
    expect(await ask('dashboard boise psp last month')).toMatchObject([
      { what: '', target: { href: '/dashboard/boise' } },
    ]);
  });

  it('opens nothing for an unknown location, or a screen the person may not open', async () => {
    expect(await ask('ata nowhere')).toEqual([]);
    expect(await ask('usage')).toEqual([]);
  });
});
