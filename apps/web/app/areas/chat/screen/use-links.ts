import { useState } from 'react';
import type { Outcome } from '../../../kit/outcome/outcome.ts';
import { sendRequest } from '../../../kit/resource/send-request.ts';
import { linkAddress } from '../model/addresses.ts';
import type { SharedAddress } from '../model/shared-address.ts';
import type { ChosenLink } from '../server/links.server.ts';

/** The most links a message has. */
export const maxLinks = 10;

type Found = Outcome<{ readonly link: ChosenLink | null }>;
const keyOf = ({ ref }: ChosenLink) => `${ref.kind} ${ref.id} ${ref.slug}`;

/** Links chosen for the next message, each once. */
export function useLinks() {
  const [links, setLinks] = useState<readonly ChosenLink[]>([]);
  const [reading, setReading] = useState(false);
  const full = links.length >= maxLinks;
  /** Adds the record an address leads to; a record the sender can't open isn't added. */
  const add = async (address: SharedAddress): Promise<Found> => {
    setReading(true);
    const found: Found = full ? { ok: true, data: { link: null } } : await sendRequest(linkAddress({ ...address }));
    const link = found.ok ? found.data.link : null;
    if (link) setLinks((before) => (before.some((each) => keyOf(each) === keyOf(link)) ? before : [...before, link]));
    setReading(false);
    return found;
  };
  return {
    links,
    reading,
    full,
    add,
    remove: (link: ChosenLink) => setLinks((before) => before.filter((each) => each !== link)),
    clear: () => setLinks([]),
  };
}
