'use client';
import { assignInlineVars } from '@vanilla-extract/dynamic';
import { type ReactNode, useId, useRef, useState } from 'react';
import { cx } from '../internal/cx.ts';
import type { ElementProps } from '../internal/element-props.ts';
import { useMergedRef } from '../internal/use-merged-ref.ts';
import { useScrollStop } from '../internal/use-scroll-stop.ts';
import { useMessages } from '../provider/ui-settings.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { BoardCardView } from './board-card.tsx';
import { BoardListView } from './board-list.tsx';
import type { BoardPlace } from './board-model.ts';
import * as styles from './board.css.ts';
import { boardMessages } from './board.messages.ts';
import { useCardFocus, cardElement } from './use-card-focus.ts';
import { useCarry } from './use-carry.ts';
import { useDrag } from './use-drag.ts';

/** Fields every card on a board has. */
export interface BoardCard {
  readonly id: string;
  /** The card's name in announcements. */
  readonly label: string;
  /** The card can't be moved.
   * @defaultValue false */
  readonly disabled?: boolean;
}

/** A list of cards. */
export interface BoardList<Card extends BoardCard> {
  readonly id: string;
  readonly label: string;
  readonly cards: readonly Card[];
  /** Recommended maximum number of cards. Going over it is shown as a problem but not blocked. */
  readonly limit?: number;
}

/** A moved card. An `index` counts the cards in its list, excluding the moved one. */
export interface BoardMove {
  readonly card: string;
  readonly from: BoardPlace;
  readonly to: BoardPlace;
}

/** Props of {@link Board}. */
export interface BoardProps<Card extends BoardCard> extends ElementProps<'div', 'role' | 'children' | 'aria-label'> {
  /** Describes the board: "Draft of the season". */
  readonly label: string;
  readonly lists: readonly BoardList<Card>[];
  /** Renders the content of a card. */
  readonly renderCard: (card: Card) => ReactNode;
  /**
   * Called when a card is dropped. The owner passes the updated lists back; a move the owner rejects is undone
   * automatically.
   */
  readonly onMove: (move: BoardMove, details: { reason: 'drag' | 'key' | 'menu' }) => void;
  /** Whether another list accepts a card. Return the reason if it doesn't. */
  readonly accepts?: (card: Card, list: string) => true | string;
  /** Heading level of the list titles.
   * @defaultValue 3 */
  readonly level?: 2 | 3 | 4 | 5 | 6;
  /** Shown in an empty list. */
  readonly empty?: ReactNode;
}

/**
 * Lists of cards that people sort by hand, with mouse, touch, keyboard or a menu on each card. All four use the same
 * code path, so they have the same capabilities and announcements.
 *
 * @example
 * <Board label="Draft" lists={tiers} renderCard={(driver) => driver.label} onMove={({ card, to }) => move(card, to)} />
 */
export function Board<Card extends BoardCard>({
  label,
  lists,
  renderCard,
  onMove,
  accepts,
  level = 3,
  empty,
  ref,
  className,
  ...rest
}: BoardProps<Card>) {
  const text = useMessages(boardMessages);
  const id = useId();
  const board = useRef<HTMLDivElement>(null);
  const ghost = useRef<HTMLDivElement>(null);
  const scrolled = useScrollStop(useMergedRef(ref, board));
  const [width, setWidth] = useState(0);
  const carrying = useCarry({ lists, accepts, onMove });
  const { carry, shown, refusal } = carrying;
  const dragged = carry?.by === 'drag' ? carry.card : null;
  const { onPointerDown } = useDrag({
    board,
    ghost,
    dragged,
    onPick: (card) => {
      setWidth(cardElement(board, card)?.getBoundingClientRect().width ?? 0);
      carrying.pick(card, 'drag');
    },
    onHover: carrying.hover,
    onDrop: carrying.drop,
    onCancel: carrying.cancel,
  });
  const focusProps = useCardFocus({ board, lists, carrying });
  const inHand = dragged === null ? undefined : lists.flatMap(({ cards }) => cards).find((card) => card.id === dragged);

  return (
    <div
      {...rest}
      {...scrolled}
      role="group"
      aria-label={label}
      data-component="Board.Root"
      data-carrying={carry?.by}
      className={cx(styles.root, className)}
    >
      <VisuallyHidden id={`${id}k`}>{text('keys')}</VisuallyHidden>
      {shown.map((list) => (
        <BoardListView
          key={list.id}
          list={list}
          level={level}
          target={carry?.at.list === list.id}
          refusal={carry ? refusal(carry.card, list.id) : null}
          empty={empty}
        >
          {list.cards.map((card, index) => (
            <li key={card.id}>
              <BoardCardView
                card={card}
                at={{ list: list.id, index }}
                count={list.cards.length}
                lists={lists.map((other) => ({
                  id: other.id,
                  label: other.label,
                  refused: refusal(card.id, other.id) !== null,
                }))}
                carried={carry?.card === card.id ? carry.by : undefined}
                keysId={`${id}k`}
                onPointerDown={onPointerDown(card.id)}
                {...focusProps(card.id)}
              >
                {renderCard(card)}
              </BoardCardView>
            </li>
          ))}
        </BoardListView>
      ))}
      {inHand && (
        <div
          ref={ghost}
          aria-hidden
          className={styles.ghost}
          style={assignInlineVars({ [styles.ghostSize]: `${width}px` })}
        >
          <div className={styles.content}>{renderCard(inHand)}</div>
        </div>
      )}
      <VisuallyHidden asChild>
        <output>{carrying.said}</output>
      </VisuallyHidden>
    </div>
  );
}
