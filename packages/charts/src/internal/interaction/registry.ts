import { inTime } from '@roadside/foundations/in-time';
import { hint as hintClass } from '../frame/chart-frame.css.ts';
import type { Bound } from './bound.ts';
import type * as handlers from './handlers.ts';

/** What the page's plots register for the handlers, which load on the first pointer or key event. */
const bounds = new WeakMap<Element, Bound>();
type Handlers = typeof handlers;

let loaded: Handlers | null = null;
let loading: Promise<Handlers> | null = null;
/** Events that fired on a plot before the handlers loaded. They are replayed, so that no first click is lost. */
const early: (readonly [plot: HTMLElement, event: Event])[] = [];

/** Loads the handlers. They are not in the chunk that draws charts, so a page renders before they load. */
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
      // The next pointer or key event retries.
      loading = null;
      early.length = 0;
      throw error;
    },
  );
  return loading;
}

/** Captures the first pointer or key event on any plot of a page: one listener for all charts. */
function wake(event: Event): void {
  const plot = (event.target as Element | null)?.closest?.<HTMLElement>('[data-component="Chart.Plot"]');
  const bound = plot && bounds.get(plot);
  if (!bound) return;
  // A key can come first if the plot was focused before the page hydrated.
  if (event.type === 'focusin' || event.type === 'keydown') enter(plot, bound);
  if (loaded) return loaded.observe(plot);
  // Keep chart keys from scrolling the page in the meantime.
  if (event.type === 'keydown' && /^(Arrow|Home|End|Page| )/.test((event as KeyboardEvent).key)) event.preventDefault();
  early.push([plot, event]);
  loadHandlers().catch(() => undefined);
}

/** Gives a plot role="application" while it has focus, and describes its keys. */
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

/** Documents with listeners. Pointer moves matter only until the handlers track the pointer themselves. */
const pages = new Set<Document>();
const wakers = ['pointerover', 'pointerdown', 'pointerup', 'focusin', 'keydown'] as const;

/** Registers a plot's scene with the handlers; returns an unregister function. */
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
