import { matchText, type TextSpan } from '../internal/text-match.ts';
import type { Command } from './command.ts';

/** A matching command, and the letters of its label that match. */
export interface RankedCommand {
  readonly command: Command;
  readonly spans: readonly TextSpan[];
}

/** Commands under one heading. */
export interface CommandSection {
  readonly id: string;
  /** The heading; undefined for commands of no group. */
  readonly label: string | undefined;
  readonly items: readonly RankedCommand[];
}

/** Maximum number of results. Beyond this, typing another letter is faster. */
const most = 60;
/** Score bonus for recent use: it breaks ties and near ties. */
const recentBonus = 25;

interface Scored extends RankedCommand {
  readonly score: number;
}

function score(query: string, command: Command, recent: boolean): Scored | null {
  const bonus = recent ? recentBonus : 0;
  const label = matchText(query, command.label, { initials: true });
  if (label) return { command, spans: label.spans, score: label.score + bonus };
  // Text beyond the label matches too, but ranks below label matches.
  const beside = matchText(
    query,
    [command.label, command.group, command.description, ...(command.keywords ?? [])].filter(Boolean).join(' '),
  );
  return beside && { command, spans: [], score: beside.score / 4 + bonus };
}

function bySection(entries: readonly RankedCommand[]): CommandSection[] {
  const sections = new Map<string, RankedCommand[]>();
  for (const entry of entries) {
    const group = entry.command.group ?? '';
    sections.set(group, [...(sections.get(group) ?? []), entry]);
  }
  return [...sections].map(([group, items]) => ({ id: `group ${group}`, label: group || undefined, items }));
}

/**
 * Returns the contents of the palette. With an empty query: recently used commands, newest first, then all commands by
 * group. Otherwise the matches, best first, under headings ordered by their best match.
 * @param recent ids, newest first; ids that no longer match a command are skipped
 */
export function rankCommands(
  query: string,
  commands: readonly Command[],
  recent: readonly string[],
  recentLabel: string,
): CommandSection[] {
  const recentIds = new Set(recent);
  if (query.trim() === '') {
    const byId = new Map(commands.map((command) => [command.id, command]));
    const used = recent.flatMap((id): RankedCommand[] => {
      const command = byId.get(id);
      return command ? [{ command, spans: [] }] : [];
    });
    const others = commands.filter(({ id }) => !recentIds.has(id)).map((command) => ({ command, spans: [] }));
    return [...(used.length > 0 ? [{ id: 'recent', label: recentLabel, items: used }] : []), ...bySection(others)];
  }
  const scored = commands.flatMap((command) => score(query, command, recentIds.has(command.id)) ?? []);
  const best = scored
    .toSorted((a, b) => b.score - a.score || a.command.label.length - b.command.label.length)
    .slice(0, most);
  return bySection(best);
}
