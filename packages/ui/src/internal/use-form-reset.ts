'use client';
import { type RefObject, useEffect, useRef } from 'react';

/** Hears that the form around an element is reset, which the platform tells its own controls only. */
export function useFormReset(element: RefObject<HTMLElement | null>, restore: () => void): void {
  const latest = useRef(restore);
  useEffect(() => {
    latest.current = restore;
  });
  useEffect(() => {
    const form = element.current?.closest('form');
    const onReset = () => latest.current();
    form?.addEventListener('reset', onReset);
    return () => form?.removeEventListener('reset', onReset);
  }, [element]);
}
