import type { ChatPicture, Conversation } from '@roadside/contract/schemas';
import { piecesOf } from '../model/mentions.ts';
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
