'use client';
import { useEffect, useRef } from 'react';
import { useGantt } from './kit/gantt-context.ts';
import { hidden } from './style/notices.css.ts';

/**
 * The schedule's single polite live region. It is written to directly, since announcements should not cause a render.
 */
export function GanttLive() {
  const { editor } = useGantt();
  const element = useRef<HTMLDivElement>(null);
  useEffect(
    () =>
      editor.announcer.listen((words) => {
        if (element.current) element.current.textContent = words;
      }),
    [editor],
  );
  return <div ref={element} role="status" aria-live="polite" data-component="SchedulerGantt.Live" className={hidden} />;
}
