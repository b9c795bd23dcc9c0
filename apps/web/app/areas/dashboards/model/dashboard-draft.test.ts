import { calls } from '@roadside/contract/calls';
import { describe, expect, it } from 'vitest';
import { overview } from './stored-dashboard.ts';
import {
  addElement,
  changeElement,
  copyOf,
  definitionOf,
  describedDraft,
  draftOf,
  elementKinds,
  emptyDraft,
  missingIn,
  overwriting,
  putElement,
  removeElement,
  type DashboardDraft,
} from './dashboard-draft.ts';

const schema = calls.dashboards.create.body.shape.dashboard;
const full = elementKinds.reduce<DashboardDraft>(
  (draft, kind, index) => addElement(draft, kind, `new-${index}`, 'club'),
  { ...emptyDraft, name: 'All four' },
);

describe('a dashboard draft', () => {
  it('fits the contract with each of the four kinds, at every location', () => {
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
    const moved = putElement(full, 'new-3', { x: 0, y: 0, w: 12, h: 6 });
    expect(definitionOf(moved).elements.map(({ chart_type }) => chart_type)[0]).toBe('survey_comments');
    expect(removeElement(moved, 'new-3').elements.map(({ layout }) => layout.y)).toContain(0);
    expect(
      removeElement(removeElement({ ...full, elements: full.elements.slice(0, 1) }, 'new-0'), 'nobody').elements,
    ).toEqual([]);
  });

  it.each([
    [{ ...full, name: '  ' }, 'Enter a name for the dashboard.'],
    [changeElement(full, 'new-1', { title: '' }), 'Enter a title for element 2.'],
    [changeElement(full, 'new-0', { metrics: [] }), 'Choose a metric for “Paid calls”.'],
    [changeElement(full, 'new-3', { metrics: [] }), null],
  ])('reports what is missing', (draft, words) => {
    expect(missingIn(draft)).toBe(words);
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
