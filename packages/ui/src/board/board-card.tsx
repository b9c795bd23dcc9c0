'use client';
import type { FocusEvent, KeyboardEvent, PointerEvent, ReactNode } from 'react';
import { IconButton } from '../icon-button/icon-button.tsx';
import { ArrowDownIcon, ArrowUpIcon, MoreVerticalIcon } from '../icons/icons.ts';
import { MenuRoot, MenuTrigger } from '../menu/menu-opening.tsx';
import { MenuContent, MenuItem, MenuSeparator } from '../menu/menu.tsx';
import { useMessages } from '../provider/ui-settings.ts';
import type { BoardPlace } from './board-model.ts';
import * as styles from './board.css.ts';
import { boardMessages } from './board.messages.ts';
import type { BoardCard } from './board.tsx';

interface BoardCardViewProps {
  readonly card: BoardCard;
  readonly at: BoardPlace;
  /** Number of cards in its list. */
  readonly count: number;
  readonly lists: readonly { readonly id: string; readonly label: string; readonly refused: boolean }[];
  readonly stop: boolean;
  readonly carried: 'drag' | 'key' | undefined;
  readonly keysId: string;
  readonly children: ReactNode;
  readonly onMove: (to: BoardPlace) => void;
  readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void;
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  readonly onFocus: (event: FocusEvent<HTMLElement>) => void;
  readonly onBlur: (event: FocusEvent<HTMLElement>) => void;
}

/** One card, with a menu that moves it for people who can't drag or use the keyboard. */
export function BoardCardView({
  card,
  at,
  count,
  lists,
  stop,
  carried,
  keysId,
  children,
  onMove,
  onPointerDown,
  onKeyDown,
  onFocus,
  onBlur,
}: BoardCardViewProps) {
  const text = useMessages(boardMessages);
  const fixed = card.disabled ?? false;
  return (
    // The card is one control with its own keys. It contains other controls, so it can't be a button.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- A card can be picked up and moved by pointer and by keyboard.
    <article
      aria-label={card.label}
      aria-roledescription={text(fixed ? 'fixedRole' : 'role')}
      aria-describedby={fixed ? undefined : keysId}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- Arrow keys move between cards; one of them is the tab stop.
      tabIndex={stop ? 0 : -1}
      data-component="Board.Card"
      data-board-card={card.id}
      data-carried={carried}
      data-disabled={fixed || undefined}
      className={styles.card}
      {...(!fixed && { onPointerDown })}
      onKeyDown={onKeyDown}
      onFocus={onFocus}
      onBlur={onBlur}
    >
      <div className={styles.content}>{children}</div>
      {!fixed && (
        <span data-component="Board.Move" className={styles.move}>
          <MenuRoot>
            <MenuTrigger asChild>
              <IconButton label={text('move', { name: card.label })} size="sm" tabIndex={stop ? 0 : -1}>
                <MoreVerticalIcon size={16} />
              </IconButton>
            </MenuTrigger>
            <MenuContent align="end">
              <MenuItem
                leading={<ArrowUpIcon size={16} />}
                disabled={at.index === 0}
                onSelect={() => onMove({ list: at.list, index: at.index - 1 })}
              >
                {text('up')}
              </MenuItem>
              <MenuItem
                leading={<ArrowDownIcon size={16} />}
                disabled={at.index === count - 1}
                onSelect={() => onMove({ list: at.list, index: at.index + 1 })}
              >
                {text('down')}
              </MenuItem>
              <MenuSeparator />
              {lists
                .filter(({ id }) => id !== at.list)
                .map(({ id, label, refused }) => (
                  <MenuItem key={id} disabled={refused} onSelect={() => onMove({ list: id, index: 0 })}>
                    {text('to', { list: label })}
                  </MenuItem>
                ))}
            </MenuContent>
          </MenuRoot>
        </span>
      )}
    </article>
  );
}
