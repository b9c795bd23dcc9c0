import { Field } from '@roadside/ui/field';
import { MultiSelect } from '@roadside/ui/multi-select';
import { useState } from 'react';
import { useDebounced } from '../../../kit/resource/use-debounced.ts';
import { useResource } from '../../../kit/resource/use-resource.ts';
import type { EmployeesResource, FoundEmployee } from '../server/employees.server.ts';
import { employeesAddress } from '../model/addresses.ts';

export interface ShareFieldProps {
  readonly value: readonly number[];
  /** Names of the people it is already shared with. */
  readonly known: readonly { readonly id: number; readonly name: string }[];
  readonly onValueChange: (employees: readonly number[]) => void;
}

/** The people a dashboard is shared with, searchable by the beginning of a name. */
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
        placeholder="Only you"
        searchPlaceholder="Search by name"
      />
    </Field>
  );
}

const nobody: readonly FoundEmployee[] = [];

function useEmployees(typed: string): readonly [readonly FoundEmployee[], boolean] {
  const text = useDebounced(typed);
  const { data, stale, loading } = useResource<EmployeesResource>(employeesAddress({ search: text }), {
    enabled: text !== '',
    keepPrevious: true,
  });
  if (typed === '') return [nobody, false];
  return [data ?? nobody, loading || stale || text !== typed];
}
