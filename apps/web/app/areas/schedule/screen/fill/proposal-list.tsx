import { spanWords } from '@roadside/domain/scheduling';
import { Button } from '@roadside/ui/button';
import { Inline } from '@roadside/ui/inline';
import { Stack } from '@roadside/ui/stack';
import type { ProposedBar } from '../../model/fill.ts';
import { overtimeWords } from '../../model/fill-words.ts';
import { servicesIn, servicesInWords } from '../../model/services.ts';
import type { OpenSchedule } from '../schedule-context.ts';
import * as styles from '../schedule.css.ts';

const shown = 50;

/** Each proposed shift with a button that adds it to the schedule. */
export function ProposalList({
  open,
  proposals,
  onAccept,
}: {
  readonly open: OpenSchedule;
  readonly proposals: readonly ProposedBar[];
  readonly onAccept: (bar: ProposedBar) => void;
}) {
  const { model, rows } = open.state.session;
  const timesOf = (bar: ProposedBar) => spanWords(bar, rows.timeZoneOf(bar.driverId));
  return (
    <Stack gap={8} asChild className={styles.drawerList}>
      <ul aria-label="Proposed shifts">
        {proposals.slice(0, shown).map((bar) => (
          <Inline key={bar.id} justify="between" wrap asChild className={styles.line}>
            <li>
              <span className={styles.lineText}>
                <b className={styles.lineTitle}>{model.driverName(bar.driverId)}</b>
                <span className={styles.small}>
                  {` ${timesOf(bar)} · ${servicesInWords(servicesIn(bar.service))}${overtimeWords(bar.overtimeHours)}`}
                </span>
              </span>
              <Button
                size="sm"
                aria-label={`Add shift for ${model.driverName(bar.driverId)}, ${timesOf(bar)}`}
                onClick={() => onAccept(bar)}
              >
                Add
              </Button>
            </li>
          </Inline>
        ))}
        {proposals.length > shown && <li className={styles.small}>{`and ${proposals.length - shown} more`}</li>}
      </ul>
    </Stack>
  );
}
