'use client';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useGantt, useSignal } from './kit/gantt-context.ts';
import { placeBeside, toTopLayer } from './kit/place-beside.ts';
import { refusal } from './style/notices.css.ts';

/** Where the hand was last: the pointer, or null for the focused element. */
let hand: DOMRect | null = null;

/**
 * Why the last action was refused, where the hand is: at the pointer, or at the focused cell. It stays until the next
 * press or key. The live region announces the same words, so assistive technology skips it.
 */
export function GanttRefusal() {
  const { editor } = useGantt();
  const words = useSignal(editor.refusal);
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const clear = () => editor.refusal.set(null);
    const followPointer = ({ clientX, clientY }: PointerEvent) => (hand = new DOMRect(clientX, clientY, 0, 0));
    const onPress = (event: PointerEvent) => {
      followPointer(event);
      clear();
    };
    const onKey = () => {
      hand = null;
      clear();
    };
    // Before the schedule's own listeners, which may refuse the next action.
    addEventListener('pointerdown', onPress, { capture: true });
    addEventListener('pointerup', followPointer, { capture: true });
    addEventListener('keydown', onKey, { capture: true });
    return () => {
      removeEventListener('pointerdown', onPress, { capture: true });
      removeEventListener('pointerup', followPointer, { capture: true });
      removeEventListener('keydown', onKey, { capture: true });
    };
  }, [editor]);
  useLayoutEffect(() => {
    const box = element.current;
    if (!box || words === null) return;
    toTopLayer(box);
    placeBeside(box, hand ?? document.activeElement?.getBoundingClientRect());
  }, [words]);
  return (
    words !== null && (
      <div ref={element} aria-hidden popover="manual" data-component="SchedulerGantt.Refusal" className={refusal}>
        {words}
      </div>
    )
  );
}
