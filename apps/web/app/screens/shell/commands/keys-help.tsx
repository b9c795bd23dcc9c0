import type { Command } from '@roadside/ui/command-palette';
import { Dialog } from '@roadside/ui/dialog';
import * as styles from './keys-help.css.ts';

/** Keys that belong to no command. */
const always = [
  { label: 'Find a command, a place or a person', keys: 'Ctrl K' },
  { label: 'Search places', keys: '/' },
  { label: 'Close what is open', keys: 'Esc' },
];

export interface KeysHelpProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly commands: readonly Command[];
}

/** Every key of the frame, from the commands themselves. */
export default function KeysHelp({ open, onOpenChange, commands }: KeysHelpProps) {
  const listed = [...always, ...commands.flatMap(({ label, keys }) => (keys ? [{ label, keys }] : []))];
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Content>
        <Dialog.Header>
          <Dialog.Title>Keys</Dialog.Title>
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
