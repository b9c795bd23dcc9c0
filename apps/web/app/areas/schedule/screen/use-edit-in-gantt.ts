import type { GanttHandle } from '@roadside/scheduler-gantt/view';
import { useCallback, useRef, type RefObject } from 'react';

/**
 * Edits a shift from elsewhere on the screen: the gantt is shown, and opens the shift once it is there.
 * @param handleRef receives the gantt, through its ref `attach`
 */
export function useEditInGantt(handleRef: RefObject<GanttHandle | null>, showGantt: () => void) {
  const editNext = useRef<string | null>(null);
  const attach = useCallback(
    (next: GanttHandle | null) => {
      handleRef.current = next;
      const shiftId = editNext.current;
      if (!next || shiftId === null) return;
      editNext.current = null;
      requestAnimationFrame(() => next.edit(shiftId));
    },
    [handleRef],
  );
  const editInGantt = (shiftId: string) => {
    editNext.current = shiftId;
    showGantt();
  };
  return { attach, editInGantt };
}
