import { codeFilters, type CodeFilter } from '@roadside/domain/scheduling';
import { Button } from '@roadside/ui/button';
import { IconButton } from '@roadside/ui/icon-button';
import { ChevronBackIcon, ChevronForwardIcon } from '@roadside/ui/icons';
import { Inline } from '@roadside/ui/inline';
import { Menu } from '@roadside/ui/menu';
import { SearchField } from '@roadside/ui/search-field';
import { SegmentedControl } from '@roadside/ui/segmented-control';
import { Select } from '@roadside/ui/select';
import { startTransition, useState, type ReactNode } from 'react';
import type { ScheduleDrawerPart } from '../model/drawer-part.ts';
import { shownDays, stepped, type ScheduleAddress } from '../model/schedule-address.ts';
import { unsavedWords } from '../model/schedule-words.ts';
import * as styles from './schedule.css.ts';

/** Labels of the code filters. */
export const codeWords: Readonly<Record<CodeFilter, string>> = {
  tow: 'Tow',
  battery: 'Battery',
  ls: 'Light Service',
  battery_light_service: 'Battery and Light Service',
  tow_light_service: 'Tow and Light Service',
};
const codes = Object.keys(codeFilters) as CodeFilter[];
const dayFormat = new Intl.DateTimeFormat('en-US', {
  timeZone: 'UTC',
  weekday: 'short',
  month: 'short',
  day: 'numeric',
});
const weekFormat = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', month: 'short', day: 'numeric' });
const yearFormat = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', month: 'long', year: 'numeric' });

/** The days on screen in words: `Nov 22-28`. */
export function daysInWords(address: ScheduleAddress): string {
  const { from, days } = shownDays(address);
  const first = Date.parse(from);
  if (address.span === 'month') return yearFormat.format(first);
  if (days === 1) return dayFormat.format(first);
  // The week is fixed as Sunday through Saturday.
  const last = first + (days - 1) * 86_400_000;
  const sameMonth = new Date(first).getUTCMonth() === new Date(last).getUTCMonth();
  // Not formatRange: the space around its dash differs between browser and server.
  return `${weekFormat.format(first)} – ${sameMonth ? new Date(last).getUTCDate() : weekFormat.format(last)}`;
}

interface ScheduleToolbarProps {
  /** Name of the location. */
  readonly place: string;
  /** Who else has the schedule open. */
  readonly presence: ReactNode;
  /** The forecast in a line. */
  readonly forecast: ReactNode;
  readonly address: ScheduleAddress;
  readonly today: string;
  /** Called in a transition. */
  readonly onSearch: (search: string) => void;
  readonly onAddress: (address: ScheduleAddress) => void;
  readonly mayChange: boolean;
  /** Past days are on screen, and the person may unlock them. */
  readonly mayUnlock: boolean;
  readonly unsaved: number;
  readonly saving: boolean;
  readonly onSave: () => void;
  readonly onUndo: () => void;
  /** Shifts that drivers don't see as planned. */
  readonly unpublished: number;
  readonly onOpen: (drawer: ScheduleDrawerPart) => void;
  readonly onUnlock: () => void;
  readonly onPrint: () => void;
  readonly onKeys: () => void;
}

/** The schedule's head in two rows: its title with dates, views and search, then filters, other people, the forecast, and the save button. */
export function ScheduleToolbar(props: ScheduleToolbarProps) {
  const { address, today, onSearch, onAddress, mayChange, unsaved, saving } = props;
  const spanWord = address.span;
  return (
    <>
      <header className={styles.tools}>
        <Inline align="baseline" gap={8} wrap>
          <h1 className={styles.title}>Schedule</h1>
          <p className={styles.where}>{props.place}</p>
        </Inline>
        <Inline gap="none" asChild>
          <span>
            <IconButton label={`Previous ${spanWord}`} onClick={() => onAddress(stepped(address, -1))}>
              <ChevronBackIcon />
            </IconButton>
            <Button onClick={() => onAddress({ ...address, day: today })}>Today</Button>
            <IconButton label={`Next ${spanWord}`} onClick={() => onAddress(stepped(address, 1))}>
              <ChevronForwardIcon />
            </IconButton>
          </span>
        </Inline>
        <span className={styles.days} aria-live="polite">
          {daysInWords(address)}
        </span>
        <SegmentedControl
          label="Days shown"
          items={[
            { value: 'day', label: 'Day' },
            { value: 'week', label: 'Week' },
            { value: 'month', label: 'Month' },
          ]}
          value={address.span}
          onValueChange={(span) => onAddress({ ...address, span })}
        />
        <SegmentedControl
          label="View"
          items={[
            { value: 'gantt', label: 'Gantt' },
            { value: 'list', label: 'List' },
          ]}
          value={address.view}
          onValueChange={(view) => onAddress({ ...address, view })}
        />
        <DriverSearch onSearch={onSearch} />
      </header>
      <div className={styles.tools}>
        <Select
          aria-label="Services drivers work"
          className={styles.code}
          items={[
            { value: 'all', label: 'All services' },
            ...codes.map((value) => ({ value, label: codeWords[value] })),
          ]}
          value={address.code ?? 'all'}
          onValueChange={(value) => onAddress({ ...address, code: codes.find((code) => code === value) ?? null })}
        />
        <Menu.Root>
          <Menu.Trigger asChild>
            <Button>More</Button>
          </Menu.Trigger>
          <Menu.Content>
            <Menu.Item onSelect={() => props.onOpen('coverage')}>Gaps, requests and changes</Menu.Item>
            {mayChange && <Menu.Item onSelect={() => props.onOpen('fill')}>Fill the gaps</Menu.Item>}
            {mayChange && <Menu.Item onSelect={() => props.onOpen('templates')}>Copy last week, templates</Menu.Item>}
            {mayChange && <Menu.Item onSelect={() => props.onOpen('ghosts')}>Open shift patterns</Menu.Item>}
            {mayChange && <Menu.Item onSelect={() => props.onOpen('settings')}>Open shift rules</Menu.Item>}
            {props.mayUnlock && <Menu.Item onSelect={props.onUnlock}>Unlock past days</Menu.Item>}
            <Menu.Item onSelect={() => onAddress({ ...address, view: 'list' })}>Export to Excel or CSV</Menu.Item>
            <Menu.Item onSelect={props.onPrint}>Print</Menu.Item>
            <Menu.Item onSelect={props.onKeys}>Keyboard shortcuts</Menu.Item>
          </Menu.Content>
        </Menu.Root>
        {props.presence}
        {mayChange && (
          <Button onClick={() => props.onOpen('publish')}>
            {props.unpublished === 0 ? 'Publish' : `Publish ${props.unpublished}`}
          </Button>
        )}
        {props.forecast}
        {mayChange && unsaved > 0 && (
          <>
            <span className={styles.unsaved} role="status">
              {unsavedWords(unsaved)}
            </span>
            <Button onClick={props.onUndo}>Undo</Button>
            <Button tone="beacon" loading={saving} onClick={props.onSave}>
              Save schedule
            </Button>
          </>
        )}
      </div>
    </>
  );
}

/** The typed letter is painted before the schedule updates. */
function DriverSearch({ onSearch }: Pick<ScheduleToolbarProps, 'onSearch'>) {
  const [text, setText] = useState('');
  return (
    <SearchField
      aria-label="Find a driver or station"
      placeholder="Driver or station"
      className={styles.search}
      value={text}
      onValueChange={(next) => {
        setText(next);
        startTransition(() => onSearch(next));
      }}
    />
  );
}
