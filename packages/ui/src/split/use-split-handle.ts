'use client';
import { type KeyboardEvent, type PointerEvent, type RefObject, useRef, useState } from 'react';
import { useUiSettings } from '../provider/ui-settings.ts';
import { clampShare, shareAfterKey, shareAtPoint, wantsCollapse } from './split-share.ts';
import type { SplitDetails, SplitProps } from './split.tsx';
import type { useSplitSides } from './use-split-sides.ts';

interface SplitHandle extends Required<Pick<SplitProps, 'orientation' | 'defaultValue' | 'min'>> {
  readonly root: RefObject<HTMLElement | null>;
  readonly sides: ReturnType<typeof useSplitSides>;
  readonly onValueCommit: SplitProps['onValueCommit'] | undefined;
}

/** Moves the handle by pointer and keyboard. `handle` are its event handlers. */
export function useSplitHandle({ root, sides, orientation, defaultValue, min, onValueCommit }: SplitHandle) {
  const { share, setShare, collapsible, isFolded, fold } = sides;
  const { direction } = useUiSettings();
  const rtl = direction === 'rtl';
  /** The share after the last move, which may not have rendered yet when the pointer is released. */
  const latest = useRef(share);
  const [drag, setDrag] = useState<{ readonly before: number; readonly grip: number } | null>(null);

  const room = () => {
    const box = root.current?.getBoundingClientRect();
    return {
      size: (orientation === 'horizontal' ? box?.width : box?.height) ?? 0,
      minStart: min[0],
      minEnd: min[1],
    };
  };
  const shareAt = (event: PointerEvent) => {
    const box = root.current?.getBoundingClientRect();
    return box ? shareAtPoint(event, box, orientation, rtl) : share;
  };
  const finish = (reason: SplitDetails['reason'], last = latest.current) => {
    setDrag(null);
    onValueCommit?.(last, { reason });
  };
  const release = () => {
    if (drag) finish('drag');
  };
  const handle = {
    onPointerDown: (event: PointerEvent) => {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      latest.current = share;
      setDrag({ before: share, grip: isFolded ? 0 : shareAt(event) - share });
    },
    onPointerMove: (event: PointerEvent) => {
      if (!drag) return;
      const wanted = shareAt(event) - drag.grip;
      const folds = wantsCollapse(wanted, collapsible, room());
      fold(folds, 'drag');
      if (folds) return;
      latest.current = clampShare(wanted, room());
      setShare(latest.current, { reason: 'drag' });
    },
    onPointerUp: release,
    onPointerCancel: release,
    onDoubleClick: () => {
      fold(false, 'drag');
      const next = clampShare(defaultValue, room());
      setShare(next, { reason: 'reset' });
      finish('reset', next);
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key === 'Escape' && drag) {
        event.stopPropagation();
        setShare(drag.before, { reason: 'drag' });
        setDrag(null);
        return;
      }
      if (event.key === 'Enter' && collapsible) {
        event.preventDefault();
        fold(!isFolded, 'key');
        return;
      }
      const wanted = shareAfterKey(event.key, share, orientation, rtl);
      if (wanted === null) return;
      event.preventDefault();
      fold(false, 'key');
      const next = clampShare(wanted, room());
      setShare(next, { reason: 'key' });
      onValueCommit?.(next, { reason: 'key' });
    },
  };
  return { dragging: drag !== null, handle };
}
