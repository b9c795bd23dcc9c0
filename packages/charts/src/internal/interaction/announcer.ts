import { createAnnouncer } from '@roadside/foundations/announcer';
import * as styles from './cursor.css.ts';

let region: HTMLElement | null = null;
const announcer = /* @__PURE__ */ createAnnouncer(150, 'debounce');
let listening = false;

/**
 * Announces a message politely to screen readers. All charts on a page share one live region, debounced by 150 ms: a
 * newer message replaces a pending one.
 */
export function announce(text: string): void {
  if (!region?.isConnected) {
    region = document.createElement('div');
    region.className = styles.announcer;
    region.setAttribute('role', 'status');
    region.dataset.component = 'Chart.Announcer';
    document.body.append(region);
  }
  if (!listening) {
    listening = true;
    announcer.listen((words) => {
      if (region) region.textContent = words;
    });
  }
  announcer.say(text);
}
