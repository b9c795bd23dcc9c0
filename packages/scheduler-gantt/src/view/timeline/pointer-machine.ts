/** The target of a pointer press. */
export type Target =
  | { readonly kind: 'bar'; readonly shiftId: string; readonly part: 'whole' | 'start' | 'end' }
  | { readonly kind: 'row' }
  | { readonly kind: 'elsewhere' };

export interface Modifiers {
  readonly shift: boolean;
  readonly alt: boolean;
  /** Control, or Command on a Mac. */
  readonly copy: boolean;
}

export interface PointerAt {
  readonly id: number;
  readonly x: number;
  readonly y: number;
  readonly touch: boolean;
  readonly modifiers: Modifiers;
}

export type Gesture = 'move' | 'resizeStart' | 'resizeEnd' | 'create' | 'marquee';

/** Callbacks of the state machine, which is independent of the DOM and the schedule. */
export interface GestureHandlers {
  /** Something is lifted. Returning false refuses and ends the gesture. */
  lift(gesture: Gesture, target: Target, at: PointerAt): boolean;
  carry(gesture: Gesture, at: PointerAt): void;
  drop(gesture: Gesture, at: PointerAt): void;
  cancel(gesture: Gesture): void;
  click(target: Target, at: PointerAt): void;
  /** Schedules a call to the machine's `held` after this time; null cancels it. */
  wait(milliseconds: number | null): void;
}

export interface PointerMachine {
  press(target: Target, at: PointerAt): void;
  move(at: PointerAt): void;
  release(at: PointerAt): void;
  /** Cancels on Escape, lost capture, a second finger, or a browser scroll. */
  cancel(): void;
  /** The long press timer has fired. */
  held(): void;
  state(): 'idle' | 'armed' | Gesture;
}

/**
 * A mouse must move this far to start a drag; a finger may move this far and still count as a long press. In pixels.
 */
const mouseSlack = 4;
const touchSlack = 10;
const longPress = 400;

function gestureFor(target: Target, modifiers: Modifiers): Gesture | null {
  if (target.kind === 'bar')
    return target.part === 'start' ? 'resizeStart' : target.part === 'end' ? 'resizeEnd' : 'move';
  if (target.kind === 'row') return modifiers.shift ? 'marquee' : 'create';
  return null;
}

/** idle > armed > move, resize, create or marquee > drop or cancel. */
export function createPointerMachine(handlers: GestureHandlers): PointerMachine {
  let armed: { readonly target: Target; readonly at: PointerAt } | null = null;
  let gesture: Gesture | null = null;
  let pointer: number | null = null;
  let last: PointerAt | null = null;

  const rest = () => {
    armed = null;
    gesture = null;
    pointer = null;
    handlers.wait(null);
  };
  const lift = () => {
    if (!armed) return;
    const wanted = gestureFor(armed.target, armed.at.modifiers);
    if (wanted === null || !handlers.lift(wanted, armed.target, armed.at)) return rest();
    gesture = wanted;
    handlers.wait(null);
  };
  const cancel = () => {
    const under = gesture;
    rest();
    if (under) handlers.cancel(under);
  };

  return {
    press(target, at) {
      // A second finger means scroll or zoom: the first finger's gesture is canceled.
      if (pointer !== null) return cancel();
      pointer = at.id;
      last = at;
      armed = { target, at };
      if (at.touch) handlers.wait(longPress);
    },
    move(at) {
      if (at.id !== pointer) return;
      last = at;
      if (gesture) return handlers.carry(gesture, at);
      if (!armed) return;
      const gone = Math.hypot(at.x - armed.at.x, at.y - armed.at.y);
      if (armed.at.touch) {
        if (gone >= touchSlack) rest();
      } else if (gone >= mouseSlack) {
        lift();
        if (gesture) handlers.carry(gesture, at);
      }
    },
    release(at) {
      if (at.id !== pointer) return;
      const [under, start] = [gesture, armed];
      rest();
      if (under) handlers.drop(under, at);
      else if (start) handlers.click(start.target, at);
    },
    cancel,
    held() {
      if (!armed?.at.touch || gesture) return;
      lift();
      if (gesture && last) handlers.carry(gesture, last);
    },
    state: () => gesture ?? (armed ? 'armed' : 'idle'),
  };
}
