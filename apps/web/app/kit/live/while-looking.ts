/**
 * Calls back now and whenever the person looks at the page again or the network comes back, while the page is visible:
 * what is shown counts as read, also if the network was gone when it was shown. Returns what stops it.
 */
export function whileLooking(look: () => void): () => void {
  const lookAgain = () => {
    if (document.visibilityState === 'visible') look();
  };
  lookAgain();
  document.addEventListener('visibilitychange', lookAgain);
  addEventListener('online', lookAgain);
  return () => {
    document.removeEventListener('visibilitychange', lookAgain);
    removeEventListener('online', lookAgain);
  };
}
