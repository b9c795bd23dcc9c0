import { Link } from '@remix-run/react';
import { dateFormat } from '@roadside/foundations/formats';
import { useUiSettings } from '@roadside/ui/provider';
import { Stack } from '@roadside/ui/stack';
import type { ChatPicture, Conversation } from '@roadside/contract/schemas';
import { piecesOf } from '../model/mentions.ts';
import type { ResolvedReference } from '../server/chat.server.ts';
import * as styles from './chat.css.ts';

/** The text of a message with the mentioned members marked. */
export function MessageText({ text, members }: { readonly text: string; readonly members: Conversation['members'] }) {
  return piecesOf(text, members).map((piece, index) =>
    piece.member ? (
      // oxlint-disable-next-line react/no-array-index-key -- the pieces of a text have no other identity
      <span key={index} className={styles.mention}>
        {piece.text}
      </span>
    ) : (
      piece.text
    ),
  );
}

const kindWords = { driver: 'Driver', shift: 'Shift' } as const satisfies Record<ResolvedReference['kind'], string>;

/** Where a shared record leads. */
function pathOf({ kind, slug }: ResolvedReference): string {
  return kind === 'driver' ? `/dashboard/${slug}/` : `/scheduler/${slug}/scheduling/`;
}

/**
 * A record shared in a message, as this reader may see it. While it is read, and where the reader has no right to it, the
 * card shows nothing of the record.
 */
export function ReferenceCard({ found }: { readonly found: ResolvedReference | null }) {
  const { locale, timeZone } = useUiSettings();
  if (!found) return <p className={styles.card}>Loading shared record</p>;
  if (!found.allowed) return <p className={styles.card}>Shared record: not allowed</p>;
  const [from, until] = found.detail?.split('/') ?? [];
  const words = dateFormat(locale, {
    timeZone,
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  });
  return (
    <Stack gap={2} className={styles.card}>
      <Link to={pathOf(found)}>{found.title}</Link>
      <span className={styles.quiet}>
        {kindWords[found.kind]}
        {from !== undefined && until !== undefined && `, ${words.formatRange(new Date(from), new Date(until))}`}
      </span>
    </Stack>
  );
}

/** A picture of a message; it opens at its full size. */
export function MessagePicture({ picture, text }: { readonly picture: ChatPicture; readonly text: string }) {
  const { path, width, height } = picture;
  return (
    <a href={path} target="_blank" rel="noreferrer">
      <img
        src={path}
        alt={text === '' ? 'Photo' : text}
        width={width}
        height={height}
        loading="lazy"
        className={styles.picture}
      />
    </a>
  );
}
