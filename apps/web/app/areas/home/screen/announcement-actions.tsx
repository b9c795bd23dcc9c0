import type { EditedWidget } from '@roadside/contract/schemas';
import { Banner } from '@roadside/ui/banner';
import { Button } from '@roadside/ui/button';
import { Inline } from '@roadside/ui/inline';
import { Stack } from '@roadside/ui/stack';
import { useState } from 'react';
import { LazyConfirmDialog } from '../../../kit/dialogs/lazy-confirm-dialog.tsx';
import { countWords } from '../../../kit/format/count-words.ts';
import { useNotify } from '../../../kit/notices/notices.tsx';
import type { ChangedOf } from '../../../kit/resource/resource.ts';
import { useChange } from '../../../kit/resource/use-change.ts';
import { problemWords } from '../../../kit/states/problem-words.ts';
import { communicationsAddress } from '../model/addresses.ts';
import type { CommunicationsResource } from '../server/communications.server.ts';
import * as styles from './home.css.ts';

interface AnnouncementActionsProps {
  readonly announcement: EditedWidget;
  readonly onEdit: () => void;
}

type Asked = 'remind' | 'escalate' | 'expire';

/** Reminding those who are late, telling their managers, editing, and ending it. */
export function AnnouncementActions({ announcement, onEdit }: AnnouncementActionsProps) {
  const { id, title, state, asks, reach, urgent_reason: urgent } = announcement;
  const { change } = useChange<CommunicationsResource>(communicationsAddress());
  const notify = useNotify();
  const [asked, setAsked] = useState<Asked | null>(null);
  const [told, setTold] = useState<ChangedOf<CommunicationsResource> | null>(null);
  const late = reach.owing;
  const people = countWords(late, 'person', 'people');
  const act = async (intent: Asked) => {
    const outcome = await change({ intent, id });
    setAsked(null);
    if (!outcome) return;
    if (!outcome.ok) {
      notify({ tone: 'danger', text: `${failures[intent]} ${problemWords(outcome.problem).words}` });
      return;
    }
    if (intent === 'remind')
      notify({ tone: 'success', text: `Reminded ${countWords(outcome.data.reminded ?? 0, 'person', 'people')}` });
    else if (intent === 'escalate') setTold(outcome.data);
    else notify({ tone: 'success', text: 'Announcement ended' });
  };
  const live = state === 'live';
  return (
    <Stack gap={12}>
      <Inline gap={8} wrap>
        {live && late > 0 && (
          <Button tone="beacon" onClick={() => setAsked('remind')}>
            {`Remind ${people}`}
          </Button>
        )}
        {live && late > 0 && asks !== 'nothing' && (
          <Button onClick={() => setAsked('escalate')}>Tell their managers</Button>
        )}
        {state !== 'expired' && <Button onClick={onEdit}>Edit announcement</Button>}
        {state !== 'expired' && (
          <Button emphasis="plain" tone="danger" onClick={() => setAsked('expire')}>
            End announcement
          </Button>
        )}
      </Inline>
      {told && <Told {...told} />}
      <LazyConfirmDialog
        open={asked === 'remind'}
        onOpenChange={(open) => !open && setAsked(null)}
        title={`Remind ${people}?`}
        description={`Everybody who hasn’t ${asks === 'nothing' ? 'read' : 'confirmed'} “${title}” gets a notification.${urgent === null ? '' : ' It rings people off shift too.'}`}
        confirm="Send reminder"
        onConfirm={() => act('remind')}
      />
      <LazyConfirmDialog
        open={asked === 'escalate'}
        onOpenChange={(open) => !open && setAsked(null)}
        title="Tell their managers?"
        description={`The nearest managers of the ${people} who haven’t confirmed see how many of theirs are late.`}
        confirm="Tell managers"
        onConfirm={() => act('escalate')}
      />
      <LazyConfirmDialog
        open={asked === 'expire'}
        onOpenChange={(open) => !open && setAsked(null)}
        title={`End “${title}” now?`}
        description="It disappears from everybody’s home page, and open reminders stop."
        confirm="End announcement"
        tone="danger"
        onConfirm={() => act('expire')}
      />
    </Stack>
  );
}

const failures: Readonly<Record<Asked, string>> = {
  remind: 'We couldn’t send the reminder.',
  escalate: 'We couldn’t tell the managers.',
  expire: 'We couldn’t end the announcement.',
};

/** The managers who were told, by name. */
function Told({ told, without_manager: alone = 0 }: ChangedOf<CommunicationsResource>) {
  if (!told) return null;
  return (
    <Banner tone="success" announce="polite">
      <p>{`Told ${countWords(told.length, 'manager', 'managers')}`}</p>
      <ul className={styles.plainList} aria-label="Managers told">
        {told.map(({ employee_id, display_name, people }) => (
          <li key={employee_id}>{`${display_name}: ${countWords(people, 'person', 'people')} late`}</li>
        ))}
      </ul>
      {alone > 0 && <p>{`${countWords(alone, 'person has', 'people have')} no manager.`}</p>}
    </Banner>
  );
}
