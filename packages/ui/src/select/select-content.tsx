'use client';
import * as Radix from 'radix-ui/select';
import { useId } from 'react';
import { CheckIcon } from '../icons/icons.ts';
import { cx } from '../internal/cx.ts';
import * as overlay from '../internal/overlay.css.ts';
import { styleNonce } from '../internal/style-nonce.ts';
import * as styles from './select.css.ts';
import type { SelectGroup, SelectItem, SelectProps } from './select.tsx';

/** Whether an entry is a heading with its items. */
export const isGroup = (entry: SelectItem | SelectGroup): entry is SelectGroup => 'items' in entry;

/** The list that opens. */
export function SelectContent({ items }: Pick<SelectProps, 'items'>) {
  return (
    <Radix.Portal>
      <Radix.Content
        position="popper"
        sideOffset={4}
        collisionPadding={8}
        data-component="Select.Content"
        className={cx(overlay.floating, styles.content)}
      >
        {/* The list box itself scrolls, because the keyboard moves inside it. */}
        <Radix.Viewport {...styleNonce()} style={{ overflow: 'visible' }} className={overlay.list}>
          {items.map((entry) =>
            isGroup(entry) ? (
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
  );
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
