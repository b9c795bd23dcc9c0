import { Stack } from '@roadside/ui/stack';
import { useId, type ReactNode } from 'react';
import { useNow } from '../../../kit/format/use-now.ts';
import type { loadKeeping } from '../server/keeping.loader.server.ts';
import { DataPart } from './data-part.tsx';
import { ReceiptsPart } from './receipts-part.tsx';
import { ReportsPart } from './reports-part.tsx';
import { RetentionPart } from './retention-part.tsx';
import * as styles from './keeping.css.ts';

export type KeepingScreenProps = Awaited<ReturnType<typeof loadKeeping>>;

/** Reported messages, how long content is kept, and people's data. */
export function KeepingScreen({
  state,
  person,
  mayErase,
  receiptsOf,
  reports,
  retention,
  now: renderedAt,
}: KeepingScreenProps) {
  const now = useNow(renderedAt);
  return (
    <Stack gap={32} className={styles.root}>
      <h1 className={styles.title}>Moderation and data</h1>
      {reports && (
        <Part title="Reported messages" words="Remove a message, or keep it. Who decided and why is recorded.">
          <ReportsPart state={state} first={reports} now={now} />
        </Part>
      )}
      {retention && (
        <Part title="Retention" words="What is older is deleted once a day and can’t be restored.">
          <RetentionPart first={retention} />
        </Part>
      )}
      {receiptsOf && (
        <Part
          title="Read receipts"
          words="Whether senders see who has read their chat messages. Applies to a location and everything below it."
        >
          <ReceiptsPart own={receiptsOf} />
        </Part>
      )}
      <Part title="Personal data" words="A file with everything stored about a person. Each download is recorded.">
        <DataPart person={person} mayErase={mayErase} />
      </Part>
    </Stack>
  );
}

function Part({
  title,
  words,
  children,
}: {
  readonly title: string;
  readonly words: string;
  readonly children: ReactNode;
}) {
  const id = useId();
  return (
    <Stack gap={16} asChild className={styles.part}>
      <section aria-labelledby={id}>
        <Stack gap={4}>
          <h2 id={id} className={styles.partTitle}>
            {title}
          </h2>
          <p className={styles.quiet}>{words}</p>
        </Stack>
        {children}
      </section>
    </Stack>
  );
}
