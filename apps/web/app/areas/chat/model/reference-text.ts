import type { ChatReferenceBody } from '@roadside/contract/schemas';

const kinds = ['driver', 'shift'] as const satisfies readonly ChatReferenceBody['kind'][];
const mostAtOnce = 50;
const written = /^(\w+):(\d{1,10}):([A-Za-z0-9][A-Za-z0-9._-]{0,119})$/;

/** Links of messages as text, for an address: each once, the latest at most. */
export function referenceText(refs: readonly ChatReferenceBody[]): string {
  return [...new Set(refs.map(({ kind, id, slug }) => `${kind}:${id}:${slug}`))].slice(-mostAtOnce).join(',');
}

/** Parses that text; what isn't a link is left out. */
export function readReferenceText(text: string): ChatReferenceBody[] {
  return text.split(',').flatMap((part) => {
    const [, name, id, slug] = written.exec(part) ?? [];
    const kind = kinds.find((each) => each === name);
    return kind && slug !== undefined && Number(id) > 0 ? [{ kind, id: Number(id), slug }] : [];
  });
}
