declare global {
  interface Window {
    /** Set by {@link keepPressesScript}: tells it that the page answers, and makes the presses of `within` count. */
    replayPresses?: (within: Node) => void;
  }
}

/**
 * Runs before anything of the page is shown. A page is seen before its script is there, and a press of a button that
 * needs the script would be lost; links and forms work without it. So the script keeps presses until the page answers
 * and gives them to it then, the last one of each button, in their order. After that it only keeps what React turned
 * away because the code of that part was still on its way.
 *
 * A press is what ends in a click; what went before it comes along, for menus open as soon as the pointer is down.
 *
 * Only the server writes it: React leaves it as it stands, so it need not come again with the page's own script.
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
    if (began.arrived && begin.type === 'pointerdown') button.dispatchEvent(new PointerEvent('pointerup', begin));
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

/**
 * Makes the presses count that came before the page, or a part of it, could answer. To be called when it has been
 * taken over.
 */
export function replayPresses(within: Node = document): void {
  // Not from inside of React: what is pressed may stand in a part it has yet to take over, and it does that at once only when it is at rest.
  setTimeout(() => window.replayPresses?.(within));
}
