import { useEffect, useEffectEvent } from 'react';

type Open = (slug: string | null) => void;
const openers = new Set<Open>();

/**
 * Opens the shell's dialog that says why the reader can see the open page.
 * @param slug - the location it is about; the page's if left out
 */
export function explainAccess(slug: string | null = null): void {
  for (const open of openers) open(slug);
}

/** Opens the dialog when a part of the page asks for it; for the shell. */
export function useExplainAccess(open: Open): void {
  const onAsked = useEffectEvent(open);
  useEffect(() => {
    const opener: Open = (slug) => onAsked(slug);
    openers.add(opener);
    return () => void openers.delete(opener);
  }, []);
}
