import { IconButton } from '@roadside/ui/icon-button';
import { CallsIcon } from '@roadside/ui/icons';
import * as styles from './table-element.css.ts';

/** Opens the calls behind a row, as does the row's menu. */
export function CallsButton({ name, onOpen }: { readonly name: string; readonly onOpen: () => void }) {
  return (
    <IconButton label={`${name} calls`} size="sm" className={styles.calls} onClick={onOpen}>
      <CallsIcon size={16} />
    </IconButton>
  );
}
