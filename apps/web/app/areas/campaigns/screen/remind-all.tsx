import type { CampaignReminder } from '@roadside/contract/schemas';
import { Button } from '@roadside/ui/button';
import { useState } from 'react';
import { LazyConfirmDialog } from '../../../kit/dialogs/lazy-confirm-dialog.tsx';
import { leftAloneWords, reminderDetail, reminderQuestion } from '../model/reminder-words.ts';
import * as styles from './campaigns.css.ts';

interface RemindAllProps {
  readonly reminder: CampaignReminder;
  readonly busy: boolean;
  /** Resolves to false if it was refused. */
  readonly send: () => Promise<boolean>;
}

/** Reminds everybody in the list, after a question with the number of people it reaches. */
export function RemindAll({ reminder, busy, send }: RemindAllProps) {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button size="sm" tone="beacon" loading={busy} disabled={reminder.reaches === 0} onClick={() => setAsking(true)}>
        {reminder.reaches === 0 ? 'Remind all' : `Remind all ${reminder.reaches}`}
      </Button>
      <LazyConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={reminderQuestion(reminder)}
        description={reminderDetail(reminder)}
        confirm="Send reminders"
        failed="We couldn’t send the reminders. Try again."
        onConfirm={async () => {
          if (!(await send())) throw new Error('The reminder was refused.');
        }}
      />
    </>
  );
}

/** Why fewer people are reminded than are listed. */
export function LeftAlone({ reminder }: Pick<RemindAllProps, 'reminder'>) {
  const words = leftAloneWords(reminder);
  return words === '' ? null : <p className={styles.quiet}>{words}</p>;
}
