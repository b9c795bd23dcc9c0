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
    const hear = () => latest.current();
    form?.addEventListener('reset', hear);
    return () => form?.removeEventListener('reset', hear);
  }, [element]);
}
