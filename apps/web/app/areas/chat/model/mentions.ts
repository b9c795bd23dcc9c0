import type { Conversation } from '@roadside/contract/schemas';

type Member = Pick<Conversation['members'][number], 'user_id' | 'display_name'>;

/** The members whose name is in a text after an @ sign. The longest name wins: "@Ann Lee" isn't "@Ann". */
export function mentionsIn(text: string, members: readonly Member[]): number[] {
  return piecesOf(text, members).flatMap(({ member }) => (member ? [member.user_id] : []));
}

/** A part of a text; with a member, the mention of that member. */
export interface TextPiece {
  readonly text: string;
  readonly member: Member | null;
}

/** A text in pieces, so that mentions can be marked. */
export function piecesOf(text: string, members: readonly Member[]): TextPiece[] {
  const byLength = members.toSorted((a, b) => b.display_name.length - a.display_name.length);
  const pieces: TextPiece[] = [];
  let plain = '';
  for (let at = 0; at < text.length;) {
    const member =
      text[at] === '@' ? byLength.find(({ display_name }) => text.startsWith(display_name, at + 1)) : undefined;
    if (!member) {
      plain += text[at];
      at++;
      continue;
    }
    if (plain !== '') pieces.push({ text: plain, member: null });
    plain = '';
    const end = at + 1 + member.display_name.length;
    pieces.push({ text: text.slice(at, end), member });
    at = end;
  }
  if (plain !== '') pieces.push({ text: plain, member: null });
  return pieces;
}

const typed = /(?:^|\s)@([^@\n]{0,40})$/;

/** Members to offer while a name is being typed at the end of a text, at most five; none outside a mention. */
export function offeredMembers(text: string, members: readonly Member[]): readonly Member[] {
  const part = typed.exec(text)?.[1]?.toLocaleLowerCase('en');
  if (part === undefined) return [];
  return members
    .filter(({ display_name }) =>
      display_name
        .toLocaleLowerCase('en')
        .split(' ')
        .some((_, index, words) => words.slice(index).join(' ').startsWith(part)),
    )
    .filter(({ display_name }) => display_name.toLocaleLowerCase('en') !== part.trim())
    .slice(0, 5);
}

/** The text with the name of a member in place of what was typed of it. */
export function withMention(text: string, member: Member): string {
  return text.replace(/@[^@\n]*$/, `@${member.display_name} `);
}
