import type { CallContext } from '../../platform/calls/handler.ts';

interface Window {
  readonly from: Date;
  readonly to: Date;
}

/** Drivers a station needs in the hour that starts at an instant, by the forecast; null where it has none. */
export async function neededDrivers(
  _reader: Pick<CallContext, 'db' | 'tree'>,
  _stationId: number,
  _window: Window,
): Promise<(start: number) => number | null> {
  return () => null;
}
