'use client';
import { type RefObject, useEffect, useRef } from 'react';

/** Calls `restore` when the form around an element is reset. The platform resets only native controls. */
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
