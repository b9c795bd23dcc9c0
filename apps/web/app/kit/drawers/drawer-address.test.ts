import { describe, expect, it } from 'vitest';
import { drawerIn, withDrawer } from './drawer-address.ts';

describe('the drawer in the address', () => {
  it('opens, replaces and closes one drawer and leaves the other parameters alone', () => {
    const comments = withDrawer('child=station', { name: 'comments', text: '4' });
    expect(drawerIn(new URLSearchParams(comments))).toEqual({ name: 'comments', text: '4' });
    const goal = withDrawer(new URLSearchParams(comments), { name: 'goal', text: 'lantern~ata_avg' });
    expect(drawerIn(new URLSearchParams(goal))).toEqual({ name: 'goal', text: 'lantern~ata_avg' });
    expect(withDrawer(goal, null)).toBe('?child=station');
    expect(withDrawer('?drawer=goal~x~y', null)).toBe('');
  });

  it.each(['', 'drawer=', 'drawer=calls', 'drawer=~x', 'drawer=Calls~x'])('reads %j as no drawer', (query) => {
    expect(drawerIn(new URLSearchParams(query))).toBeNull();
  });
});
