import type { CommentCorrection } from '@roadside/contract/schemas';
import { Button } from '@roadside/ui/button';
import { List } from '@roadside/ui/list';
import { useUiSettings } from '@roadside/ui/provider';
import { dayWordsAt } from '../../../kit/format/day-words.ts';
import { useNotify } from '../../../kit/notices/notices.tsx';
import { useChange } from '../../../kit/resource/use-change.ts';
import { useResourceClient } from '../../../kit/resource/use-resource-client.ts';
import { problemWords } from '../../../kit/states/problem-words.ts';
import { correctionWords } from '../model/correction-words.ts';
import type { CorrectionsResource } from '../server/corrections.server.ts';
import { correctionsAddress } from '../model/addresses.ts';
import { surveyDetailAddress } from '../model/addresses.ts';

export interface CorrectionListProps {
  readonly corrections: readonly CommentCorrection[];
  readonly slug: string;
  readonly label: string;
}

/** Corrections and their authors. Those that still apply can be undone. */
export function CorrectionList({ corrections, slug, label }: CorrectionListProps) {
  const notify = useNotify();
  const { timeZone } = useUiSettings();
  const client = useResourceClient();
  const { change, busy } = useChange<CorrectionsResource>(correctionsAddress({ slug }));
  const takeBack = async (id: number) => {
    const outcome = await change({ takeBack: id });
    if (!outcome) return;
    if (outcome.ok) {
      notify({ tone: 'success', text: 'Correction undone. Comments update within a minute.' });
      // Any open survey may be affected.
      void client.invalidateQueries({
        predicate: ({ queryKey: [path] }) => surveyDetailAddress.read(String(path)) !== null,
      });
    } else {
      const { title, words } = problemWords(outcome.problem);
      notify({ tone: 'danger', text: `We couldn’t undo the correction. ${title}: ${words}` });
    }
  };
  if (corrections.length === 0) return null;
  return (
    <List.Root aria-label={label} wrap>
      {corrections.map((correction) => (
        <List.Item
          key={correction.id}
          title={correctionWords(correction)}
          description={
            correction.taken_back
              ? `${correction.by}, ${correction.place.name}. Undone by ${correction.taken_back.by}, ${dayWordsAt(correction.taken_back.at, timeZone)}`
              : `${correction.by}, ${correction.place.name}`
          }
          meta={<time dateTime={correction.at}>{dayWordsAt(correction.at, timeZone, true)}</time>}
          trailing={
            correction.taken_back ? undefined : (
              <Button
                size="sm"
                disabled={busy}
                aria-label={`Undo correction of ${correctionWords(correction)}`}
                onClick={() => void takeBack(correction.id)}
              >
                Undo
              </Button>
            )
          }
        />
      ))}
    </List.Root>
  );
}
