import { describe, expect, it } from 'vitest';
import { withDrawer, withoutDrawers } from '../../dashboards/model/drawers.ts';
import { goalText, readGoal } from './goal-shown.ts';

describe('the goal an address names', () => {
  it('is read as it was written', () => {
    const shown = { slug: 'lantern-nonPSP', metric: 'ata_avg' };
    expect(readGoal(goalText(shown))).toEqual(shown);
  });

  it.each([
    null,
    '',
    'montgomery',
    'montgomery~',
    '~ata_avg',
    '../x~ata_avg',
    'montgomery~ATA',
    'montgomery~ata_avg~more',
  ])('is none in %j', (text) => {
    expect(readGoal(text)).toBeNull();
  });
});

describe('drawers in the address', () => {
  it('are open one at a time, and leave the rest as it is', () => {
    const talk = withDrawer(new URLSearchParams('child=station'), 'talk', '4');
    expect(talk).toBe('?child=station&talk=4');
    const goal = withDrawer(new URLSearchParams(talk), 'goal', 'lantern~ata_avg');
    expect(new URLSearchParams(goal).toString()).toBe('child=station&goal=lantern%7Eata_avg');
    expect(withDrawer(new URLSearchParams(goal), 'goal', null)).toBe('?child=station');
    expect([withoutDrawers(goal), withoutDrawers('?talk=4'), withoutDrawers('')]).toEqual(['?child=station', '', '']);
  });
});
