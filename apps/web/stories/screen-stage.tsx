import { Outlet, useLoaderData } from '@remix-run/react';
import { createRemixStub } from '@remix-run/testing';
import { type ComponentType, useEffect, useRef, useState } from 'react';
import { drawers } from '../app/drawers.ts';
import { ResourceProvider } from '../app/kit/resource/resource-provider.tsx';
import { DrawerRegistry } from '../app/kit/drawers/drawer-registry.ts';
import { NoticesProvider } from '../app/kit/notices/notices.tsx';
import { ShellScreen, type ShellScreenProps } from '../app/shell/shell-screen.tsx';
import { viewCookie, type ViewSettings } from '../app/kit/store/view-settings.ts';
import { recorded } from './recorded.ts';

/** Where a screen stands in a story. */
export interface Scene {
  /** Id and path of its route, as in routes.ts. */
  readonly route: string;
  readonly path: string;
  /** The address that is open. */
  readonly at: string;
  /** What its loader gave; parts of the frame read the place from it. */
  readonly loaded?: unknown;
  /** With the rail and the bar of the signed-in. */
  readonly framed?: boolean;
  readonly screen: ComponentType;
}

const nothing = () => null;

function SignedIn() {
  return (
    <ShellScreen {...(useLoaderData() as ShellScreenProps)}>
      <Outlet />
    </ShellScreen>
  );
}

function Elsewhere() {
  return <p>Another screen opens here.</p>;
}

/** Longer than a preview rests before it asks, and than React holds back what came late. */
const stillMs = 700;

/** Says that the page is idle once nothing on it has changed for a while: parts of a screen come one after the other. */
function useIdleMark() {
  const mark = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      mark.current?.setAttribute('data-idle', 'false');
      clearTimeout(timer);
      timer = setTimeout(() => mark.current?.setAttribute('data-idle', 'true'), stillMs);
    };
    const observer = new MutationObserver(wait);
    observer.observe(document.body, { childList: true, characterData: true, subtree: true });
    wait();
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, []);
  return mark;
}

/** A screen at its address without a server: its links lead nowhere further, and what is sent is swallowed. */
export function ScreenStage({
  scene: { route, path, at, loaded = null, framed = false, screen },
}: {
  readonly scene: Scene;
}) {
  const [Stub] = useState(() =>
    createRemixStub([
      {
        id: 'signed-in',
        loader: () => recorded.shell,
        Component: framed ? SignedIn : Outlet,
        children: [
          { id: route, path, loader: () => loaded as object, action: nothing, Component: screen },
          { id: 'elsewhere', path: '*', loader: nothing, action: nothing, Component: Elsewhere },
        ],
      },
    ]),
  );
  const mark = useIdleMark();
  return (
    <ResourceProvider>
      <DrawerRegistry value={drawers}>
        <NoticesProvider arrived={noNotices}>
          <div ref={mark} data-idle="false" hidden />
          <Stub
            initialEntries={[at]}
            hydrationData={{ loaderData: { 'signed-in': recorded.shell, [route]: loaded } }}
          />
        </NoticesProvider>
      </DrawerRegistry>
    </ResourceProvider>
  );
}
const noNotices: readonly never[] = [];

interface Toolbar {
  readonly theme: string;
  readonly density: string;
}

/** The app keeps its look in a cookie; the toolbar's choices become that. */
export function takeLook({ theme, density }: Toolbar): void {
  const [time = 'system', contrast] = theme.split('-');
  // oxlint-disable-next-line unicorn/no-document-cookie -- the app reads its look from there
  document.cookie = viewCookie({
    theme: time as ViewSettings['theme'],
    contrast: contrast ? 'more' : 'system',
    rail: 'pinned',
    density: density as ViewSettings['density'],
  });
}

/** From here on it is the instant of the recording, and the app's own addresses answer what was recorded. Gives the way back. */
export function enterRecording(answers: Readonly<Record<string, unknown>> = {}): () => void {
  const { fetch, Date: Clock } = globalThis;
  const instant = Clock.parse(recorded.now);
  globalThis.Date = class extends Clock {
    constructor(...given: []) {
      super(...((given.length > 0 ? given : [instant]) as []));
    }
    static override now() {
      return instant;
    }
  } as DateConstructor;
  const known: Readonly<Record<string, unknown>> = { ...recorded.resources, ...answers };
  globalThis.fetch = async (input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input, location.href);
    if (!pathname.startsWith('/resources/')) return await fetch(input, init);
    const answer = known[pathname];
    if (answer === undefined)
      return Response.json({ ok: false, problem: { kind: 'not-built', detail: '', requestId: '' } });
    return Response.json(typeof answer === 'function' ? await answer(init) : answer);
  };
  return () => {
    globalThis.fetch = fetch;
    globalThis.Date = Clock;
    // oxlint-disable-next-line unicorn/no-document-cookie -- the look of this story is not that of the next
    document.cookie = 'view=; Path=/; Max-Age=0';
  };
}
