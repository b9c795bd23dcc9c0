import { breakLimits, type ShiftBreak } from '@roadside/domain/scheduling';
import { Button } from '@roadside/ui/button';
import { IconButton } from '@roadside/ui/icon-button';
import { CloseIcon } from '@roadside/ui/icons';
import { Inline } from '@roadside/ui/inline';
import { Select } from '@roadside/ui/select';
import { Stack } from '@roadside/ui/stack';
import type { EditorSlot } from '@roadside/scheduler-gantt/view';
import * as styles from './schedule.css.ts';

const lengths = [10, 15, 20, 30, 45, 60];
const minute = 60_000;
const quarter = 15;

/** The breaks of the shift in the editor: how long, paid or not, and when. */
export function BreaksField({ slot, timeZone }: { readonly slot: EditorSlot; readonly timeZone: string }) {
  const { draft, change } = slot;
  const { breaks } = draft;
  const length = (draft.end - draft.start) / minute;
  const put = (index: number, more: Partial<ShiftBreak>) =>
    change({ breaks: breaks.map((each, at) => (at === index ? { ...each, ...more } : each)) });
  const time = new Intl.DateTimeFormat('en-US', { timeZone, hour: 'numeric', minute: '2-digit' });
  const at = (after: number) => time.format(draft.start + after * minute);
  return (
    <Stack gap={8} asChild className={styles.repeat}>
      <fieldset>
        <legend className={styles.small}>Breaks</legend>
        {breaks.map((each, index) => {
          const starts = Array.from(
            { length: Math.max(0, Math.floor(length / quarter)) },
            (_, place) => place * quarter,
          );
          const name = `Break ${index + 1}`;
          return (
            // oxlint-disable-next-line react/no-array-index-key -- Breaks have no ids, and equal ones are the same.
            <div key={index} className={styles.breakLine}>
              <Select
                aria-label={`${name}: length`}
                items={[...new Set([...lengths, each.minutes])].map((minutes) => ({
                  value: String(minutes),
                  label: `${minutes} min`,
                }))}
                value={String(each.minutes)}
                onValueChange={(value) => put(index, { minutes: Number(value) })}
              />
              <Select
                aria-label={`${name}: paid or unpaid`}
                items={[
                  { value: 'unpaid', label: 'Unpaid' },
                  { value: 'paid', label: 'Paid' },
                ]}
                value={each.paid ? 'paid' : 'unpaid'}
                onValueChange={(value) => put(index, { paid: value === 'paid' })}
              />
              <Select
                aria-label={`${name}: time`}
                items={[
                  { value: 'any', label: 'Any time' },
                  ...[...new Set([...starts, ...(each.after === null ? [] : [each.after])])].map((after) => ({
                    value: String(after),
                    label: at(after),
                  })),
                ]}
                value={each.after === null ? 'any' : String(each.after)}
                onValueChange={(value) => put(index, { after: value === 'any' ? null : Number(value) })}
              />
              <IconButton
                label={`Remove ${name.toLowerCase()}`}
                emphasis="plain"
                onClick={() => change({ breaks: breaks.filter((_, place) => place !== index) })}
              >
                <CloseIcon />
              </IconButton>
            </div>
          );
        })}
        <Inline gap={8}>
          <Button
            size="sm"
            disabled={breaks.length >= breakLimits.most}
            onClick={() => change({ breaks: [...breaks, { after: null, minutes: 30, paid: false }] })}
          >
            Add break
          </Button>
          {breaks.length > 0 && (
            <span className={styles.small}>
              Unpaid breaks don’t count as hours, breaks with a time not as coverage.
            </span>
          )}
        </Inline>
      </fieldset>
    </Stack>
  );
}
