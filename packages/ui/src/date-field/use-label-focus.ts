'use client';
import { useEffect } from 'react';

/** Focuses a segmented field when its Field's label is clicked. Browsers do this only for inputs and buttons. */
export function useLabelFocus(labelId: string | undefined, focus: () => void) {
  useEffect(() => {
    const label = labelId === undefined ? null : document.getElementById(labelId);
    label?.addEventListener('click', focus);
    return () => label?.removeEventListener('click', focus);
  }, [labelId, focus]);
}
