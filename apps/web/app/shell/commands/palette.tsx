import { CommandPalette, type Command } from '@roadside/ui/command-palette';
import { useState } from 'react';
import { useDebounced } from '../../kit/resource/use-debounced.ts';
import { useResource } from '../../kit/resource/use-resource.ts';
import type { FindResource } from './find.server.ts';
import type { FoundItem } from './found-item.ts';
import { findAddress } from '../addresses.ts';

export interface PaletteProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly commands: readonly Command[];
  /** Whether this person may search locations and people. */
  readonly maySearch: boolean;
  readonly goToPlace: (slug: string) => void;
  readonly go: (href: string) => void;
  /** The open location; null on a screen without one. */
  readonly slug: string | null;
}

/**
 * Finds everything by name: commands immediately, everything else as the search returns it. A separate chunk, loaded on
 * first use.
 */
export default function Palette({ open, onOpenChange, commands, maySearch, goToPlace, go, slug: here }: PaletteProps) {
  const [query, setQuery] = useState('');
  const [recent, setRecent] = useState(readRecent);
  const [found, loading] = useFound(maySearch && open ? query.trim() : '', here);
  const results = found.map(({ id, group, name, what, target }): Command => ({
    id,
    group,
    label: name,
    description: what,
    run: () => ('slug' in target ? goToPlace(target.slug) : go(target.href)),
  }));
  return (
    <CommandPalette
      open={open}
      onOpenChange={(next) => {
        setQuery('');
        onOpenChange(next);
      }}
      commands={commands}
      recent={recent}
      onRun={({ id }) => setRecent(remember(id))}
      onQueryChange={setQuery}
      results={results}
      loading={loading}
      placeholder={maySearch ? 'Go to a screen, location, or person' : 'Go to a screen'}
    />
  );
}

const nothing: readonly FoundItem[] = [];

/** The server's results for a text; the last ones stay until the next arrive. */
function useFound(typed: string, here: string | null): readonly [readonly FoundItem[], boolean] {
  const text = useDebounced(typed);
  const { data, stale, loading } = useResource<FindResource>(findAddress({ search: text, at: here }), {
    enabled: text.length >= 2,
    keepPrevious: true,
  });
  if (typed.length < 2) return [nothing, false];
  return [data ?? nothing, loading || stale || text !== typed];
}

const recentKey = 'roadside-recent-commands';
const maxRecent = 6;

function readRecent(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(recentKey) ?? '[]');
    return Array.isArray(kept) ? kept.filter((id): id is string => typeof id === 'string') : [];
  } catch {
    return [];
  }
}

/** For this visit only: the next person at this desk uses other commands. */
function remember(id: string): readonly string[] {
  const next = [id, ...readRecent().filter((other) => other !== id)].slice(0, maxRecent);
  try {
    sessionStorage.setItem(recentKey, JSON.stringify(next));
  } catch {
    // Storage is disabled: nothing is remembered.
  }
  return next;
}
