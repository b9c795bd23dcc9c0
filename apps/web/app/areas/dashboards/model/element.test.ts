import type { AppLoadContext } from '@remix-run/node';
import { describe, expect, it } from 'vitest';
import type { CallDefinition } from '@roadside/contract/call';
import { calls } from '@roadside/contract/calls';
import type { GeographyReply } from '@roadside/contract/schemas';
import type { Subject } from '@roadside/domain/permissions';
import { geographyOf } from '../../../kit/server/person.ts';
import { elementInState, readElementState } from './dashboard-state.ts';
import { shownElements } from '../server/dashboard-pdf.server.ts';
import { exportRequest, loadElement } from '../server/element.server.ts';
import { placeOf } from '../../../kit/places/place.server.ts';
import { overview } from './stored-dashboard.ts';

const dashboard = overview;
const montgomery: GeographyReply = {
  id: 31,
  slug: 'montgomery',
  name: 'Montgomery',
  display_name: 'Montgomery',
  type: 'territory',
  position_type: 'territory',
  facility_type: null,
  station_facility_type: null,
  base_id: 31,
  base_slug: 'montgomery',
  parent: 'delaware-valley',
  grandparent: 'lantern-east',
  parent_name: 'Delaware Valley',
  ancestors: [
    { id: 11, slug: 'delaware-valley', name: 'Delaware Valley', type: 'market' },
    { id: 2, slug: 'lantern-east', name: 'Lantern East', type: 'club-region' },
    { id: 1, slug: 'lantern', name: 'Lantern Motor Club', type: 'club' },
  ],
  first_name: null,
  last_name: null,
  time_zone: 'America/New_York',
};

interface Sent {
  readonly definition: CallDefinition;
  readonly params: unknown;
  readonly body: Record<string, unknown>;
}

/** Loads every element at the location with a fake API that records the requests and returns nothing. */
async function ask(query: string, today: string | null = '2026-11-21'): Promise<Map<string, Sent>> {
  const sent = new Map<string, Sent>();
  const api = {
    attempt: async (definition: CallDefinition, { params, body }: Sent) => {
      sent.set(definition.name, { definition, params, body });
      return { ok: false, problem: { kind: 'failed', detail: '', requestId: 'r' } };
    },
  };
  const context = { api, today, requestId: 'r' } as unknown as AppLoadContext;
  for (const element of dashboard.elements)
    await loadElement(
      context,
      montgomery,
      dashboard,
      elementInState(element, readElementState(new URLSearchParams(query), montgomery.type, dashboard.id, element)),
    );
  return sent;
}

describe('the export request of an element', () => {
  const table = dashboard.elements.find(({ parameters }) => parameters.relation === 'children')!;
  const parametersOf = (change: Partial<typeof table.parameters>) =>
    exportRequest({ ...table, parameters: { ...table.parameters, ...change } }, montgomery).request.parameters;

  it.each([
    [
      { from: '2026-10-05', to: '2026-10-20' },
      { from: '2026-10-05', to: '2026-10-20' },
    ],
    [{ dynamic: 90 }, { dynamic: 90 }],
    [{ battery: true }, { battery: true }],
    [
      { orderBy: '-ata_avg', searchField: 'north' },
      { order_by: '-ata_avg', search_field: 'north' },
    ],
    // All pages.
    [{ page: 3, rowsPerPage: 25 }, {}],
  ])('has the dates, columns and order on screen: %o', (change, args) => {
    expect(parametersOf(change).args).toEqual(args);
  });

  it('fits the contract', () => {
    for (const element of dashboard.elements)
      expect(calls.elements.startExport.body.safeParse(exportRequest(element, montgomery)).error).toBeUndefined();
  });
});

describe('the request of a PDF', () => {
  const shown = (query: string, focus: Parameters<typeof shownElements>[1]['focus'] = null, type = montgomery.type) =>
    shownElements(dashboard, { place: { ...montgomery, type }, focus }, new URLSearchParams(query));
  const [strip, ...others] = dashboard.elements;

  it('fits the contract, with every element of the screen in its state', () => {
    for (const query of ['', 'child=station&order=-ata_avg&page=3&search=north', 'pivot=1', 'period=Prev_Month']) {
      const elements = shown(query);
      expect(elements.map(({ id }) => id)).toEqual(dashboard.elements.map(({ id }) => id));
      expect(
        calls.dashboards.startPdf.body.safeParse({
          purpose: 'dashboard',
          action: 'start_pdf',
          id: dashboard.id,
          slug: 'montgomery',
          elements,
        }).error,
      ).toBeUndefined();
    }
  });

  it('has the filters of the head, the pivot, and the location that the focus looks at', () => {
    const limited = shown('tcd=5');
    for (const { request } of limited) expect(request.parameters.filters).toMatchObject({ tcd__in: ['5'] });
    expect(shown('pivot=1').some(({ pivot }) => pivot)).toBe(true);
    const focused = shown('', { place: { slug: 'montgomery-north', type: 'station' }, element: strip?.id ?? 0 });
    expect(focused.map(({ request }) => request.slug)).toEqual([
      'montgomery',
      ...others.flatMap(({ id }) => (focused.some((each) => each.id === id) ? ['montgomery-north'] : [])),
    ]);
  });

  it('has rows that the location has, whatever the dashboard was made for', () => {
    const rowTypes = (childType: 'market' | 'driver') =>
      shownElements(
        {
          id: dashboard.id,
          elements: dashboard.elements.map((each) => ({ ...each, parameters: { ...each.parameters, childType } })),
        },
        { place: { slug: 'elm-street', type: 'station' }, focus: null },
        new URLSearchParams(),
      ).flatMap(({ request }) => request.parameters.child_type ?? []);
    expect(rowTypes('market')).toEqual(rowTypes('driver'));
    expect(new Set(rowTypes('driver'))).toEqual(new Set(['driver']));
  });

  it('leaves out elements that have nothing to show at the location', () => {
    const rows = dashboard.elements.filter(({ parameters }) => parameters.relation === 'children');
    const printed = shown('', null, 'driver').map(({ id }) => id);
    expect(rows.length).toBeGreaterThan(0);
    for (const { id } of rows) expect(printed).not.toContain(id);
    expect(printed.length).toBeGreaterThan(0);
  });
});

describe('the request of an element', () => {
  it('fits the contract, for every element and every state of the URL', async () => {
    for (const query of [
      '',
      'child=station&order=-ata_avg&page=3&search=north',
      'child=driver&order=name',
      'pivot=1',
    ]) {
      const sent = await ask(query);
      expect([...sent.keys()].toSorted()).toEqual([
        'dashboardData.card',
        'dashboardData.numberHighlights',
        'dashboardData.table',
        'dashboardData.trendTable',
      ]);
      for (const { definition, params, body } of sent.values()) {
        expect(definition.body.safeParse(body).error).toBeUndefined();
        expect(definition.params?.safeParse(params).error).toBeUndefined();
      }
    }
  });

  it('names the location in path and payload', async () => {
    for (const { params, body } of (await ask('')).values()) {
      expect(params).toMatchObject({ slug: 'montgomery' });
      expect(body.geography).toEqual({
        id: 31,
        slug: 'montgomery',
        type: 'territory',
        position_type: 'territory',
        name: 'Montgomery',
      });
    }
  });

  it("counts the highlights through yesterday, in the location's time zone", async () => {
    expect((await ask('')).get('dashboardData.numberHighlights')?.body).toMatchObject({
      purpose: 'get_custom_data',
      custom_time: { from: '2026-11-20', until: '2026-11-20' },
    });
    expect((await ask('', '2026-03-01')).get('dashboardData.numberHighlights')?.body.custom_time).toEqual({
      from: '2026-02-28',
      until: '2026-02-28',
    });
  });

  it("applies the URL's state to the table and nothing else", async () => {
    const sent = await ask('child=station&order=-ata_avg&page=3&search=north');
    expect(sent.get('dashboardData.table')?.body).toMatchObject({
      relation: 'children',
      child_type: 'station',
      args: { page: 3, rows_per_page: 25, order_by: '-ata_avg', search_field: 'north' },
    });
    expect(sent.get('dashboardData.card')?.body).not.toHaveProperty('args');
    expect(sent.get('dashboardData.trendTable')?.body).toMatchObject({ time_type: 'Month', relation: 'self' });
  });
});

describe('the breadcrumb of a location', () => {
  const subject = (positionType: string, organization: GeographyReply): Subject => ({
    kind: 'employee',
    employeeId: 1,
    positionType,
    permissions: [],
    organization: geographyOf(organization),
    teamSlug: null,
  });

  it('starts at the top', () => {
    expect(placeOf(montgomery, subject('executive', montgomery)).path.map(({ slug }) => slug)).toEqual([
      'lantern',
      'lantern-east',
      'delaware-valley',
    ]);
  });

  it('links only the locations this person may open', () => {
    expect(placeOf(montgomery, subject('executive', montgomery)).path.every(({ open }) => open)).toBe(true);
    expect(placeOf(montgomery, subject('staff', montgomery)).path.some(({ open }) => open)).toBe(false);
  });
});
