import { useEffect } from 'react';
import { outboxOf } from './tab-outbox.ts';

/** Sends messages an earlier page left, whichever screen is open. Renders nothing. */
export default function SendLeftovers({ person }: { readonly person: number }) {
  useEffect(() => void outboxOf(person).flush(), [person]);
  return null;
}
