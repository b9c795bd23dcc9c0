import { describe, expect, it } from 'vitest';
import { mapHref, surveysHref } from './cell-links.ts';

const november = { from: '2026-11-01', to: '2026-11-17' };
const lantern = { slug: 'lantern', baseSlug: 'lantern', type: 'club', facilityType: null } as const;
const psp = { slug: 'lantern-psp', baseSlug: 'lantern', type: 'club-facility-type', facilityType: 'PSP' } as const;
const filters = { tcd__in: ['Tow'], hour__in: [18, 19], late: 'only', outc1__in: [1, 2] };
const of = (href: string) => {
  const [path, query] = href.split('?');
  return [path, [...new URLSearchParams(query)].map((pair) => pair.join('='))];
};

describe('what a cell leads to', () => {
  it('is the map of its days, with the filters the map has', () => {
    expect(of(mapHref({ slug: 'east', ...november, filters }))).toEqual([
      '/maps/east',
      ['sc_dt__gte=2026-11-01', 'sc_dt__lte=2026-11-17', 'tcd__in=Tow', 'late=only', 'hour__in=18', 'hour__in=19'],
    ]);
  });

  it('is the surveys of its days, with the filters Raw Surveys has', () => {
    expect(of(surveysHref({ slug: 'east', type: 'club-region', ...november, filters }, lantern))).toEqual([
      '/surveys/east',
      [
        'dashboard=2',
        'sc_dt_surveys__gte=2026-11-01',
        'sc_dt_surveys__lte=2026-11-17',
        'tcd__in=Tow',
        'outc1__in=1',
        'outc1__in=2',
      ],
    ]);
  });

  it.each([
    ['lantern-psp', undefined, '/surveys/lantern', true],
    ['east-psp', 'club-region-facility-type', '/surveys/east', true],
    // A station whose slug happens to end like a facility type.
    ['harbor-light-psp', 'station', '/surveys/harbor-light-psp', false],
  ] as const)('of %s, a %s below a facility type, is %s', (slug, type, path, filtered) => {
    const [at, query] = of(surveysHref({ slug, type, ...november, filters: {} }, psp));
    expect(at).toBe(path);
    expect(query?.includes('fac_type__in=PSP')).toBe(filtered);
  });
});
