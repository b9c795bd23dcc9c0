import { describe, expect, it } from 'vitest';
import type { CallsBehind } from './calls-behind.ts';
import { narrowedFilters, onlyOf, onlyParts, withinElement } from './narrowed-calls.ts';

const all: CallsBehind = {
  slug: 'lantern-nonPSP',
  from: '2026-11-01',
  to: '2026-11-17',
  element: null,
  metric: null,
  part: 'denominator',
  only: null,
};

describe('a limit on the calls behind a number', () => {
  it.each([
    [null, { limit: null, longest: false }],
    ['wait', { limit: null, longest: true }],
    ['service:Tow', { limit: 'service:Tow', longest: false }],
    ['service:Light Service+wait', { limit: 'service:Light Service', longest: true }],
  ])('keeps the order apart: %s', (only, parts) => {
    expect(onlyParts(only)).toEqual(parts);
    expect(onlyOf(parts)).toBe(only);
  });

  it.each([
    [{}, 'service:Tow', { tcd__in: ['Tow'] }],
    [{ tcd__in: ['5F', '2'] }, 'service:Tow', { tcd__in: ['5F'] }],
    [{ tcd__in: ['BATTERY'] }, 'service:Tow', { tcd__in: ['BATTERY'] }],
    [{ tcd__in: ['5F'] }, null, { tcd__in: ['5F'] }],
    [{ tcd__in: ['5F'] }, 'provider:P', { tcd__in: ['5F'], sc_svc_prov_type__in: ['P'] }],
    [{ fac_type__in: ['PSP', 'csn'] }, 'network:csn', { fac_type__in: ['csn'] }],
    [{ fac_type__in: ['PSP'] }, 'network:csn', { fac_type__in: ['PSP'] }],
  ])('keeps what the element counts itself: %j with %s', (filters, limit, expected) => {
    expect(narrowedFilters(filters, limit)).toEqual(expected);
  });

  it('is dropped, and not named, if the element counts no such calls', () => {
    const tow = { ...all, only: 'service:Tow+wait' };
    expect(withinElement(tow, { tcd__in: ['BATTERY'] })).toEqual({ ...all, only: 'wait' });
    expect(withinElement(tow, { tcd__in: ['5F'] })).toBe(tow);
    expect(withinElement({ ...all, only: 'provider:P' }, { tcd__in: ['5F'] }).only).toBe('provider:P');
  });
});
