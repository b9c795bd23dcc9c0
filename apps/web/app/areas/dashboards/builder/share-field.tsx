import { Field } from '@roadside/ui/field';
import { MultiSelect } from '@roadside/ui/multi-select';
import { useEffect, useState } from 'react';
import type { Outcome } from '../../../kit/resource/outcome.ts';
import type { FoundEmployee } from '../server/employees.server.ts';

export interface ShareFieldProps {
  readonly value: readonly number[];
  /** Names of those it is shared with already. */
  readonly known: readonly { readonly id: number; readonly name: string }[];
  readonly onValueChange: (employees: readonly number[]) => void;
}

/** With whom a dashboard is shared; people are found by the beginning of their name. */
export default function ShareField({ value, known, onValueChange }: ShareFieldProps) {
  const [query, setQuery] = useState('');
  const [found, loading] = useEmployees(query.trim());
  const [names, setNames] = useState(() => new Map(known.map(({ id, name }) => [String(id), name])));
  return (
    <Field label="Shared with" description="Others see their own data. Only you can edit.">
      <MultiSelect
        label="Shared with"
        items={found.map(({ id, name, what }) => ({ id: String(id), label: name, description: what }))}
        value={value.map(String)}
        onValueChange={(ids) => {
          setNames((now) => new Map([...now, ...found.map(({ id, name }): [string, string] => [String(id), name])]));
          onValueChange(ids.map(Number));
        }}
        onQueryChange={setQuery}
        loading={loading}
        labelOf={(id) => names.get(id) ?? `Employee ${id}`}
        placeholder="Nobody else"
        searchPlaceholder="Search by name"
      />
    </Field>
  );
}

const nobody: readonly FoundEmployee[] = [];

function useEmployees(text: string): readonly [readonly FoundEmployee[], boolean] {
  const [answer, setAnswer] = useState<{ readonly text: string; readonly found: readonly FoundEmployee[] }>({
    text: '',
    found: nobody,
  });
  useEffect(() => {
    if (text === '') return;
    const abort = new AbortController();
    const timer = setTimeout(async () => {
      try {
        const reply = await fetch(`/resources/employees?search=${encodeURIComponent(text)}`, { signal: abort.signal });
        const outcome = (await reply.json()) as Outcome<readonly FoundEmployee[]>;
        setAnswer({ text, found: outcome.ok ? outcome.data : nobody });
      } catch {
        if (!abort.signal.aborted) setAnswer({ text, found: nobody });
      }
    }, 200);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [text]);
  if (text === '') return [nobody, false];
  return [answer.found, answer.text !== text];
}
