'use client';
import { Fragment } from 'react';
import { Collection, Header, ListBox, ListBoxItem, ListBoxSection } from 'react-aria-components/ListBox';
import * as overlay from '../internal/overlay.css.ts';
import type { TextSpan } from '../internal/text-match.ts';
import { useMessages } from '../provider/ui-settings.ts';
import * as styles from './command-palette.css.ts';
import { commandPaletteMessages } from './command-palette.messages.ts';
import type { CommandSection, RankedCommand } from './rank-commands.ts';

interface CommandListProps {
  readonly sections: readonly CommandSection[];
  readonly query: string;
  readonly quiet: boolean;
  readonly onRun: (id: string) => void;
}

/** The matching commands, grouped under headings. */
export function CommandList({ sections, query, quiet, onRun }: CommandListProps) {
  const text = useMessages(commandPaletteMessages);
  return (
    <ListBox
      aria-label={text('commands')}
      items={sections}
      onAction={(key) => onRun(String(key))}
      renderEmptyState={() =>
        !quiet && (
          <div className={styles.empty}>
            {text('none', { query })}
            <span className={styles.emptyHint}>{text('noneHint')}</span>
          </div>
        )
      }
      data-component="CommandPalette.List"
      className={`${overlay.list} ${styles.list}`}
    >
      {({ id, label, items }) => (
        <ListBoxSection id={id} {...(label === undefined && { 'aria-label': text('commands') })}>
          {label !== undefined && <Header className={overlay.groupLabel}>{label}</Header>}
          <Collection items={items.map((ranked) => ({ ...ranked, id: ranked.command.id }))}>
            {(ranked) => <Choice {...ranked} />}
          </Collection>
        </ListBoxSection>
      )}
    </ListBox>
  );
}

function Choice({ command, spans }: RankedCommand) {
  const { id, label, description, leading, keys, disabled = false } = command;
  return (
    <ListBoxItem
      id={id}
      textValue={label}
      isDisabled={disabled}
      data-component="CommandPalette.Item"
      className={`${overlay.choice} ${styles.choice}`}
    >
      {leading && <span className={overlay.choiceIcon}>{leading}</span>}
      <span className={styles.words}>
        <span className={styles.line}>
          <Found text={label} spans={spans} />
        </span>
        {description && <span className={styles.hint}>{description}</span>}
      </span>
      {keys && <Keys keys={keys} />}
    </ListBoxItem>
  );
}

/** Text with the matching letters highlighted. */
function Found({ text, spans }: { readonly text: string; readonly spans: readonly TextSpan[] }) {
  return (
    <>
      {spans.map(([start, end], index) => (
        <Fragment key={start}>
          {text.slice(spans[index - 1]?.[1] ?? 0, start)}
          <mark className={styles.found}>{text.slice(start, end)}</mark>
        </Fragment>
      ))}
      {text.slice(spans.at(-1)?.[1] ?? 0)}
    </>
  );
}

/** A key sequence, each key as labeled on the keyboard. */
export function Keys({ keys }: { readonly keys: string }) {
  return (
    <span className={styles.keys}>
      {keys.split(' ').map((name, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- The same key can occur twice; its position makes it unique.
        <kbd key={`${name}${index}`} className={styles.key}>
          {name}
        </kbd>
      ))}
    </span>
  );
}
