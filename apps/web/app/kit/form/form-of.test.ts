import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { FormValues } from './form-field.ts';
import { messagesOf, nounOf } from './form-messages.ts';
import { formOf } from './form-of.server.ts';

const shift = z.strictObject({
  purpose: z.literal('create'),
  token: z.string().min(1),
  name: z.string().min(3).max(20),
  note: z.string().max(200).nullable(),
  email: z.email().optional(),
  password: z.string().min(12),
  drivers: z.int().min(0).max(90),
  share: z.number().positive().optional(),
  start_date: z.iso.date(),
  end_date: z.iso.date().nullable(),
  service: z.enum(['tow', 'battery']),
  days: z
    .array(z.enum(['mon', 'tue', 'wed']))
    .min(1)
    .max(2),
  urgent: z.boolean(),
});
const form = formOf(shift, {
  given: ['token'],
  order: ['service', 'name'],
  fields: {
    name: { hint: 'As dispatch calls it', refusals: { Taken: 'Choose another name' } },
    email: { label: 'Email', noun: 'an email address' },
    password: { secret: true },
    end_date: { after: 'start_date' },
    service: { options: { tow: 'Tow' } },
  },
});

const right: FormValues = {
  name: 'Night',
  note: '',
  email: '',
  password: '  with spaces  ',
  drivers: '12',
  share: '0.5',
  start_date: '2026-11-24',
  end_date: '2026-11-25',
  service: 'tow',
  days: ['mon', 'wed'],
  urgent: true,
};

/** The form data a browser sends for these values. */
function sent(values: FormValues): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(values))
    if (value === true) data.append(name, 'on');
    else if (typeof value === 'string') data.append(name, value);
    else if (value) for (const each of value) data.append(name, each);
  return data;
}
const messages = (changed: FormValues) => messagesOf(form.fields, { ...right, ...changed });

describe('the fields of a schema', () => {
  it('are rendered by kind with their limits, in form order, without fixed or given ones', () => {
    expect(form.fields.map(({ name, kind, required }) => [name, kind, required])).toEqual([
      ['service', 'choice', true],
      ['name', 'text', true],
      ['note', 'text', false],
      ['email', 'text', false],
      ['password', 'secret', true],
      ['drivers', 'number', true],
      ['share', 'number', false],
      ['start_date', 'date', true],
      ['end_date', 'date', false],
      ['days', 'choices', true],
      ['urgent', 'boolean', false],
    ]);
    const field = (name: string) => form.fields.find((each) => each.name === name);
    expect(field('name')).toMatchObject({ label: 'Name', minLength: 3, maxLength: 20, hint: 'As dispatch calls it' });
    expect(field('drivers')).toMatchObject({ whole: true, min: 0, max: 90 });
    expect(field('share')).toMatchObject({ whole: false, above: 0 });
    expect(field('share')).not.toHaveProperty('max');
    expect(field('email')).toMatchObject({ input: 'email', label: 'Email' });
    expect(field('service')).toMatchObject({
      options: [
        { value: 'tow', label: 'Tow' },
        { value: 'battery', label: 'Battery' },
      ],
    });
    expect(field('days')).toMatchObject({ min: 1, max: 2 });
    expect(field('start_date')).toMatchObject({ label: 'Start date', noun: 'a start date' });
  });

  it('are plain data that can be sent to the browser', () => {
    expect(JSON.parse(JSON.stringify(form.fields))).toEqual(form.fields);
  });

  it('throw when no control can render them', () => {
    expect(() => formOf(z.object({ place: z.object({ id: z.int() }) }))).toThrow("No control draws 'place'");
    expect(formOf(z.object({ place: z.object({ id: z.int() }) }), { given: ['place'] }).fields).toEqual([]);
  });
});

describe('form messages', () => {
  it.each<[FormValues, FormValues]>([
    [{ name: '' }, { name: 'Enter a name' }],
    [{ name: 'ab' }, { name: 'Enter at least 3 characters' }],
    [{ name: 'a'.repeat(21) }, { name: 'Enter 20 characters or fewer' }],
    [{ email: 'nobody' }, { email: 'Enter an email address like name@example.com' }],
    [{ drivers: '' }, { drivers: 'Enter the drivers' }],
    [{ drivers: 'many' }, { drivers: 'Enter a whole number' }],
    [{ drivers: '1.5' }, { drivers: 'Enter a whole number' }],
    [{ drivers: '91' }, { drivers: 'Enter a whole number from 0 to 90' }],
    [{ share: '0' }, { share: 'Enter a number greater than 0' }],
    [{ start_date: '2026-02-30' }, { start_date: 'Enter a start date from the calendar' }],
    [{ end_date: '2026-11-24' }, { end_date: 'Enter an end date after the start date' }],
    [{ end_date: '' }, {}],
    [{ service: 'flight' }, { service: 'Choose a service from the list' }],
    [{ days: [] }, { days: 'Choose at least 1' }],
    [{ days: ['mon', 'tue', 'wed'] }, { days: 'Choose 2 or fewer' }],
    [{ urgent: false }, {}],
  ])('of %o is %o', (changed, said) => {
    expect(messages(changed)).toEqual(said);
    const read = form.read(sent({ ...right, ...changed }), { token: 't' });
    // The browser runs the same function, so the server's messages are identical.
    expect(read.ok ? {} : read.answer.fields).toEqual(said);
  });

  it('name a thing with its article', () => {
    expect(['End date', 'Username', 'Email', 'PSP share', 'FLEET id', 'Address'].map(nounOf)).toEqual([
      'an end date',
      'a username',
      'an email',
      'a PSP share',
      'an FLEET id',
      'an address',
    ]);
  });

  it('include errors only the schema knows', () => {
    const odd = formOf(
      z.object({ code: z.string().refine((value) => !value.includes('\0'), 'Remove the odd character') }),
    );
    expect(odd.read(sent({ code: 'a\0b' }))).toMatchObject({
      ok: false,
      answer: { fields: { code: 'Remove the odd character' } },
    });
  });

  it('never send a secret back', () => {
    const read = form.read(sent({ ...right, name: '' }), { token: 't' });
    expect(read.ok).toBe(false);
    expect(JSON.stringify(read)).not.toContain('with spaces');
  });

  it('tell the screen about a value without a field', () => {
    expect(form.read(sent(right), { token: '' })).toMatchObject({
      ok: false,
      answer: { fields: { token: 'Check the token' }, words: 'Check what you entered, then try again.' },
    });
  });
});

describe('a submitted form', () => {
  it('becomes the body of the call, with its fixed and given values', () => {
    const data = sent(right);
    data.set('form-key', 'a'.repeat(32));
    data.set('form-version', '4');
    expect(form.read(data, { token: 't' })).toMatchObject({
      ok: true,
      key: 'a'.repeat(32),
      version: 4,
      body: {
        purpose: 'create',
        token: 't',
        name: 'Night',
        note: null,
        password: '  with spaces  ',
        drivers: 12,
        share: 0.5,
        start_date: '2026-11-24',
        end_date: '2026-11-25',
        service: 'tow',
        days: ['mon', 'wed'],
        urgent: true,
      },
    });
  });

  it('cannot set fixed or given values', () => {
    const data = sent(right);
    data.set('purpose', 'delete');
    data.set('token', 'stolen');
    expect(form.read(data, { token: 't' })).toMatchObject({ ok: true, body: { purpose: 'create', token: 't' } });
  });

  it('holds the typed values', () => {
    const trimmed = (min: number, max: number) =>
      fc
        .string({ minLength: min, maxLength: max, unit: 'grapheme' })
        .filter((text) => text.trim() === text && text.length >= min && text.length <= max && !/[\r]/.test(text));
    const day = fc
      .date({ min: new Date('2000-01-01'), max: new Date('2099-12-30'), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10));
    const body = fc.record({
      name: trimmed(3, 20),
      note: fc.option(trimmed(1, 200)),
      email: fc.constantFrom('ada@example.com', 'a.b+c@d.example'),
      password: fc.string({ minLength: 12, maxLength: 60 }),
      drivers: fc.integer({ min: 0, max: 90 }),
      share: fc.double({ min: 0, minExcluded: true, max: 1e9, noNaN: true }),
      start_date: day,
      service: fc.constantFrom('tow' as const, 'battery' as const),
      days: fc.uniqueArray(fc.constantFrom('mon' as const, 'tue' as const, 'wed' as const), {
        minLength: 1,
        maxLength: 2,
      }),
      urgent: fc.boolean(),
    });
    fc.assert(
      fc.property(body, (typed) => {
        const whole = { ...typed, end_date: null };
        // Round trip: the controls hold the record, the browser sends them, and the server reads the same record back.
        const values = { ...form.valuesOf(whole), password: typed.password };
        const read = form.read(sent(values), { token: 't' });
        expect(read).toMatchObject({ ok: true });
        expect(read.ok && read.body).toEqual({ ...whole, purpose: 'create', token: 't' });
      }),
    );
  });

  it('reads the line breaks of a text area as they were typed', () => {
    const read = form.read(sent({ ...right, note: 'one\r\ntwo' }), { token: 't' });
    expect(read.ok && read.body.note).toBe('one\ntwo');
  });
});

describe('an API refusal', () => {
  const refused = (more: object) =>
    form.refused({ kind: 'refused', detail: 'Name is taken.', requestId: '', ...more }, right);

  it("maps to its fields, in the form's own words", () => {
    expect(refused({ fields: { name: 'Taken', 'days.1': 'Closed on Tuesdays' } })).toMatchObject({
      fields: { name: 'Choose another name', days: 'Closed on Tuesdays' },
      words: '',
    });
  });

  it('shows above the button when no field is at fault', () => {
    expect(refused({ fields: { purpose: 'no' } }).words).toBe('Name is taken.');
  });

  it('carries both versions when somebody else saved first', () => {
    expect(refused({ current: { version: 5, name: 'Day', drivers: 3, days: ['tue'] } }).conflict).toEqual({
      version: 5,
      theirs: expect.objectContaining({ name: 'Day', drivers: '3', days: ['tue'], note: '' }) as FormValues,
    });
    expect(refused({}).conflict).toBeUndefined();
  });
});
