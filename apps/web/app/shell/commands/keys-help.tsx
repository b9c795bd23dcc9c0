import type { Command } from '@roadside/ui/command-palette';
import { Dialog } from '@roadside/ui/dialog';
import { Inline } from '@roadside/ui/inline';
import { Stack } from '@roadside/ui/stack';
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
          <Stack gap="none" asChild className={styles.list}>
            <dl>
              {listed.map(({ label, keys }) => (
                <Inline key={label} gap={16} justify="between" className={styles.line}>
                  <dt>{label}</dt>
                  <Inline gap={4} align="stretch" asChild className={styles.keys}>
                    <dd>
                      {keys.split(' ').map((key) => (
                        <kbd key={key} className={styles.key}>
                          {key}
                        </kbd>
                      ))}
                    </dd>
                  </Inline>
                </Inline>
              ))}
            </dl>
          </Stack>
        </Dialog.Body>
      </Dialog.Content>
    </Dialog.Root>
  );
}
