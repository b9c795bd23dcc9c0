'use client';
import { useEffect } from 'react';

/** A label reaches inputs and buttons by itself; a field made of parts is told here when its Field's label is clicked. */
export function useLabelFocus(labelId: string | undefined, focus: () => void) {
  useEffect(() => {
    const label = labelId === undefined ? null : document.getElementById(labelId);
    label?.addEventListener('click', focus);
    return () => label?.removeEventListener('click', focus);
  }, [labelId, focus]);
}
