import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clampShare, shareAfterKey, shareAtPoint, wantsCollapse } from './split-share.ts';

const room = { size: 1000, minStart: 200, minEnd: 300 };

describe('clampShare', () => {
  it.each([
    ['inside', 0.5, 0.5],
    ['before what the first side needs', 0.1, 0.2],
    ['beyond what the second side needs', 0.9, 0.7],
  ])('%s', (_name, share, clamped) => {
    expect(clampShare(share, room)).toBe(clamped);
  });

  it('keeps the first side when there is no room for both, and stays within 0 to 1', () => {
    expect(clampShare(0.5, { size: 300, minStart: 200, minEnd: 300 })).toBeCloseTo(2 / 3);
    fc.assert(
      fc.property(
        fc.double({ min: -2, max: 3, noNaN: true }),
        fc.nat(2000),
        fc.nat(800),
        fc.nat(800),
        (share, size, minStart, minEnd) => {
          const clamped = clampShare(share, { size, minStart, minEnd });
          expect(clamped).toBeGreaterThanOrEqual(0);
          expect(clamped).toBeLessThanOrEqual(1);
        },
      ),
    );
  });
});

describe('wantsCollapse', () => {
  it('collapses only the collapsible side, below half of its minimum', () => {
    expect(wantsCollapse(0.09, 'start', room)).toBe(true);
    expect(wantsCollapse(0.11, 'start', room)).toBe(false);
    expect(wantsCollapse(0.86, 'end', room)).toBe(true);
    expect(wantsCollapse(0.05, 'end', room)).toBe(false);
    expect(wantsCollapse(0, undefined, room)).toBe(false);
  });
});

describe('shareAtPoint', () => {
  const box = { left: 100, right: 500, top: 50, width: 400, height: 200 };
  const point = { clientX: 200, clientY: 100 };

  it('counts from the start side, which is the right one in right-to-left text', () => {
    expect(shareAtPoint(point, box, 'horizontal', false)).toBe(0.25);
    expect(shareAtPoint(point, box, 'horizontal', true)).toBe(0.75);
  });

  it('counts from the top in either direction of text', () => {
    expect(shareAtPoint(point, box, 'vertical', false)).toBe(0.25);
    expect(shareAtPoint(point, box, 'vertical', true)).toBe(0.25);
  });
});

describe('shareAfterKey', () => {
  it('flips with the text direction, and only horizontally', () => {
    expect(shareAfterKey('ArrowRight', 0.5, 'horizontal', false)).toBeCloseTo(0.52);
    expect(shareAfterKey('ArrowRight', 0.5, 'horizontal', true)).toBeCloseTo(0.48);
    expect(shareAfterKey('ArrowDown', 0.5, 'vertical', true)).toBeCloseTo(0.52);
    expect(shareAfterKey('ArrowDown', 0.5, 'horizontal', false)).toBeNull();
    expect(shareAfterKey('End', 0.5, 'vertical', false)).toBe(1);
  });
});
