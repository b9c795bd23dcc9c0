import { Button } from '@roadside/ui/button';
import { Combobox, type ComboboxProps } from '@roadside/ui/combobox';
import { useState } from 'react';
import { problemWords } from '../states/problem-words.ts';
import * as styles from './directory-picker.css.ts';
import type { SearchHit } from './search-page.ts';
import { useSearch, type SearchWhat } from './use-search.ts';

export interface DirectoryPickerProps extends Pick<
  ComboboxProps,
  'name' | 'id' | 'size' | 'required' | 'disabled' | 'clearable' | 'placeholder' | 'valueLabel'
> {
  /** The chosen location's slug, or the chosen person's id. */
  readonly value?: string | null;
  readonly defaultValue?: string | null;
  /** Receives the choice with its name and slug; null when it was cleared. */
  readonly onChoose?: (choice: SearchHit | null) => void;
}

/** Picks one of the locations the person may see. The server matches the beginning of the name. */
export function PlacePicker(props: DirectoryPickerProps) {
  return <DirectoryPicker what="organizations" label="Locations" searchPlaceholder="Search locations" {...props} />;
}

/** Picks one of the people the signed-in person may see. */
export function PersonPicker(props: DirectoryPickerProps) {
  return <DirectoryPicker what="employees" label="People" searchPlaceholder="Search people" {...props} />;
}

interface KnownPickerProps extends DirectoryPickerProps {
  readonly what: SearchWhat;
  readonly label: string;
  readonly searchPlaceholder: string;
}

function DirectoryPicker({ what, onChoose, ...field }: KnownPickerProps) {
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState<SearchHit | null>(null);
  const { pages, problem, loading, stale, retry } = useSearch(what, typed.trim(), { enabled: open });
  const hits = pages[0]?.hits ?? [];
  const valueLabel = chosen?.name ?? field.valueLabel;
  return (
    <>
      <Combobox
        {...field}
        {...(valueLabel === undefined ? {} : { valueLabel })}
        open={open}
        onOpenChange={setOpen}
        onQueryChange={setTyped}
        loading={loading || stale}
        items={hits.map(({ id, name, what: kind }) => ({ id, label: name, description: kind }))}
        onValueChange={(id) => {
          const hit = hits.find((each) => each.id === id) ?? null;
          setChosen(hit);
          onChoose?.(hit);
        }}
      />
      {problem && (
        <p role="alert" className={styles.problem}>
          {problemWords(problem).title}.{' '}
          <Button size="sm" emphasis="plain" onClick={retry}>
            Search again
          </Button>
        </p>
      )}
    </>
  );
}
