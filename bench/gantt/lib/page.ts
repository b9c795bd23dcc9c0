// The part of the harness that runs in the page: mounting, scripted scrolling, and what is visible meanwhile.
import { makeData } from './data.ts';
import { type Adapter, type Data, type Handle, VIEW_H, VIEW_W } from './types.ts';

const frame = () => new Promise<number>((done) => requestAnimationFrame(done));
/** Resolves after the current frame has been produced. */
const produced = () =>
  new Promise<number>((done) => {
    const channel = new MessageChannel();
    channel.port1.onmessage = () => done(performance.now());
    channel.port2.postMessage(0);
  });
const sleep = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds));
const quantile = (values: readonly number[], share: number) =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(share * values.length))] ?? 0;

/** Sets `bench` on the page for one adapter. */
export function install(adapter: Adapter): void {
  let root: HTMLElement;
  let data: Data;
  let handle: Handle = {};
  const barSelector = adapter.selectors?.bar ?? '';

  function findScroller(): HTMLElement | null {
    const own =
      handle.scrollEl?.() ?? (adapter.selectors?.scroll ? document.querySelector(adapter.selectors.scroll) : null);
    if (own) return own as HTMLElement;
    const scrollers = [...root.querySelectorAll<HTMLElement>('*')].filter(
      (element) =>
        element.scrollHeight > element.clientHeight + 8 && /auto|scroll/.test(getComputedStyle(element).overflowY),
    );
    return scrollers.toSorted((a, b) => b.clientWidth * b.clientHeight - a.clientWidth * a.clientHeight)[0] ?? null;
  }
  const scroller = () => {
    const found = findScroller();
    if (found) found.style.scrollBehavior = 'auto';
    return found;
  };
  const bars = () => (handle.barCount ? handle.barCount() : root.querySelectorAll(barSelector).length);
  const barsInSight = () => {
    if (handle.barCount) return handle.barCount();
    const view = root.getBoundingClientRect();
    return [...root.querySelectorAll(barSelector)].filter((bar) => {
      const box = bar.getBoundingClientRect();
      return (
        box.bottom > view.top + 60 &&
        box.top < view.bottom &&
        box.right > view.left &&
        box.left < view.right &&
        box.width > 0
      );
    }).length;
  };
  const scrollTo = (position: number) => {
    if (handle.scrollTo) handle.scrollTo(position);
    else (scroller() as HTMLElement).scrollTop = position;
  };
  const furthest = () => {
    const element = scroller();
    return handle.scrollMax ? handle.scrollMax() : element ? element.scrollHeight - element.clientHeight : 0;
  };
  /** Scrolls down to the end and up again, as often as needed. */
  const bounce = (distance: number, end: number) => {
    const place = distance % (2 * end);
    return place < end ? place : 2 * end - place;
  };

  const counts = { bars: 0, changes: 0, rows: new Set<string>() };
  const bench = {
    prepare(rows: number, days: number) {
      data = makeData(rows, days, adapter.meta.barsPerRow ?? 3);
      root = document.getElementById('root') as HTMLElement;
      root.style.cssText = `width:${VIEW_W}px;height:${VIEW_H}px;position:relative;overflow:hidden`;
      adapter.prepare?.(data);
    },
    async mount(limit: number) {
      let last = performance.now();
      const begun = last;
      const observer = new MutationObserver(() => void (last = performance.now()));
      observer.observe(root, { subtree: true, childList: true, attributes: true });
      handle = adapter.mount(root, data) ?? {};
      let first = Number.NaN;
      while (performance.now() - begun < limit) {
        await frame();
        if (handle.isReady ? handle.isReady() : bars() > 0) {
          first = (await produced()) - begun;
          break;
        }
      }
      while (performance.now() - last < 300 && performance.now() - begun < limit) await sleep(50);
      observer.disconnect();
      return { first, elements: root.querySelectorAll('*').length, bars: bars() };
    },
    /**
     * Every frame moves the same distance, so that a busy machine, which draws fewer, doesn't do more work per frame.
     */
    async scroll(count: number, step: number, limit: number) {
      const end = furthest();
      scrollTo(0);
      await sleep(150);
      const frames: number[] = [];
      const begun = await frame();
      for (let place = 1, now = begun; place <= count && now - begun < limit; place++) {
        scrollTo(bounce(place * step, end));
        const next = await frame();
        frames.push(next - now);
        now = next;
      }
      return { frames: frames.length, p95: quantile(frames, 0.95) };
    },
    /**
     * Share of frames with fewer than nine tenths of the usual bars in view; a fixed step, so load does not change it.
     */
    async blank(count: number, step: number) {
      const end = furthest();
      scrollTo(end / 2);
      await sleep(400);
      await frame();
      const full = barsInSight();
      let bad = 0;
      for (let place = 1; place <= count; place++) {
        scrollTo(bounce(end / 2 + place * step, end));
        if (barsInSight() < 0.9 * full) bad += 1;
        await frame();
      }
      return bad / count;
    },
    /** The middle of a bar that can be dragged back and forth. */
    async dragPoint() {
      scrollTo(Math.min(200, furthest() / 2));
      await sleep(400);
      await frame();
      if (handle.barPoint) return handle.barPoint();
      const view = root.getBoundingClientRect();
      for (const bar of root.querySelectorAll(barSelector)) {
        const box = bar.getBoundingClientRect();
        const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
        if (
          y < view.top + 300 ||
          y > view.bottom - 300 ||
          x < view.left + 400 ||
          x > view.right - 500 ||
          box.width < 30
        )
          continue;
        const hit = document.elementFromPoint(x, y);
        if (hit && (bar.contains(hit) || hit.contains(bar))) return { x, y };
      }
      return null;
    },
    /** Focuses a bar, if it or an ancestor is focusable. */
    focusBar() {
      // A bar painted on a canvas is not a focusable element.
      if (!barSelector) return false;
      for (const bar of root.querySelectorAll<HTMLElement>(barSelector)) {
        const { left, right, width } = bar.getBoundingClientRect();
        const target = bar.closest<HTMLElement>('[tabindex]') ?? bar.querySelector<HTMLElement>('[tabindex]');
        if (width < 30 || left < 400 || right > 1000 || !target || target.contains(root)) continue;
        target.focus();
        if (document.activeElement === target && target.getBoundingClientRect().width < 600) return true;
      }
      return false;
    },
    focusedPlace() {
      const active = document.activeElement;
      return active && active !== document.body ? Math.round(active.getBoundingClientRect().left) : null;
    },
    watchDrag() {
      const state = { latencies: [] as number[], moves: 0, pending: 0 };
      globalThis.addEventListener(
        'pointermove',
        (event) => {
          state.moves += 1;
          if (state.pending) return;
          state.pending = event.timeStamp;
          requestAnimationFrame(
            () =>
              void produced().then((now) => {
                state.latencies.push(now - state.pending);
                state.pending = 0;
              }),
          );
        },
        { capture: true },
      );
      Object.assign(globalThis, { dragState: state });
    },
    /** Counts the bars the adapter reports as rendered, before it mounts. */
    countDrawing() {
      Object.assign(globalThis, {
        benchDrawn({ driverId }: { driverId: string }) {
          counts.bars += 1;
          counts.rows.add(driverId);
          return driverId;
        },
      });
    },
    /** Counts DOM changes from now on. */
    watchDrawing() {
      new MutationObserver((records) => void (counts.changes += records.length)).observe(root, {
        subtree: true,
        childList: true,
        attributes: true,
        characterData: true,
      });
      bench.takeDrawn();
    },
    takeDrawn() {
      const taken = { bars: counts.bars, rows: counts.rows.size, changes: counts.changes };
      Object.assign(counts, { bars: 0, changes: 0, rows: new Set<string>() });
      return taken;
    },
    endDrag() {
      const { latencies, moves } = (globalThis as unknown as { dragState: { latencies: number[]; moves: number } })
        .dragState;
      return { moves, p95: quantile(latencies, 0.95) };
    },
  };
  Object.assign(globalThis, { bench, benchMeta: adapter.meta });
}
