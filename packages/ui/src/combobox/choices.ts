import type { ReactNode } from 'react';
import { matchText } from '../internal/text-match.ts';

/** One choice. */
export interface ComboboxItem {
  readonly id: string;
  readonly label: string;
  /** A second line, such as the type and path of a geography. */
  readonly description?: string;
  /** Extra search terms. */
  readonly keywords?: string;
  readonly leading?: ReactNode;
  readonly trailing?: ReactNode;
  readonly disabled?: boolean;
}

/** Choices under one heading. */
export interface ComboboxSection {
  readonly label: string;
  readonly items: readonly ComboboxItem[];
}

/** The choices of a Combobox or MultiSelect, in display order. */
export type Choices = readonly (ComboboxItem | ComboboxSection)[];

export const isSection = (entry: ComboboxItem | ComboboxSection): entry is ComboboxSection => 'items' in entry;

/** The choices without their headings. */
export const withoutHeadings = (choices: Choices): readonly ComboboxItem[] =>
  choices.flatMap((entry) => (isSection(entry) ? entry.items : [entry]));

/** Returns the choices that match the query, without headings that have no matches. */
export function searched(choices: Choices, query: string): Choices {
  const answers = ({ label, description, keywords }: ComboboxItem) =>
    matchText(query, [label, description, keywords].filter(Boolean).join(' ')) !== null;
  return choices.flatMap((entry): Choices => {
    if (!isSection(entry)) return answers(entry) ? [entry] : [];
    const left = entry.items.filter(answers);
    return left.length > 0 ? [{ ...entry, items: left }] : [];
  });
}
