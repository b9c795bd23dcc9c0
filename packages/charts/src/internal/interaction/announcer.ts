import * as styles from './cursor.css.ts';

const delay = 150;
let region: HTMLElement | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Says something politely to who listens. All charts of a page share one live region; what comes within 150 ms replaces what waited. */
export function announce(text: string): void {
  if (!region?.isConnected) {
    region = document.createElement('div');
    region.className = styles.announcer;
    region.setAttribute('role', 'status');
    region.dataset.component = 'Chart.Announcer';
    document.body.append(region);
  }
  clearTimeout(timer);
  timer = setTimeout(() => {
    if (region) region.textContent = text;
  }, delay);
}
