'use client';
import { type ReactNode, useId } from 'react';
import { AlertOctagonIcon } from '../icons/icons.ts';
import { useScrollStop } from '../internal/use-scroll-stop.ts';
import { useMessages } from '../provider/ui-settings.ts';
import * as styles from './board.css.ts';
import { boardMessages } from './board.messages.ts';
import type { BoardCard, BoardList, BoardProps } from './board.tsx';

interface BoardListViewProps {
  readonly list: BoardList<BoardCard>;
  readonly level: NonNullable<BoardProps<BoardCard>['level']>;
  /** The card being moved would land here. */
  readonly target: boolean;
  /** Why the list doesn't accept the card being moved, or null if it does. */
  readonly refusal: string | null;
  readonly empty: ReactNode;
  /** Its cards as list items. */
  readonly children: ReactNode;
}

/** One list: its title, the number of its cards, and the cards. */
export function BoardListView({ list, level, target, refusal, empty, children }: BoardListViewProps) {
  const { id, label, cards, limit } = list;
  const text = useMessages(boardMessages);
  const titleId = useId();
  const over = limit !== undefined && cards.length > limit;
  const Title = `h${level}` as const;
  return (
    <section
      aria-labelledby={titleId}
      data-component="Board.List"
      data-board-list={id}
      data-target={target || undefined}
      data-refused={refusal !== null || undefined}
      className={styles.list}
    >
      <div className={styles.head}>
        <Title id={titleId} data-component="Board.Title" className={styles.title}>
          {label}
        </Title>
        <span data-component="Board.Count" data-over={over || undefined} className={styles.count}>
          {over && <AlertOctagonIcon size={16} label={text('over')} />}
          {limit === undefined
            ? text('count', { count: cards.length })
            : text('countOf', { count: cards.length, limit })}
        </span>
      </div>
      {refusal !== null && <p className={styles.refusal}>{refusal}</p>}
      {/* A scrollable list that doesn't contain the tab stop becomes one itself. */}
      <ul
        {...useScrollStop<HTMLUListElement>()}
        aria-labelledby={titleId}
        data-component="Board.Cards"
        className={styles.cards}
      >
        {children}
        {cards.length === 0 && (
          <li data-component="Board.Empty" className={styles.empty}>
            {empty ?? text('empty')}
          </li>
        )}
      </ul>
    </section>
  );
}
