import { pdfMediaType } from '../../platform/pdf/printed-file.ts';
import type { Made } from './make-subject.ts';
import { wordsOfFinding } from './judge-condition.ts';
import type { Judged } from './judge-condition.ts';
import type { SubscriptionRow } from './subscriptions.repository.ts';

/** The subject and text of an email with a report: what it is, why it came, and how to stop it. */
export function subscriptionEmail(row: SubscriptionRow, made: Made, judged: Judged | null) {
  return {
    subject: `${row.name}: ${made.place}`,
    body: [
      `${row.dashboard_name} for ${made.place}, sent by ${row.owner_name}. ${attached(made)}`,
      `You get this because ${whyItCame(row, judged)}.`,
      'To stop getting it, open Email reports in Roadside.',
    ].join('\n\n'),
  };
}

function whyItCame(row: SubscriptionRow, judged: Judged | null): string {
  if (row.asked_at !== null) return `${row.owner_name} sent it now`;
  if (row.condition === 'changed') return 'the numbers changed since the last one';
  const found = wordsOfFinding(row, judged?.finding ?? null);
  return found ?? `${row.owner_name} added you to “${row.name}”`;
}

const attached = ({ files }: Made): string =>
  files.some(({ mediaType }) => mediaType === pdfMediaType)
    ? 'A PDF to read and the tables in Excel are attached.'
    : 'The tables are attached.';
