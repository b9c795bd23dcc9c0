import type { ChatReferenceBody } from '@roadside/contract/schemas';
import { useMemo } from 'react';
import { useResource } from '../../../kit/resource/use-resource.ts';
import { referencesAddress } from '../model/addresses.ts';
import { referenceText } from '../model/reference-text.ts';
import type { ReferencesResource, ResolvedReference } from '../server/chat.server.ts';

/** What the links in messages lead to for this reader; null until it is known. */
export function useReferences(messages: readonly { readonly refs: readonly ChatReferenceBody[] }[]) {
  const refs = useMemo(() => referenceText(messages.flatMap((message) => message.refs)), [messages]);
  const { data } = useResource<ReferencesResource>(referencesAddress({ refs }), {
    enabled: refs !== '',
    keepPrevious: true,
  });
  return useMemo(() => {
    const found = new Map<string, ResolvedReference>(data?.refs.map((each) => [`${each.kind} ${each.id}`, each]));
    return ({ kind, id }: Pick<ChatReferenceBody, 'kind' | 'id'>) => found.get(`${kind} ${id}`) ?? null;
  }, [data]);
}
