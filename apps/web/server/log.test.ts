import { afterEach, expect, it, vi } from 'vitest';
import { createLog } from './log.ts';

afterEach(() => void vi.restoreAllMocks());

function written(act: (log: ReturnType<typeof createLog>) => void) {
  const texts: string[] = [];
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    texts.push(String(text));
    return true;
  });
  act(createLog());
  vi.restoreAllMocks();
  expect(texts.every((text) => text.indexOf('\n') === text.length - 1)).toBe(true);
  return texts.map((text) => JSON.parse(text) as Record<string, unknown>);
}

it('writes one line of JSON per event, with its level', () => {
  const [notice, info, error] = written((log) => {
    log.notice('Set TRUST_PROXY.');
    log.info('ready', { port: 3000 });
    log.error('the api failed', 'no reason', { status: 500 });
  });
  expect(notice).toMatchObject({ level: 40, name: 'web', msg: 'Set TRUST_PROXY.', notice: 'Set TRUST_PROXY.' });
  expect(info).toMatchObject({ level: 30, name: 'web', msg: 'ready', port: 3000 });
  expect(error).toMatchObject({ level: 50, name: 'web', msg: 'the api failed', status: 500, err: 'no reason' });
  expect(new Date(String(info?.['time'])).toISOString()).toBe(info?.['time']);
});

it("logs an error's type, location and cause", () => {
  const [line] = written((log) =>
    log.error('failed', new TypeError('odd', { cause: new Error('deeper', { cause: 'deepest' }) })),
  );
  expect(line?.['err']).toMatchObject({
    type: 'TypeError',
    message: 'odd',
    stack: expect.stringContaining('log.test'),
    cause: { type: 'Error', message: 'deeper', cause: 'deepest' },
  });
  expect(written((log) => log.error('failed', new Error('alone')))[0]?.['err']).not.toHaveProperty('cause');
});
