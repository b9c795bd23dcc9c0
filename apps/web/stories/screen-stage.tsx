import { Outlet, parsePath, useLoaderData } from '@remix-run/react';
import { createRemixStub } from '@remix-run/testing';
import { type ComponentType, useEffect, useRef, useState } from 'react';
import { drawers } from '../app/drawers.ts';
import { resourcesRoot } from '../app/kit/resource/resource-address.ts';
import { ResourceProvider } from '../app/kit/resource/resource-provider.tsx';
import { DrawerRegistry } from '../app/kit/drawers/drawer-registry.ts';
import { NoticesProvider } from '../app/kit/notices/notices.tsx';
import { ShellScreen, type ShellScreenProps } from '../app/shell/shell-screen.tsx';
import { viewCookie, type ViewSettings } from '../app/kit/store/view-settings.ts';
import { recorded } from './recorded.ts';

/** A screen in a story, with its route and data. */
export interface Scene {
  /** Id and path of its route, as in routes.ts. */
  readonly route: string;
  readonly path: string;
  /** The URL being shown. */
  readonly at: string;
  /** Its loader data; parts of the frame read the location from it. */
  readonly loaded?: unknown;
  /** Whether to show the rail and the bar of the signed-in app. */
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

/** Longer than a preview's debounce, and longer than React holds back late content. */
const stillMs = 700;

/** Marks the page as idle once nothing has changed for a while, since parts of a screen load one after another. */
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

// As in the app's root, messages are inside the router: they belong to a page.
const noNotices: readonly never[] = [];
const FramedPage = () => (
  <NoticesProvider arrived={noNotices}>
    <SignedIn />
  </NoticesProvider>
);
const BarePage = () => (
  <NoticesProvider arrived={noNotices}>
    <Outlet />
  </NoticesProvider>
);

let drawnScenes = 0;

/** Renders a screen at its URL without a server: links lead to a placeholder, and submissions are ignored. */
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
        Component: framed ? FramedPage : BarePage,
        children: [
          { id: route, path, loader: () => loaded as object, action: nothing, Component: screen },
          { id: 'elsewhere', path: '*', loader: nothing, action: nothing, Component: Elsewhere },
        ],
      },
    ]),
  );
  // A unique key: screens restore their scroll position by it, and a story would start where an earlier one stopped.
  const [entry] = useState(() => ({ ...parsePath(at), key: `story ${(drawnScenes += 1)}` }));
  const mark = useIdleMark();
  return (
    <ResourceProvider>
      <DrawerRegistry value={drawers}>
        <div ref={mark} data-idle="false" hidden />
        <Stub
          initialEntries={[entry]}
          hydrationData={{ loaderData: { 'signed-in': recorded.shell, [route]: loaded } }}
        />
      </DrawerRegistry>
    </ResourceProvider>
  );
}

interface Toolbar {
  readonly theme: string;
  readonly density: string;
}

/** The app keeps its appearance settings in a cookie; this sets it from the toolbar's choices. */
export function takeLook({ theme, density }: Toolbar): void {
  const [time = 'system', contrast] = theme.split('-');
  // oxlint-disable-next-line unicorn/no-document-cookie -- the app reads its appearance settings from there
  document.cookie = viewCookie({
    theme: time as ViewSettings['theme'],
    contrast: contrast ? 'more' : 'system',
    rail: 'pinned',
    density: density as ViewSettings['density'],
  });
}

/**
 * Freezes the clock at the instant of the recording and answers the app's own URLs with the recorded replies. Returns a
 * function that restores both.
 */
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
    const url = new URL(input instanceof Request ? input.url : input, location.href);
    const { pathname } = url;
    if (!pathname.startsWith(`${resourcesRoot}/`)) return await fetch(input, init);
    const answer = known[pathname];
    if (answer === undefined)
      return Response.json({ ok: false, problem: { kind: 'not-built', detail: '', requestId: '' } });
    return Response.json(typeof answer === 'function' ? await answer(init, url) : answer);
  };
  return () => {
    globalThis.fetch = fetch;
    globalThis.Date = Clock;
    // oxlint-disable-next-line unicorn/no-document-cookie -- this story's appearance must not carry over to the next
    document.cookie = 'view=; Path=/; Max-Age=0';
  };
}
