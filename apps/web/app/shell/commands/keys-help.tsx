import type { Command } from '@roadside/ui/command-palette';
import { Dialog } from '@roadside/ui/dialog';
import * as styles from './keys-help.css.ts';

/** Keys without a command, for people they apply to. */
const always = [
  { label: 'Find a command, location, or person', keys: 'Ctrl K', forSearch: true },
  { label: 'Find a command', keys: 'Ctrl K', forSearch: false },
  { label: 'Search locations', keys: '/', forSearch: true, onPlace: true },
  { label: 'Close', keys: 'Esc' },
];

export interface KeysHelpProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly commands: readonly Command[];
  /** Whether this person may search locations and people. */
  readonly maySearch: boolean;
  /** Whether the open screen shows a location. */
  readonly onPlace: boolean;
}

/** Lists every shortcut of the shell, generated from the commands themselves. */
export default function KeysHelp({ open, onOpenChange, commands, maySearch, onPlace }: KeysHelpProps) {
  const general = always.filter((key) => (key.forSearch ?? maySearch) === maySearch && (!key.onPlace || onPlace));
  const listed = [...general, ...commands.flatMap(({ label, keys }) => (keys ? [{ label, keys }] : []))];
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Content>
        <Dialog.Header>
          <Dialog.Title>Keyboard shortcuts</Dialog.Title>
        </Dialog.Header>
        <Dialog.Body>
          <dl className={styles.list}>
            {listed.map(({ label, keys }) => (
              <div key={label} className={styles.line}>
                <dt>{label}</dt>
                <dd className={styles.keys}>
                  {keys.split(' ').map((key) => (
                    <kbd key={key} className={styles.key}>
                      {key}
                    </kbd>
                  ))}
                </dd>
              </div>
            ))}
          </dl>
        </Dialog.Body>
      </Dialog.Content>
    </Dialog.Root>
  );
}
