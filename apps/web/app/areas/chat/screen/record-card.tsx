import { Link } from '@remix-run/react';
import type { SharedRecord } from '@roadside/contract/schemas';
import { dateFormat } from '@roadside/foundations/formats';
import { useUiSettings } from '@roadside/ui/provider';
import { Stack } from '@roadside/ui/stack';
import { lazyPart } from '../../../kit/page/lazy-part.tsx';
import { recordPath, type OpenRecord } from '../model/record-path.ts';
import * as styles from './chat.css.ts';

const SharedFigures = lazyPart(() => import('./shared-figures.tsx'));

const kindWords = {
  driver: 'Driver',
  shift: 'Shift',
  call: 'Call',
  element: 'Dashboard element',
} as const satisfies Record<OpenRecord['kind'], string>;

/** A record shared in a message, as this reader may see it. An element shows its numbers. Of one without the right, nothing shows. */
export function RecordCard({ record }: { readonly record: SharedRecord }) {
  if (!record.allowed) return <p className={styles.card}>Shared record: not allowed</p>;
  return (
    <Stack gap={2} className={styles.card}>
      <Link to={recordPath(record)}>{record.title}</Link>
      <RecordDetails record={record} />
      {record.kind === 'element' && <SharedFigures element={record.id} slug={record.slug} />}
    </Stack>
  );
}

/** What a shared record is, where, and when. */
export function RecordDetails({ record }: { readonly record: OpenRecord }) {
  const { kind, id, place, at, until } = record;
  const { locale, timeZone } = useUiSettings();
  const words = dateFormat(locale, {
    timeZone,
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  });
  const time =
    at === null ? null : until === null ? words.format(new Date(at)) : words.formatRange(new Date(at), new Date(until));
  const parts = [kind === 'call' ? `Call ${id}` : kindWords[kind], place, time];
  return <span className={styles.quiet}>{parts.filter((part) => part !== null).join(', ')}</span>;
}
