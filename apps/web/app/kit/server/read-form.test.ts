import { expect, it } from 'vitest';
import { readForm, typedText } from './read-form.server.ts';

const sent = (type: string, body: string, signal?: AbortSignal) =>
  new Request('http://web/x', { method: 'POST', headers: { 'content-type': type }, body, ...(signal && { signal }) });

it('reads a form, its text trimmed and capped at a reasonable length', async () => {
  const form = await readForm(sent('application/x-www-form-urlencoded', `name=+Kim++&long=${'x'.repeat(2000)}`));
  expect([typedText(form, 'name'), typedText(form, 'missing'), typedText(form, 'long').length]).toEqual([
    'Kim',
    '',
    1024,
  ]);
});

it('does not take a file for text', () => {
  const form = new FormData();
  form.set('name', new File(['x'], 'x.txt'));
  expect(typedText(form, 'name')).toBe('');
});

it("rejects a body that isn't a form, as the sender's fault", async () => {
  const refused: unknown = await readForm(sent('application/json', '{}')).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(Response);
  expect((refused as Response).status).toBe(400);
  expect(await (refused as Response).text()).toBe('We couldn’t read the form. Nothing was changed. Try again.');
});

it('does not report a form error to somebody who has left', async () => {
  const gone = new AbortController();
  const request = sent('application/json', '{}', gone.signal);
  gone.abort(new Error('left'));
  expect(await readForm(request).catch((error: unknown) => error)).not.toBeInstanceOf(Response);
});
