import type { ReactNode } from 'react';
import { matchText } from '../internal/text-match.ts';

/** One thing to find and choose. */
export interface ComboboxItem {
  readonly id: string;
  readonly label: string;
  /** A second line, such as the type and the path of a geography. */
  readonly description?: string;
  /** More words to find it by. */
  readonly keywords?: string;
  readonly leading?: ReactNode;
  readonly trailing?: ReactNode;
  readonly disabled?: boolean;
}

/** Things to find under one heading. */
export interface ComboboxSection {
  readonly label: string;
  readonly items: readonly ComboboxItem[];
}

/** What a Combobox and a MultiSelect offer, in the order it is shown. */
export type Choices = readonly (ComboboxItem | ComboboxSection)[];

export const isSection = (entry: ComboboxItem | ComboboxSection): entry is ComboboxSection => 'items' in entry;

/** The choices without their headings. */
export const withoutHeadings = (choices: Choices): readonly ComboboxItem[] =>
  choices.flatMap((entry) => (isSection(entry) ? entry.items : [entry]));

/** The choices whose words answer the query; a heading with none left goes with them. */
export function searched(choices: Choices, query: string): Choices {
  const answers = ({ label, description, keywords }: ComboboxItem) =>
    matchText(query, [label, description, keywords].filter(Boolean).join(' ')) !== null;
  return choices.flatMap((entry): Choices => {
    if (!isSection(entry)) return answers(entry) ? [entry] : [];
    const left = entry.items.filter(answers);
    return left.length > 0 ? [{ ...entry, items: left }] : [];
  });
}
