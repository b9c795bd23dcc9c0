import { useEffect, useRef } from 'react';

/**
 * For content that loads after its popover has opened. The popover gives the focus to the first field it finds, or to
 * itself if there is none yet; in that case this gives it to the first field of the content. Put the ref on the content.
 */
export function useFocusOnArrival<Content extends HTMLElement = HTMLDivElement>() {
  const root = useRef<Content>(null);
  useEffect(() => {
    if (root.current?.closest('[role="dialog"]') === document.activeElement)
      root.current?.querySelector<HTMLElement>(fields)?.focus();
  }, []);
  return root;
}

const fields = 'input:not([type="hidden"]), textarea, select, button, [role="spinbutton"]';
