'use client';
import { CloseIcon } from '../icons/icons.ts';
import { useMessages } from '../provider/ui-settings.ts';
import * as styles from './multi-select.css.ts';
import { multiSelectMessages } from './multi-select.messages.ts';

interface SelectedChipsProps {
  readonly ids: readonly string[];
  readonly nameOf: (id: string) => string;
  /** Removes an item. Without it, the chips have no buttons. */
  readonly onRemove: ((id: string) => void) | undefined;
}

/** The first selected items, shown in the field. */
export function SelectedChips({ ids, nameOf, onRemove }: SelectedChipsProps) {
  const text = useMessages(multiSelectMessages);
  return (
    <span className={styles.chips}>
      {ids.map((id) => (
        <span key={id} data-component="MultiSelect.Chip" className={styles.chip}>
          <span className={styles.chipName}>{nameOf(id)}</span>
          {onRemove && (
            // Keyboard users remove chips with Backspace or in the list, so these are not tab stops.
            <button
              type="button"
              tabIndex={-1}
              aria-label={text('remove', { name: nameOf(id) })}
              onClick={() => onRemove(id)}
              className={styles.chipRemove}
            >
              <CloseIcon size={16} />
            </button>
          )}
        </span>
      ))}
    </span>
  );
}
