'use client';
import { assignInlineVars } from '@vanilla-extract/dynamic';
import { type FocusEvent, type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { AlertOctagonIcon } from '../icons/icons.ts';
import { cx } from '../internal/cx.ts';
import type { ElementProps } from '../internal/element-props.ts';
import { useMergedRef } from '../internal/use-merged-ref.ts';
import { useScrollStop } from '../internal/use-scroll-stop.ts';
import { useMessages, useUiSettings } from '../provider/ui-settings.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { BoardCardView } from './board-card.tsx';
import { type BoardPlace, focusStep, moveCard, placeOf, wayOf } from './board-model.ts';
import * as styles from './board.css.ts';
import { boardMessages } from './board.messages.ts';
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
  const { direction } = useUiSettings();
  const id = useId();
  const board = useRef<HTMLDivElement>(null);
  const ghost = useRef<HTMLDivElement>(null);
  const scrolled = useScrollStop(useMergedRef(ref, board));
  const [stop, setStop] = useState<string>();
  const [width, setWidth] = useState(0);
  /** The card to focus once it's rendered in its new position. */
  const refocus = useRef<string | null>(null);
  const { carry, said, pick, hover, step, drop, cancel, move, refusal } = useCarry({ lists, accepts, onMove });
  const dragged = carry?.by === 'drag' ? carry.card : null;
  const elementOf = (card: string) =>
    board.current?.querySelector<HTMLElement>(`[data-board-card="${CSS.escape(card)}"]`);
  const { onPointerDown } = useDrag({
    board,
    ghost,
    dragged,
    onPick: (card) => {
      setWidth(elementOf(card)?.getBoundingClientRect().width ?? 0);
      pick(card, 'drag');
    },
    onHover: hover,
    onDrop: drop,
    onCancel: cancel,
  });
  // The lists as they would be if the card were dropped now.
  const shown = carry ? moveCard(lists, carry.card, carry.at) : lists;
  const known = stop !== undefined && placeOf(shown, stop) !== null;
  const tabStop = known ? stop : shown.find(({ cards }) => cards.length > 0)?.cards[0]?.id;
  const inHand = dragged === null ? undefined : lists.flatMap(({ cards }) => cards).find((card) => card.id === dragged);

  useEffect(() => {
    if (refocus.current === null) return;
    const element = board.current?.querySelector<HTMLElement>(`[data-board-card="${CSS.escape(refocus.current)}"]`);
    // Moving to another list remounts the card, which would lose focus.
    if (element && element !== document.activeElement) element.focus();
    element?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    if (carry?.by !== 'key') refocus.current = null;
  }, [carry, lists]);

  const focusCard = (card: string | null) => {
    if (card === null) return;
    setStop(card);
    elementOf(card)?.focus();
  };
  const onKeyDown = (card: string) => (event: KeyboardEvent<HTMLElement>) => {
    if (event.target !== event.currentTarget) return;
    const carrying = carry?.by === 'key' && carry.card === card;
    const way = wayOf(event.key, direction === 'rtl');
    if (event.key === ' ' || (event.key === 'Enter' && carrying)) {
      refocus.current = card;
      if (carrying) drop();
      else pick(card, 'key');
    } else if (event.key === 'Escape' && carrying) {
      event.stopPropagation();
      cancel();
    } else if (event.key === 'Tab' && carrying) {
      refocus.current = null;
      cancel();
      return;
    } else if (way && carrying) {
      step(way);
    } else if (way || event.key === 'Home' || event.key === 'End') {
      const at = placeOf(lists, card);
      if (at && !carrying) focusCard(focusStep(lists, at, way ?? (event.key === 'Home' ? 'first' : 'last')));
    } else return;
    event.preventDefault();
  };
  const moveByMenu = (card: string) => (to: BoardPlace) => {
    refocus.current = card;
    setStop(card);
    move(card, to, 'menu');
  };
  const onBlur = (card: string) => (event: FocusEvent<HTMLElement>) => {
    // Cancel the move when focus leaves the board, but not when it's lost because the card remounts.
    if (carry?.by === 'key' && carry.card === card && event.relatedTarget instanceof Element) {
      refocus.current = null;
      cancel();
    }
  };

  const Title = `h${level}` as const;
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
      {shown.map(({ id: listId, label: title, cards, limit }, index) => {
        const over = limit !== undefined && cards.length > limit;
        const reason = carry ? refusal(carry.card, listId) : null;
        return (
          <section
            key={listId}
            aria-labelledby={`${id}${index}`}
            data-component="Board.List"
            data-board-list={listId}
            data-target={carry?.at.list === listId || undefined}
            data-refused={reason !== null || undefined}
            className={styles.list}
          >
            <div className={styles.head}>
              <Title id={`${id}${index}`} data-component="Board.Title" className={styles.title}>
                {title}
              </Title>
              <span data-component="Board.Count" data-over={over || undefined} className={styles.count}>
                {over && <AlertOctagonIcon size={16} label={text('over')} />}
                {limit === undefined
                  ? text('count', { count: cards.length })
                  : text('countOf', { count: cards.length, limit })}
              </span>
            </div>
            {reason !== null && <p className={styles.refusal}>{reason}</p>}
            <Cards labelledBy={`${id}${index}`}>
              {cards.map((card, at) => (
                <li key={card.id}>
                  <BoardCardView
                    card={card}
                    at={{ list: listId, index: at }}
                    count={cards.length}
                    lists={lists.map((list) => ({
                      id: list.id,
                      label: list.label,
                      refused: refusal(card.id, list.id) !== null,
                    }))}
                    stop={card.id === tabStop}
                    carried={carry?.card === card.id ? carry.by : undefined}
                    keysId={`${id}k`}
                    onMove={moveByMenu(card.id)}
                    onPointerDown={onPointerDown(card.id)}
                    onKeyDown={onKeyDown(card.id)}
                    onFocus={() => setStop(card.id)}
                    onBlur={onBlur(card.id)}
                  >
                    {renderCard(card)}
                  </BoardCardView>
                </li>
              ))}
              {cards.length === 0 && (
                <li data-component="Board.Empty" className={styles.empty}>
                  {empty ?? text('empty')}
                </li>
              )}
            </Cards>
          </section>
        );
      })}
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
        <output>{said}</output>
      </VisuallyHidden>
    </div>
  );
}

/** The cards of one list. A scrollable list that doesn't contain the tab stop becomes one itself. */
function Cards({ labelledBy, children }: { readonly labelledBy: string; readonly children: ReactNode }) {
  return (
    <ul
      {...useScrollStop<HTMLUListElement>()}
      aria-labelledby={labelledBy}
      data-component="Board.Cards"
      className={styles.cards}
    >
      {children}
    </ul>
  );
}
