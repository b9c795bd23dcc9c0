'use client';
import * as Radix from 'radix-ui/dialog';
import { useMemo, useState } from 'react';
import { Autocomplete } from 'react-aria-components/Autocomplete';
import { Input, SearchField } from 'react-aria-components/SearchField';
import * as dialog from '../dialog/dialog.css.ts';
import { SearchIcon } from '../icons/icons.ts';
import { AriaLocale } from '../internal/aria-locale.tsx';
import { cx } from '../internal/cx.ts';
import { comboboxInput } from '../internal/combobox-input.ts';
import * as overlay from '../internal/overlay.css.ts';
import { useControllable } from '../internal/use-controllable.ts';
import { useReturnFocus } from '../internal/use-return-focus.ts';
import { useMessages } from '../provider/ui-settings.ts';
import { Spinner } from '../spinner/spinner.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import type { Command } from './command.ts';
import { CommandList, Keys } from './command-list.tsx';
import * as styles from './command-palette.css.ts';
import { commandPaletteMessages } from './command-palette.messages.ts';
import { rankCommands } from './rank-commands.ts';

/** Props of {@link CommandPalette}. */
export interface CommandPaletteProps {
  /** The available commands, as from `useCommands(registry)`. */
  readonly commands: readonly Command[];
  /** Ids of recently used commands, newest first. The owner persists them. */
  readonly recent?: readonly string[];
  /** Called before a command runs. */
  readonly onRun?: (command: Command, details: { reason: 'pick' }) => void;
  /** Called each time the query changes, to search elsewhere, such as on the server. */
  readonly onQueryChange?: (query: string) => void;
  /** Results from that search, in display order. Shown below the commands, under the heading of their `group`. */
  readonly results?: readonly Command[];
  /** The heading of results without a group.
   * @defaultValue 'Results' */
  readonly resultsLabel?: string;
  /** A search elsewhere is in progress.
   * @defaultValue false */
  readonly loading?: boolean;
  readonly open?: boolean;
  /** @defaultValue false */
  readonly defaultOpen?: boolean;
  readonly onOpenChange?: (open: boolean) => void;
  /** @defaultValue 'What do you want to do?' */
  readonly placeholder?: string;
}

const noIds: readonly string[] = [];
const noCommands: readonly Command[] = [];

/**
 * Every command in the application, searchable by name. The application opens it, usually on Ctrl K or ⌘ K.
 *
 * @example
 * <CommandPalette open={open} onOpenChange={setOpen} commands={useCommands(registry)} recent={recent} onRun={remember} />
 */
export function CommandPalette({
  commands,
  recent = noIds,
  onRun,
  onQueryChange,
  results = noCommands,
  resultsLabel,
  loading = false,
  open,
  defaultOpen = false,
  onOpenChange,
  placeholder,
}: CommandPaletteProps) {
  const text = useMessages(commandPaletteMessages);
  const [shown, setShown] = useControllable<boolean, undefined>({
    value: open,
    defaultValue: defaultOpen,
    onValueChange: onOpenChange,
    component: 'CommandPalette',
  });
  // A command may move focus on purpose. In that case, leave it there.
  const returnFocus = useReturnFocus();
  const run = (id: string) => {
    const command = [...commands, ...results].find((other) => other.id === id);
    if (!command) return;
    onRun?.(command, { reason: 'pick' });
    setShown(false, undefined);
    command.run();
  };
  return (
    <Radix.Root open={shown} onOpenChange={(next) => setShown(next, undefined)}>
      <Radix.Portal>
        <Radix.Overlay className={overlay.scrim} />
        <Radix.Content
          aria-describedby={undefined}
          {...returnFocus}
          data-component="CommandPalette.Content"
          className={cx(dialog.content({ size: 'md' }), styles.content)}
        >
          <VisuallyHidden asChild>
            <Radix.Title>{text('title')}</Radix.Title>
          </VisuallyHidden>
          <AriaLocale>
            <Palette
              {...{ commands, recent, results, loading }}
              resultsLabel={resultsLabel ?? text('results')}
              placeholder={placeholder ?? text('search')}
              onQueryChange={onQueryChange}
              onRun={run}
            />
          </AriaLocale>
          <div aria-hidden data-component="CommandPalette.Footer" className={styles.footer}>
            <span className={styles.footerHint}>
              <Keys keys="↑ ↓" /> {text('move')}
            </span>
            <span className={styles.footerHint}>
              <Keys keys="↵" /> {text('run')}
            </span>
            <span className={styles.footerHint}>
              <Keys keys="Esc" /> {text('close')}
            </span>
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

interface PaletteProps extends Required<
  Pick<CommandPaletteProps, 'commands' | 'recent' | 'results' | 'resultsLabel' | 'loading' | 'placeholder'>
> {
  readonly onQueryChange: ((query: string) => void) | undefined;
  readonly onRun: (id: string) => void;
}

/**
 * The search field and list. The dialog focuses the search field, its first tab stop. Both unmount on close, so each
 * opening starts empty.
 */
function Palette({
  commands,
  recent,
  results,
  resultsLabel,
  loading,
  placeholder,
  onQueryChange,
  onRun,
}: PaletteProps) {
  const text = useMessages(commandPaletteMessages);
  const [query, setQuery] = useState('');
  const recentLabel = text('recent');
  const sections = useMemo(() => {
    const labels = [...new Set(results.map(({ group = resultsLabel }) => group))];
    return [
      ...rankCommands(query, commands, recent, recentLabel),
      ...labels.map((label) => ({
        id: `results ${label}`,
        label,
        items: results.filter(({ group = resultsLabel }) => group === label).map((command) => ({ command, spans: [] })),
      })),
    ];
  }, [query, commands, recent, recentLabel, results, resultsLabel]);
  return (
    <Autocomplete
      inputValue={query}
      onInputChange={(next) => {
        setQuery(next);
        onQueryChange?.(next);
      }}
    >
      <SearchField
        type="text"
        aria-label={placeholder}
        data-component="CommandPalette.Search"
        className={styles.search}
      >
        <SearchIcon />
        <Input {...comboboxInput} placeholder={placeholder} className={styles.input} />
        {loading && <Spinner size="sm" label={text('loading')} />}
      </SearchField>
      <CommandList sections={sections} query={query} quiet={loading} onRun={onRun} />
    </Autocomplete>
  );
}
