declare global {
  interface Window {
    /** Set by {@link keepPressesScript}: signals that the page is hydrated, and replays the presses inside `within`. */
    replayPresses?: (within: Node) => void;
  }
}

/**
 * Runs before the page is first painted. The page is visible before its script has loaded, and a press of a button that
 * needs script would be lost; links and forms work without it. So this script holds presses until the page is hydrated
 * and then replays them, the last one of each button, in order. From then on it only holds presses React dropped
 * because that part was not hydrated yet.
 *
 * A press is anything that ends in a click. The event that started it is replayed too, because menus open on
 * pointerdown.
 *
 * Only the server emits it: React leaves it in place, so it isn't part of the page's own script.
 */
export const keepPressesScript = import.meta.env.SSR
  ? `(() => {
  const kept = new Map();
  let answers = false;
  const keep = (button, event) => {
    if (event.type !== 'click') kept.delete(button), kept.set(button, { begin: event });
    else kept.set(button, { ...kept.get(button), click: event });
  };
  /* React stops an event on its way down when it cannot take over the part it is meant for. */
  const watch = (button, { type }) => {
    let arrived = false;
    const arrive = () => { arrived = true; };
    button.addEventListener(type, arrive, true);
    return () => { button.removeEventListener(type, arrive, true); return arrived; };
  };
  const again = (button, event) => {
    const arrived = watch(button, event);
    const free = button.dispatchEvent(new event.constructor(event.type, event));
    return { arrived: arrived(), free };
  };
  const pressed = (button, begin) => {
    const began = again(button, begin);
    if (began.arrived && begin.type === 'pointerdown') {
      /* Tabs answer to the mouse button going down, which browsers leave out where the pointer's was taken. */
      if (began.free) button.dispatchEvent(new MouseEvent('mousedown', begin));
      button.dispatchEvent(new PointerEvent('pointerup', begin));
    }
    return began;
  };
  const noted = (event) => {
    const button = event.isTrusted && event.target.closest && event.target.closest('button[type="button"]');
    if (!button || (event.type === 'keydown' && event.key !== 'Enter' && event.key !== ' ')) return;
    if (!answers) return event.stopPropagation(), keep(button, event);
    const arrived = watch(button, event);
    setTimeout(() => {
      if (!arrived()) return keep(button, event);
      /* The part was taken over while it was pressed: it has the click, but not what it began with. */
      const half = event.type === 'click' && kept.get(button);
      kept.delete(button);
      if (half && half.begin) pressed(button, half.begin);
    });
  };
  for (const type of ['pointerdown', 'keydown', 'click']) addEventListener(type, noted, true);
  window.replayPresses = (within, turns = 40) => {
    answers = true;
    let waits = false;
    for (const [button, press] of [...kept]) {
      if (!press.click || !within.contains(button)) continue;
      const { begin, click } = press;
      const began = begin ? pressed(button, begin) : { arrived: true, free: true };
      if (!began.arrived) { waits = true; continue; }
      kept.delete(button);
      /* A key that was taken has done its work; the browser would not have made a click of it. */
      if (began.free || begin.type !== 'keydown') again(button, click);
    }
    /* React takes a part over when its turn comes: the page may answer before that. */
    if (waits && turns > 0) setTimeout(() => window.replayPresses(within, turns - 1), 50);
  };
})()`
  : '';

/** Replays the presses that came before the page, or a part of it, was hydrated. Call it after hydration. */
export function replayPresses(within: Node = document): void {
  // Not during React's own work: the target may be in a part that isn't hydrated yet, and React hydrates it
  // synchronously only when idle.
  setTimeout(() => window.replayPresses?.(within));
}
