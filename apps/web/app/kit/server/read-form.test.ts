import { expect, it } from 'vitest';
import { readForm } from './read-form.server.ts';

const sent = (type: string, body: string, signal?: AbortSignal) =>
  new Request('http://web/x', { method: 'POST', headers: { 'content-type': type }, body, ...(signal && { signal }) });

it('reads a form', async () => {
  const form = await readForm(sent('application/x-www-form-urlencoded', 'name=Kim'));
  expect(form.get('name')).toBe('Kim');
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
