'use client';
import { inTime } from '@roadside/foundations/in-time';
import { useEffect, useSyncExternalStore } from 'react';

interface Arrival<Part> {
  readonly part: Part | null;
  /** The latest attempt failed. */
  readonly lost: boolean;
}

/** A module that is loaded after the page. */
export interface LatePart<Part> {
  /** The module, or null until it has loaded. */
  readonly current: () => Part | null;
  /** Loads it; null if that fails. A later call tries again. */
  readonly load: () => Promise<Part | null>;
  /** Loads it once the page is idle, for the first press to find it there. */
  readonly loadWhenIdle: () => void;
  readonly subscribe: (changed: () => void) => () => void;
  readonly arrival: () => Arrival<Part>;
}

const none = { part: null, lost: false } as const;

/**
 * A module in its own chunk whose exports render nothing until they are needed: unlike `lazy`, it needs no Suspense, so
 * everything in it mounts in one step once it is there.
 */
export function latePart<Part>(bring: () => Promise<Part>): LatePart<Part> {
  let arrival: Arrival<Part> = none;
  let coming: Promise<Part | null> | null = null;
  let expected = false;
  const listeners = new Set<() => void>();
  const note = (next: Arrival<Part>) => {
    arrival = next;
    for (const changed of listeners) changed();
  };
  const load = () =>
    (coming ??= inTime(bring()).then(
      (part) => {
        note({ part, lost: false });
        return part;
      },
      () => {
        coming = null;
        note({ part: null, lost: true });
        return null;
      },
    ));
  return {
    current: () => arrival.part,
    load,
    loadWhenIdle: () => {
      if (expected) return;
      expected = true;
      // Safari has no `requestIdleCallback`.
      (window.requestIdleCallback || setTimeout)(() => void load());
    },
    subscribe: (changed) => {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    arrival: () => arrival,
  };
}

const nothingYet = () => none;

/** A late module: null until it has loaded, which `wanted` starts. */
export function useLatePart<Part>(late: LatePart<Part>, wanted: boolean): Arrival<Part> {
  const arrival = useSyncExternalStore<Arrival<Part>>(late.subscribe, late.arrival, nothingYet);
  useEffect(() => {
    if (wanted) void late.load();
  }, [late, wanted]);
  return arrival;
}
