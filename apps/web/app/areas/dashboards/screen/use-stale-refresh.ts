import { useEffect, useRef } from 'react';

const checkEveryMs = 60_000;

/** Checks the age of what is shown once a minute while the page is visible, and when it becomes visible again. */
export function useStaleRefresh(look: () => void): void {
  const current = useRef(look);
  useEffect(() => {
    current.current = look;
  });
  useEffect(() => {
    const checkWhenVisible = () => {
      if (document.visibilityState === 'visible') current.current();
    };
    const timer = setInterval(checkWhenVisible, checkEveryMs);
    document.addEventListener('visibilitychange', checkWhenVisible);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', checkWhenVisible);
    };
  }, []);
}
