import { afterEach, expect, it, vi } from 'vitest';
import { whileLooking } from './while-looking.ts';

afterEach(() => vi.unstubAllGlobals());

it('calls back again when the network or the reader comes back, until it is stopped', () => {
  const page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  const network = new EventTarget();
  vi.stubGlobal('document', page);
  vi.stubGlobal('addEventListener', network.addEventListener.bind(network));
  vi.stubGlobal('removeEventListener', network.removeEventListener.bind(network));
  const look = vi.fn<() => void>();
  const stop = whileLooking(look);
  expect(look).toHaveBeenCalledTimes(1);
  network.dispatchEvent(new Event('online'));
  expect(look).toHaveBeenCalledTimes(2);
  page.visibilityState = 'hidden';
  page.dispatchEvent(new Event('visibilitychange'));
  network.dispatchEvent(new Event('online'));
  expect(look).toHaveBeenCalledTimes(2);
  page.visibilityState = 'visible';
  page.dispatchEvent(new Event('visibilitychange'));
  expect(look).toHaveBeenCalledTimes(3);
  stop();
  network.dispatchEvent(new Event('online'));
  page.dispatchEvent(new Event('visibilitychange'));
  expect(look).toHaveBeenCalledTimes(3);
});
