import { calls } from '@roadside/contract/calls';
import { expect, it } from 'vitest';
import { describeEachEngine } from '../../platform/testing/describe-each-engine.ts';
import { factClub } from '../reports/testing/fact-club.ts';
import { refusalOf, runCall } from '../reports/testing/run-call.ts';
import { savedViewsHandlers } from './saved-views.handlers.ts';
import { upsertSavedView } from './saved-views.repository.ts';

describeEachEngine('saved views', (open) => {
  const { caller } = factClub(open, { today: '2026-05-01', people: [1, 2] });
  const save = (name: string, query: string, screen = 'passed-calls') =>
    runCall(savedViewsHandlers, calls.savedViews.save, caller(), {
      purpose: 'save',
      screen,
      name,
      query,
      columns: { hidden: ['grid'], pinnedStart: ['sc_dt'] },
    });
  const list = async (screen = 'passed-calls') =>
    (await runCall(savedViewsHandlers, calls.savedViews.list, caller(), { purpose: 'list', screen })).views;

  it('saves filters and columns under a name, per screen', async () => {
    await save('Late tows', '?late=only&tcd__in=TOW');
    await save('All surveys', '', 'surveys');
    expect(await list()).toMatchObject([
      {
        name: 'Late tows',
        query: '?late=only&tcd__in=TOW',
        columns: { hidden: ['grid'], pinnedStart: ['sc_dt'] },
      },
    ]);
    expect((await list('surveys')).map(({ name }) => name)).toEqual(['All surveys']);
  });

  it('replaces a view of the same name, ignoring case and spaces', async () => {
    const before = (await save('Late  nights', '?a=1')).views.find(({ name }) => name === 'Late nights');
    const { views } = await save('  late NIGHTS ', '?a=2');
    const same = views.filter(({ name }) => name.toLowerCase() === 'late nights');
    expect(same).toMatchObject([{ id: before?.id, name: 'late NIGHTS', query: '?a=2' }]);
  });

  it('deletes the caller’s view and treats another person’s as nonexistent', async () => {
    const { views } = await save('Short lived', '');
    const id = views.find(({ name }) => name === 'Short lived')?.id ?? 0;
    const remove = (gone: number) =>
      runCall(savedViewsHandlers, calls.savedViews.remove, caller(), { purpose: 'remove', id: gone });
    expect((await remove(id)).views.map(({ name }) => name)).not.toContain('Short lived');
    expect(await refusalOf(remove(id))).toMatchObject({ status: 404 });
    const others = await upsertSavedView(
      open().kysely,
      2,
      { screen: 'passed-calls', name: 'Theirs', query: '', columns: {} },
      new Date(),
    );
    expect(await refusalOf(remove(others))).toMatchObject({ status: 404 });
    expect((await list()).map(({ name }) => name)).not.toContain('Theirs');
  });

  it('refuses a view beyond one hundred without saving it', async () => {
    for (let n = 1; n <= 100; n++) await save(`View ${n}`, '', 'maps');
    expect(await refusalOf(save('One too many', '', 'maps'))).toMatchObject({ status: 400 });
    expect(await list('maps')).toHaveLength(100);
    await expect(save('View 7', '?changed=1', 'maps')).resolves.toBeDefined();
  });

  it.each(['no-question-mark', '?a=1#hash', '?a b'])('refuses the query %j', async (query) => {
    await expect(save('Bad', query)).rejects.toThrow();
  });
});
