import { pdfMediaType } from '../../platform/pdf/printed-file.ts';
import type { Made } from './make-subject.ts';
import { wordsOfFinding } from './judge-condition.ts';
import type { Judged } from './judge-condition.ts';
import type { SubscriptionRow } from './subscriptions.repository.ts';

interface Sent {
  readonly made: Made;
  readonly judged: Judged | null;
  /** Whether the receiver got none before. */
  readonly first: boolean;
}

/** The subject and text of an email with a report: what it is, why it came, and how to stop it. */
export function subscriptionEmail(row: SubscriptionRow, { made, judged, first }: Sent) {
  return {
    subject: `${row.name}: ${made.place}`,
    body: [
      `${row.dashboard_name} for ${made.place}, sent by ${row.owner_name}. ${attached(made)}`,
      `You get this because ${whyItCame(row, judged, first)}.`,
      'To stop getting it, open Email reports in Roadside.',
    ].join('\n\n'),
  };
}

function whyItCame(row: SubscriptionRow, judged: Judged | null, first: boolean): string {
  if (row.asked_at !== null) return `${row.owner_name} sent it now`;
  // There is nothing the first one could differ from.
  if (row.condition === 'changed' && !first) return 'the numbers changed since the last one';
  const found = wordsOfFinding(row, judged?.finding ?? null);
  return found ?? `${row.owner_name} added you to “${row.name}”`;
}

function attached({ files }: Made): string {
  const hasPdf = files.some(({ mediaType }) => mediaType === pdfMediaType);
  if (!hasPdf) return 'The tables are attached.';
  return files.length > 1 ? 'A PDF to read and the tables in Excel are attached.' : 'A PDF to read is attached.';
}
