'use client';
// The part of a select that needs Radix. `select.tsx` loads it late: most selects of a page are never opened.
import * as Radix from 'radix-ui/select';
import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type Ref,
  type RefObject,
  useId,
  useLayoutEffect,
} from 'react';
import { CheckIcon } from '../icons/icons.ts';
import { cx } from '../internal/cx.ts';
import * as overlay from '../internal/overlay.css.ts';
import { styleNonce } from '../internal/style-nonce.ts';
import { TriggerStand } from '../internal/trigger-stand.tsx';
import * as styles from './select.css.ts';
import type { SelectItem, SelectProps } from './select.tsx';

/** What Radix does with an event of the select's button: it opens the list, or chooses by the first letters. */
export interface SelectOpener {
  readonly onPointerDown: (event: PointerEvent<HTMLButtonElement>) => void;
  readonly onClick: (event: MouseEvent<HTMLButtonElement>) => void;
  readonly onKeyDown: (event: KeyboardEvent<HTMLButtonElement>) => void;
}

interface SelectListProps extends Pick<SelectProps, 'items'> {
  readonly value: string;
  readonly onValueChange: (value: string) => void;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly disabled: boolean;
  readonly trigger: RefObject<HTMLButtonElement | null>;
  /** Receives Radix's handlers for the button, and null once they are gone. */
  readonly onOpener: (opener: SelectOpener | null) => void;
  readonly listId: string;
}

/** The list, mounted beside the button that opens it. */
export function SelectList({ items, trigger, onOpener, listId, ...rest }: SelectListProps) {
  return (
    // Of no form: what is submitted, and what a reset returns to, is the select's own control.
    <Radix.Root {...rest} form="none">
      <Radix.Trigger asChild>
        <OpenerStand trigger={trigger} onOpener={onOpener} />
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          id={listId}
          position="popper"
          sideOffset={4}
          collisionPadding={8}
          data-component="Select.Content"
          className={cx(overlay.floating, styles.content)}
        >
          {/* The list box itself scrolls, because the keyboard moves inside it. */}
          <Radix.Viewport {...styleNonce()} style={{ overflow: 'visible' }} className={overlay.list}>
            {items.map((entry) =>
              'items' in entry ? (
                <Radix.Group key={entry.label}>
                  <Radix.Label className={overlay.groupLabel}>{entry.label}</Radix.Label>
                  {entry.items.map((item) => (
                    <Choice key={item.value} {...item} />
                  ))}
                </Radix.Group>
              ) : (
                <Choice key={entry.value} {...entry} />
              ),
            )}
          </Radix.Viewport>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

interface OpenerStandProps extends Pick<SelectListProps, 'trigger' | 'onOpener'>, Partial<SelectOpener> {
  readonly ref?: Ref<HTMLElement>;
}

/** Stand-in for the button as the child of Radix's trigger: keeps the handlers that Radix gives it for the button. */
function OpenerStand({ trigger, onOpener, ref, onPointerDown, onClick, onKeyDown }: OpenerStandProps) {
  useLayoutEffect(() => {
    if (onPointerDown && onClick && onKeyDown) onOpener({ onPointerDown, onClick, onKeyDown });
    return () => onOpener(null);
  }, [onOpener, onPointerDown, onClick, onKeyDown]);
  return <TriggerStand trigger={trigger} {...(ref && { ref })} />;
}

function Choice({ value, label, leading, description, disabled = false }: SelectItem) {
  const id = useId();
  return (
    <Radix.Item
      value={value}
      disabled={disabled}
      textValue={label}
      {...(description ? { 'aria-labelledby': `${id}l ${id}d` } : {})}
      data-component="Select.Item"
      className={overlay.choice}
    >
      {leading && <span className={overlay.choiceIcon}>{leading}</span>}
      <span className={overlay.choiceLabel}>
        <span id={`${id}l`}>
          <Radix.ItemText>{label}</Radix.ItemText>
        </span>{' '}
        {description && (
          <span id={`${id}d`} className={styles.hint}>
            {description}
          </span>
        )}
      </span>
      <span className={overlay.choiceMark}>
        <Radix.ItemIndicator>
          <CheckIcon size={16} />
        </Radix.ItemIndicator>
      </span>
    </Radix.Item>
  );
}
