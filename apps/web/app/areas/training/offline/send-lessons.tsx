import { useEffect } from 'react';
import { sendKeptLessons } from './send-kept-lessons.ts';

/** Sends in lessons that were taken without network, whichever screen is open. Renders nothing. */
export default function SendLessons({ person }: { readonly person: number }) {
  useEffect(() => {
    const send = () => void sendKeptLessons(person);
    send();
    addEventListener('online', send);
    return () => removeEventListener('online', send);
  }, [person]);
  return null;
}
