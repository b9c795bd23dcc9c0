import { Link } from '@remix-run/react';
import { Button } from '@roadside/ui/button';
import { Inline } from '@roadside/ui/inline';
import { Stack } from '@roadside/ui/stack';
import { useMemo, useState } from 'react';
import { useDrawers } from '../../../kit/drawers/drawers.tsx';
import { useNow } from '../../../kit/format/use-now.ts';
import { useLater } from '../../../kit/store/use-later.ts';
import { candidatesFor, candidateWords, gapsIn, runAround } from '../model/candidates.ts';
import { needUnknownWords } from '../model/forecast-notes.ts';
import { servicesIn, servicesInWords } from '../model/services.ts';
import type { OpenSchedule } from './schedule-context.ts';
import * as styles from './schedule.css.ts';

/** Short hours with the drivers who could cover them, a link to the requests, and the changes since the last save. */
export function GapsPart({ open }: { readonly open: OpenSchedule }) {
  const { session } = open.state;
  const { model } = session;
  const version = useLater(model.watch, model.version);
  const now = Date.parse(useNow(open.now, open.aheadMs));
  const gaps = useMemo(() => (version >= 0 ? gapsIn(session, now).slice(0, 5) : []), [session, version, now]);
  const drawers = useDrawers();
  const [chosen, setChosen] = useState<number | null>(null);
  const gap = gaps.find(({ at }) => at === chosen) ?? gaps[0];
  const run = gap ? runAround(gapsIn(session, now), gap.at, now) : null;
  const candidates = useMemo(() => (gap && version >= 0 ? candidatesFor(session, gap) : []), [session, gap, version]);
  const time = useMemo(
    () =>
      new Intl.DateTimeFormat('en-US', {
        timeZone: model.timeZone,
        weekday: 'short',
        hour: 'numeric',
        minute: '2-digit',
      }),
    [model],
  );
  const { added, changed, removed } = model.diff();
  const edits = [
    ...added.map((shift) => ({ shift, what: 'Added' })),
    ...changed.map(({ after }) => ({ shift: after, what: 'Changed' })),
    ...removed.map((shift) => ({ shift, what: 'Deleted' })),
  ];
  return (
    <>
      <Stack gap={8} asChild className={styles.section}>
        <section>
          <h3 className={styles.sectionTitle}>Short hours</h3>
          {gaps.length === 0 ? (
            <p className={styles.small}>
              {open.hours.length === 0
                ? needUnknownWords(open.address.span)
                : 'Every upcoming hour has enough drivers.'}
            </p>
          ) : (
            <Stack gap={8} asChild className={styles.drawerList}>
              <ul>
                {gaps.map((each) => (
                  <li key={each.at}>
                    <Button
                      block
                      emphasis={each === gap ? 'solid' : 'outline'}
                      aria-pressed={each === gap}
                      onClick={() => setChosen(each.at)}
                    >
                      {`${time.format(each.at)}: ${each.needed - each.scheduled} short (${each.scheduled} of ${each.needed})`}
                    </Button>
                  </li>
                ))}
              </ul>
            </Stack>
          )}
          {run && open.mayChange && drawers && (
            <Button onClick={() => drawers.open('call-out', { slug: open.place.slug, ...run })}>
              Call out drivers
            </Button>
          )}
          {gap && (
            <Stack gap={8} asChild className={styles.drawerList}>
              <ul aria-label="Available drivers">
                {candidates.map(({ driverId, name, shift, findings, worked }) => (
                  <Inline key={driverId} justify="between" wrap asChild className={styles.line}>
                    <li>
                      <span className={styles.lineText}>
                        <b className={styles.lineTitle}>{name}</b>
                        <span className={styles.small}>{` ${candidateWords({ findings, worked })}`}</span>
                      </span>
                      {open.mayChange && (
                        <Button
                          size="sm"
                          onClick={() => {
                            const id = session.newId();
                            if (model.apply([{ kind: 'add', shift: { ...shift, id } }], 'editor').applied)
                              open.handle.current?.edit(id);
                          }}
                        >
                          {`Add shift for ${name}`}
                        </Button>
                      )}
                    </li>
                  </Inline>
                ))}
                {candidates.length === 0 && <li className={styles.small}>No available driver fits this time.</li>}
              </ul>
            </Stack>
          )}
        </section>
      </Stack>
      <Stack gap={8} asChild className={styles.section}>
        <section>
          <h3 className={styles.sectionTitle}>Requests</h3>
          <p className={styles.small}>
            <Link to={`/scheduler/${encodeURIComponent(open.place.slug)}/requests`}>
              Open requests of {open.place.name}
            </Link>
          </p>
        </section>
      </Stack>
      <Stack gap={8} asChild className={styles.section}>
        <section>
          <h3 className={styles.sectionTitle}>Changes since the last save</h3>
          {edits.length === 0 ? (
            <p className={styles.small}>No unsaved changes</p>
          ) : (
            <Stack gap={8} asChild className={styles.drawerList}>
              <ul>
                {edits.slice(0, 50).map(({ shift, what }) => (
                  <Inline key={shift.id} justify="between" wrap asChild className={styles.line}>
                    <li>
                      <span className={styles.lineText}>
                        {`${what}: ${model.driverName(shift.driverId)}, ${time.format(shift.start)}, ${servicesInWords(servicesIn(shift.service))}`}
                      </span>
                    </li>
                  </Inline>
                ))}
                {edits.length > 50 && <li className={styles.small}>{`and ${edits.length - 50} more`}</li>}
              </ul>
            </Stack>
          )}
        </section>
      </Stack>
    </>
  );
}
