import { useUiSettings } from '@roadside/ui/provider';
import { useResource } from '../../../kit/resource/use-resource.ts';
import { quietAddress } from '../model/addresses.ts';
import { activeWords } from '../model/active-words.ts';
import type { QuietResource } from '../server/chat.server.ts';

const maxAgeMs = 60_000;

/** Says in the head of a one-to-one conversation when the other person was last active. */
export default function ActiveLine({ conversationId }: { readonly conversationId: number }) {
  const { locale } = useUiSettings();
  const { data } = useResource<QuietResource>(quietAddress({ id: conversationId }), { maxAgeMs });
  const words = data ? activeWords(data.activeAt, data.asOf, locale) : null;
  return words === null ? null : `, ${words}`;
}
