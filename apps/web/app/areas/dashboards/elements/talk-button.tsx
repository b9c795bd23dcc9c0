import { IconButton } from '@roadside/ui/icon-button';
import { ChatIcon } from '@roadside/ui/icons';
import { createContext, use } from 'react';

interface TalkOfDashboard {
  readonly open: (elementId: number) => void;
  /** Comments and notes of an element. */
  readonly countOf: (elementId: number) => number;
}

/** Where a dashboard's elements are talked about; null while the stored dashboard cannot be read. */
export const TalkContext = createContext<TalkOfDashboard | null>(null);

/** Opens what is said about an element. */
export function TalkButton({ element }: { readonly element: { readonly id: number; readonly title: string } }) {
  const talk = use(TalkContext);
  if (!talk) return null;
  const count = talk.countOf(element.id);
  return (
    <IconButton
      label={count > 0 ? `Comments and notes on ${element.title}, ${count}` : `Comments and notes on ${element.title}`}
      size="sm"
      onClick={() => talk.open(element.id)}
    >
      <ChatIcon />
    </IconButton>
  );
}
