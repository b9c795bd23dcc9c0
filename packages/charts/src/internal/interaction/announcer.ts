import { createAnnouncer } from '@roadside/foundations/announcer';
import * as styles from './cursor.css.ts';

let region: HTMLElement | null = null;
const announcer = /* @__PURE__ */ createAnnouncer(150, 'debounce');
let listening = false;

/** Says something politely to who listens. All charts of a page share one live region; what comes within 150 ms replaces what waited. */
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
