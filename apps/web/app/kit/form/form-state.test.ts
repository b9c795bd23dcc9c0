import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formAfter, isSame, openForm, unsavedOf, type FormEvent, type FormState } from './form-state.ts';

interface Values {
  readonly name: string;
  readonly days: readonly string[];
  readonly end: string | null;
}
const stored: Values = { name: 'Elm Street', days: ['mon'], end: null };
const opened = openForm({ values: stored, version: 1 });
const after = (events: readonly FormEvent<Values>[], from: FormState<Values> = opened) =>
  events.reduce(formAfter, from);
const typed = (part: Partial<Values>, messages = {}): FormEvent<Values> => ({ type: 'changed', part, messages });
const reread = (name: string, version: number): FormEvent<Values> => ({
  type: 'reread',
  stored: { values: { ...stored, name }, version },
});
const refused = (fields: Readonly<Record<string, string>>, words = ''): FormEvent<Values> => ({
  type: 'refused',
  refusal: { fields, words },
});

describe('messages', () => {
  it('stay until their own field is valid', () => {
    const faulty = after([refused({ name: 'Enter a name', end: 'Too early' })]);
    expect(after([typed({ days: [] })], faulty).problems).toEqual({ name: 'Enter a name', end: 'Too early' });
    expect(after([typed({ name: 'a' }, { name: 'Too short' })], faulty).problems.name).toBe('Enter a name');
    expect(after([typed({ name: 'Oak' })], faulty).problems).toEqual({ end: 'Too early' });
  });

  it('count every refusal, so that the focus moves again', () => {
    expect(after([refused({ name: 'Taken' }), refused({ name: 'Taken' })]).tries).toBe(2);
  });

  it('are gone after a save', () => {
    const saved = after([refused({ name: 'Taken' }, 'Busy'), { type: 'saved', saved: { values: stored, version: 2 } }]);
    expect(saved).toMatchObject({ problems: {}, words: '', base: { version: 2 } });
  });
});

describe('a record that is read again', () => {
  it('replaces untouched fields', () => {
    expect(after([reread('Oak Street', 2)])).toMatchObject({
      values: { name: 'Oak Street' },
      base: { version: 2 },
      newer: null,
    });
  });

  it('is set beside typed ones', () => {
    const both = after([typed({ name: 'Elm Road' }), reread('Oak Street', 2)]);
    expect(both).toMatchObject({ values: { name: 'Elm Road' }, base: { version: 1 }, newer: { version: 2 } });
    expect(after([{ type: 'reopened', base: both.newer! }], both)).toMatchObject({
      values: { name: 'Oak Street' },
      base: { version: 2 },
      newer: null,
    });
  });

  it('needs no decision if the same was typed', () => {
    expect(after([typed({ name: 'Oak Street' }), reread('Oak Street', 2)])).toMatchObject({
      newer: null,
      base: { version: 2 },
    });
  });

  it('comes with the refusal of a save, and stays until someone decides', () => {
    const newer = { values: { ...stored, name: 'Oak Street' }, version: 2 };
    const both = after([
      typed({ name: 'Elm Road' }),
      { type: 'refused', refusal: { fields: {}, words: 'Outdated', newer } },
      refused({}, 'Busy'),
    ]);
    expect(both).toMatchObject({ newer, words: 'Busy', values: { name: 'Elm Road' } });
  });

  it('keeps what was typed while the save was under way', () => {
    const sent = { ...stored, name: 'Elm Road' };
    const saved = after([typed({ name: 'Elm Road N' }), { type: 'saved', saved: { values: sent, version: 2 } }]);
    expect(saved.values.name).toBe('Elm Road N');
    expect(unsavedOf(saved.base, saved.values)).toMatchObject({ version: 2 });
  });

  it('changes nothing when it is the version just saved', () => {
    const values = { ...stored, name: 'Elm Road' };
    const saved = after([typed({ name: 'Elm Road' }), { type: 'saved', saved: { values, version: 2 } }]);
    expect(after([typed({ name: 'Elm Road N' }), reread('Elm Road', 2)], saved)).toMatchObject({
      values: { name: 'Elm Road N' },
      newer: null,
    });
  });

  it('never loses typing, whatever happens in between', () => {
    const events = fc.array(
      fc.oneof(
        fc.string().map((name) => typed({ name })),
        fc.tuple(fc.string(), fc.nat(9)).map(([name, version]) => reread(name, version)),
        fc.constant(refused({ name: 'Taken' })),
      ),
    );
    fc.assert(
      fc.property(events, fc.string({ minLength: 30 }), (before, name) => {
        const held = after([...before, typed({ name })]);
        const last = after([reread('Theirs', 99)], held);
        expect(last.values.name).toBe(name);
        expect(last.newer?.version ?? last.base.version).toBe(99);
      }),
    );
  });
});

describe('a draft', () => {
  const draft = (values: unknown, version: unknown = 1) =>
    after([{ type: 'restored', draft: { version, values }, opened: stored }]);

  it('comes back with the version it was made on', () => {
    const later = openForm({ values: stored, version: 3 });
    const back = after(
      [{ type: 'restored', draft: { version: 1, values: { name: 'Elm Road' } }, opened: stored }],
      later,
    );
    expect(back).toMatchObject({ values: { name: 'Elm Road', days: ['mon'] }, base: { version: 1 } });
    expect(back.restored).toEqual({ values: stored, version: 3 });
  });

  it('never replaces what was typed on this page', () => {
    const early = after([typed({ name: 'Early' })]);
    const back = after(
      [{ type: 'restored', draft: { version: 1, values: { name: 'Draft', days: [] } }, opened: stored }],
      early,
    );
    expect(back.values).toEqual({ name: 'Early', days: [], end: null });
  });

  it.each([[null], ['text'], [[]], [{ version: 1 }], [{ values: 7 }]])('of %j is ignored', (kept) => {
    expect(after([{ type: 'restored', draft: kept, opened: stored }])).toBe(opened);
  });

  it('drops what today’s form can’t hold', () => {
    expect(draft({ name: 7, days: 'mon', end: '2026-11-27', gone: true }).values).toEqual({
      ...stored,
      end: '2026-11-27',
    });
  });

  it('exists while something is unsaved', () => {
    const name = 'Elm Road';
    expect(unsavedOf(opened.base, opened.values)).toBeNull();
    expect(unsavedOf(opened.base, { ...stored, name })).toEqual({ version: 1, values: { ...stored, name } });
    expect(isSame(stored, { ...stored, days: ['mon'] })).toBe(true);
  });
});
