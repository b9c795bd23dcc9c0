import { positionWords } from '@roadside/domain/permissions';
import { Button } from '@roadside/ui/button';
import { MultiSelect } from '@roadside/ui/multi-select';
import { useState } from 'react';
import { useSearch, type SearchWhat } from '../../../kit/directory/use-search.ts';
import { FormField } from '../../../kit/form/form.tsx';
import type { OpenForm } from '../../../kit/form/use-form.ts';
import { useDebounced } from '../../../kit/resource/use-debounced.ts';
import { useResource } from '../../../kit/resource/use-resource.ts';
import { mailChoicesAddress, mailReachAddress } from '../model/addresses.ts';
import { type Chosen, isForNobody, type MailValues, reachWords, recipientsOf } from '../model/mail-values.ts';
import type { MailChoicesResource, MailReachResource } from '../server/mail.server.ts';
import * as styles from './mail.css.ts';

interface RecipientFieldsProps {
  readonly form: OpenForm<MailValues>;
}

/** Who a mail is for, and how many people that is now. */
export function RecipientFields({ form }: RecipientFieldsProps) {
  const { values } = form;
  const [more, setMore] = useState(values.organizations.length + values.groups.length + values.positions.length > 0);
  return (
    <>
      <FormField of={form} name="recipients" label="To">
        {({ value, onValueChange, ...control }) => (
          <DirectoryMultiSelect
            {...control}
            what="employees"
            label="People"
            placeholder="Choose people"
            value={value}
            onChange={onValueChange}
          />
        )}
      </FormField>
      {more ? (
        <WiderFields form={form} />
      ) : (
        <div>
          <Button size="sm" emphasis="plain" onClick={() => setMore(true)}>
            Add locations or groups
          </Button>
        </div>
      )}
      <Reach values={values} />
    </>
  );
}

function WiderFields({ form }: RecipientFieldsProps) {
  const { data } = useResource<MailChoicesResource>(mailChoicesAddress());
  const groups = data?.groups ?? [];
  return (
    <>
      <FormField of={form} name="organizations" label="Locations" description="Everybody there and below">
        {({ value, onValueChange, ...control }) => (
          <DirectoryMultiSelect
            {...control}
            what="organizations"
            label="Locations"
            placeholder="Choose locations"
            value={value}
            onChange={onValueChange}
          />
        )}
      </FormField>
      {(data?.positions.length ?? 0) > 0 && (
        <FormField of={form} name="positions" label="Only these positions" optional>
          {({ value, onValueChange, ...control }) => (
            <MultiSelect
              {...control}
              label="Positions"
              items={(data?.positions ?? []).map((position) => ({ id: position, label: positionWords(position) }))}
              value={value}
              onValueChange={onValueChange}
              placeholder="All positions"
            />
          )}
        </FormField>
      )}
      {groups.length > 0 && (
        <FormField of={form} name="groups" label="Only these groups" optional>
          {({ value, onValueChange, ...control }) => (
            <MultiSelect
              {...control}
              label="Groups"
              items={groups.map(({ id, group_name }) => ({ id: String(id), label: group_name }))}
              value={value.map(({ id }) => String(id))}
              onValueChange={(ids) =>
                onValueChange(
                  groups.flatMap(({ id, group_name: name }) => (ids.includes(String(id)) ? { id, name } : [])),
                )
              }
              placeholder="All groups"
            />
          )}
        </FormField>
      )}
    </>
  );
}

interface DirectoryMultiSelectProps {
  readonly what: SearchWhat;
  readonly label: string;
  readonly placeholder: string;
  readonly value: readonly Chosen[];
  readonly onChange: (value: readonly Chosen[]) => void;
}

/** Several of the people or locations the person may see, searched on the server. */
function DirectoryMultiSelect({ what, label, placeholder, value, onChange, ...control }: DirectoryMultiSelectProps) {
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const { pages, loading, stale } = useSearch(what, typed.trim(), { enabled: open });
  // Only rows of the database can be written to, not a location cut to a provider type.
  const hits = (pages[0]?.hits ?? []).filter(({ recordId }) => recordId > 0);
  const names = new Map([
    ...hits.map(({ recordId, name }) => [recordId, name] as const),
    ...value.map(({ id, name }) => [id, name] as const),
  ]);
  return (
    <MultiSelect
      {...control}
      label={label}
      placeholder={placeholder}
      searchPlaceholder="Search by name"
      chips={4}
      open={open}
      onOpenChange={setOpen}
      onQueryChange={setTyped}
      loading={loading || stale}
      items={hits.map(({ recordId, name, what: kind }) => ({ id: String(recordId), label: name, description: kind }))}
      value={value.map(({ id }) => String(id))}
      onValueChange={(ids) => onChange(ids.map(Number).map((id) => ({ id, name: names.get(id) ?? '' })))}
      labelOf={(id) => names.get(Number(id)) ?? ''}
    />
  );
}

function Reach({ values }: { readonly values: MailValues }) {
  const asked = useDebounced(JSON.stringify(recipientsOf(values)), 300);
  const nobody = isForNobody(values);
  const { data, problem } = useResource<MailReachResource>(mailReachAddress({ for: asked }), {
    enabled: !nobody,
    keepPrevious: true,
  });
  return (
    <p className={styles.quiet} role="status">
      {nobody
        ? ''
        : problem?.kind === 'forbidden'
          ? 'You can’t write to some of these recipients.'
          : data
            ? reachWords(data)
            : ''}
    </p>
  );
}
