import { calls } from '@roadside/contract/calls';
import { describe, expect, it } from 'vitest';
import { overview } from './stored-dashboard.ts';
import {
  addElement,
  changeElement,
  copyOf,
  draftOf,
  duplicateElement,
  elementOfField,
  elementKinds,
  emptyDraft,
  movedBy,
  overwriting,
  problemsIn,
  putElement,
  removeElement,
  type DashboardDraft,
} from './dashboard-draft.ts';
import { describedDraft } from './described-draft.ts';
import { definitionOf } from './draft-definition.ts';

const schema = calls.dashboards.create.body.shape.dashboard;
const full = elementKinds.reduce<DashboardDraft>(
  (draft, kind, index) => addElement(draft, kind, `new-${index}`, 'club'),
  { ...emptyDraft, name: 'All kinds' },
);

describe('a dashboard draft', () => {
  it('fits the contract with each of the kinds, at every location', () => {
    for (const place of ['club', 'territory', 'station', 'driver'] as const) {
      const draft = elementKinds.reduce<DashboardDraft>((made, kind) => addElement(made, kind, kind, place), {
        ...emptyDraft,
        name: ' Named ',
      });
      const parsed = schema.safeParse(definitionOf(draft));
      expect(parsed.error).toBeUndefined();
      expect(parsed.data).toMatchObject({ name: 'Named', notification: null, notification_type: null });
    }
  });

  it('round-trips a stored dashboard', () => {
    const draft = draftOf(overview);
    const definition = definitionOf(draft);
    expect(schema.safeParse(definition).error).toBeUndefined();
    expect(
      definition.elements.map(({ id, title, chart_type, metrics, relation }) => ({
        id,
        title,
        chart_type,
        metrics,
        relation,
      })),
    ).toEqual(
      overview.elements.map(({ id, title, chartType, parameters }) => ({
        id,
        title,
        chart_type: chartType,
        metrics: parameters.metrics,
        relation: parameters.relation,
      })),
    );
  });

  it("keeps an element's dates", () => {
    const [element] = overview.elements;
    if (!element) throw new Error('The overview has elements.');
    const ranged = {
      ...overview,
      elements: [
        { ...element, parameters: { ...element.parameters, from: '2026-01-01', to: '2026-02-01', dynamic: 90 } },
      ],
    };
    expect(definitionOf(draftOf(ranged)).elements[0]?.request).toEqual({
      parameters: { args: { from: '2026-01-01', to: '2026-02-01', dynamic: 90 } },
    });
  });

  it("keeps an element's comment and its initial note", () => {
    const [element] = overview.elements;
    if (!element) throw new Error('The overview has elements.');
    const definition = {
      ...overview,
      elements: [{ ...element, comment: 'Counts from midnight.', initialAnnotation: 'Begun when the club moved.' }],
    };
    expect(definitionOf(draftOf(definition)).elements[0]).toMatchObject({
      dashboard_comment: 'Counts from midnight.',
      initial_annotation: 'Begun when the club moved.',
    });
    expect(definitionOf(draftOf(overview)).elements[0]).toMatchObject({
      dashboard_comment: null,
      initial_annotation: null,
    });
  });

  it('is ordered row by row, wherever its elements were added', () => {
    const moved = putElement(full, 'new-6', { x: 0, y: 0, w: 12, h: 6 });
    expect(definitionOf(moved).elements.map(({ chart_type }) => chart_type)[0]).toBe('survey_comments');
    expect(removeElement(moved, 'new-6').elements.map(({ layout }) => layout.y)).toContain(0);
    expect(
      removeElement(removeElement({ ...full, elements: full.elements.slice(0, 1) }, 'new-0'), 'nobody').elements,
    ).toEqual([]);
  });

  it.each([
    ['a name', { ...full, name: '  ' }, { name: 'Enter a name for the dashboard' }],
    ['a title', changeElement(full, 'new-1', { title: '' }), { 'title new-1': 'Enter a title' }],
    ['a metric', changeElement(full, 'new-0', { metrics: [] }), { 'metrics new-0': 'Choose a metric' }],
    ['nothing', changeElement(full, 'new-6', { metrics: [] }), {}],
  ])('says at which field it lacks %s', (_, draft, problems) => {
    expect(problemsIn(draft)).toEqual(problems);
  });

  it('names the first problem in reading order first', () => {
    const untitled = (...keys: readonly string[]) =>
      keys.reduce((draft, key) => changeElement(draft, key, { title: '' }), full);
    expect(Object.keys(problemsIn(untitled('new-4', 'new-1')))).toEqual(['title new-1', 'title new-4']);
    expect([elementOfField('title new-4'), elementOfField('name')]).toEqual(['new-4', null]);
  });

  it('takes a copy of an element, in its size, below the others and as a new one', () => {
    const stored = draftOf(overview);
    const [first] = stored.elements;
    const copied = duplicateElement(stored, first?.key ?? '', 'new-1');
    expect(copied.elements.at(-1)).toMatchObject({
      ...first,
      key: 'new-1',
      id: null,
      title: `${first?.title} (copy)`,
      layout: { x: 0, w: first?.layout.w, h: first?.layout.h },
    });
    expect(copied.elements.at(-1)?.layout.y).toBeGreaterThan(stored.elements.at(-1)?.layout.y ?? 0);
    expect(schema.safeParse(definitionOf(copied)).error).toBeUndefined();
    expect(duplicateElement(stored, 'gone', 'new-1')).toBe(stored);
  });

  it('keeps cell formats of the metrics it shows', () => {
    const rule = { metric: 'ata_avg', when: 'above', value: 60, tone: 'bad' } as const;
    const formatted = changeElement(full, 'new-1', { rules: [rule, { ...rule, metric: 'decline_freq' }] });
    const table = definitionOf(formatted).elements.find(({ chart_type: chart }) => chart === 'table');
    expect(table?.request.parameters).toEqual({ args: {}, rules: [rule] });
    expect(schema.safeParse(definitionOf(formatted)).error).toBeUndefined();
    expect(definitionOf(full).elements[0]?.request.parameters).not.toHaveProperty('rules');
  });

  it('moves one of its metrics along', () => {
    expect([movedBy(['a', 'b', 'c'], 0, 1), movedBy(['a', 'b', 'c'], 2, -1)]).toEqual([
      ['b', 'a', 'c'],
      ['a', 'c', 'b'],
    ]);
  });
});

describe('a draft that conflicts with a newer version', () => {
  const stored = { ...draftOf(overview), name: 'Overview', employees: [4, 5] };
  const gone = stored.elements[0]?.key ?? '';
  const without = removeElement(stored, gone);

  it('is copied with new elements, shared with nobody, under a name that fits', () => {
    const copy = copyOf({ ...stored, name: 'x'.repeat(120) });
    expect(copy.name).toHaveLength(120);
    expect(copy.name).toMatch(/ \(copy\)$/);
    expect(copy.employees).toEqual([]);
    expect(copy.elements.map(({ id }) => id)).toEqual(stored.elements.map(() => null));
    expect(schema.safeParse(definitionOf(copy)).success).toBe(true);
  });

  it('overwrites using the ids that still exist; elements deleted in the meantime become new', () => {
    expect(overwriting(stored, without).elements.map(({ key, id }) => [key, id])).toEqual(
      stored.elements.map(({ key, id }) => [key, key === gone ? null : id]),
    );
  });

  it('describes the differences element by element', () => {
    const label = (id: string) => `<${id}>`;
    const mine = describedDraft({ ...stored, name: 'Mine' }, label);
    expect(mine[0]).toEqual({ key: 'name', label: 'Name', text: 'Mine' });
    expect(mine.filter(({ key }) => key.startsWith('element'))).toHaveLength(stored.elements.length);
    const [first] = stored.elements;
    expect(mine.find(({ key }) => key === `element ${first?.key}`)?.text).toContain(`<${first?.metrics[0]}>`);
    const moved = putElement(stored, gone, { x: 0, y: 9, w: 5, h: 2 });
    expect(describedDraft(moved, label)).not.toEqual(describedDraft(stored, label));
  });
});
