import { inTime } from '@roadside/foundations/in-time';
import { hint as hintClass } from '../frame/chart-frame.css.ts';
import type { Bound } from './bound.ts';
import type * as handlers from './handlers.ts';

/** What the plots of a page register to the handlers, which arrive with the first pointer or key. */
const bounds = new WeakMap<Element, Bound>();
type Handlers = typeof handlers;

let loaded: Handlers | null = null;
let loading: Promise<Handlers> | null = null;
/** What happened on a plot before the handlers were there. They catch up with it, so that no first press is lost. */
const early: (readonly [plot: HTMLElement, event: Event])[] = [];

/** Brings the handlers. They are not part of what draws a chart, so a page is seen before they are there. */
export function loadHandlers(): Promise<Handlers> {
  loading ??= inTime(import('./handlers.ts')).then(
    (module) => {
      loaded = module;
      module.begin(bounds);
      for (const page of pages) page.removeEventListener('pointermove', wake, true);
      for (const [plot, event] of early.splice(0)) module.replay(plot, event);
      return module;
    },
    (error: unknown) => {
      // The next pointer or key asks again.
      loading = null;
      early.length = 0;
      throw error;
    },
  );
  return loading;
}

/** Hears of the first pointer or key on any plot of a page: one listener for all, however many charts there are. */
function wake(event: Event): void {
  const plot = (event.target as Element | null)?.closest?.<HTMLElement>('[data-component="Chart.Plot"]');
  const bound = plot && bounds.get(plot);
  if (!bound) return;
  // A key comes first where the page was still being woken when the plot was focused.
  if (event.type === 'focusin' || event.type === 'keydown') enter(plot, bound);
  if (loaded) return loaded.observe(plot);
  // A key of the chart must not scroll the page meanwhile.
  if (event.type === 'keydown' && /^(Arrow|Home|End|Page| )/.test((event as KeyboardEvent).key)) event.preventDefault();
  early.push([plot, event]);
  loadHandlers().catch(() => undefined);
}

/** A plot is an application while the keyboard is in it, and says what its keys do. */
function enter(plot: HTMLElement, { words }: Bound): void {
  plot.role = 'application';
  const described = plot.getAttribute('aria-describedby');
  if (described?.includes(' ')) return;
  const hint = document.createElement('span');
  hint.id = `${described}h`;
  hint.className = hintClass;
  hint.textContent = words.say('hint');
  plot.append(hint);
  plot.setAttribute('aria-describedby', `${described} ${hint.id}`);
}

/** The pages that are listened to. Where the pointer is matters only until the handlers follow it themselves. */
const pages = new Set<Document>();
const wakers = ['pointerover', 'pointerdown', 'pointerup', 'focusin', 'keydown'] as const;

/** Lends a plot's scene to the handlers; returns how to take it back. */
export function register(plot: Element, bound: Bound): () => void {
  const { ownerDocument: page } = plot;
  if (!pages.has(page)) {
    pages.add(page);
    for (const type of loaded ? wakers : [...wakers, 'pointermove']) page.addEventListener(type, wake, true);
  }
  bounds.set(plot, bound);
  loaded?.refresh(plot);
  return () => loaded?.forget(plot);
}
