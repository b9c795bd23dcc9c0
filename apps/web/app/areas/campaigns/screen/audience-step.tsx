import { DateField } from '@roadside/ui/date-field';
import { Field } from '@roadside/ui/field';
import { Grid } from '@roadside/ui/grid';
import { Stack } from '@roadside/ui/stack';
import { Switch } from '@roadside/ui/switch';
import { PersonPicker } from '../../../kit/directory/directory-picker.tsx';
import type { StepProps } from './builder-props.ts';
import { withNamed, without } from '../model/named.ts';
import { Chosen, PlacesField, PositionFields } from './people-fields.tsx';

/** Who may take part, who must, and who manages it. */
export default function AudienceStep({ builder: { draft, set }, choices }: StepProps) {
  return (
    <Stack gap={16}>
      <Switch
        label={`Everybody at ${choices.workplace}`}
        description="Turn it off to choose locations."
        checked={draft.everybody}
        onCheckedChange={(everybody) => set({ everybody })}
      />
      {!draft.everybody && <PlacesField places={draft.places} onChange={(places) => set({ places })} required />}
      <Grid columns={{ narrow: 1, wide: 2 }} gap={16}>
        <PositionFields positions={choices.positions} groups={choices.groups} chosen={draft} onChange={set} />
        <Field label="Joined on or after" description="For new hires." optional>
          <DateField
            today={choices.today}
            value={draft.joinedSince}
            onValueChange={(joinedSince) => set({ joinedSince }, 'joinedSince')}
          />
        </Field>
      </Grid>
      <Switch
        label="People sign up to earn in it"
        checked={draft.regRequired}
        onCheckedChange={(regRequired) => set({ regRequired })}
      />
      <Field label="Managers" description="They see who is behind, and can change the campaign." optional>
        <Stack gap={8}>
          <PersonPicker
            key={draft.managers.length}
            onChoose={(hit) => {
              if (hit) set({ managers: withNamed(draft.managers, { id: Number(hit.id), name: hit.name }) });
            }}
            placeholder="Add a manager"
          />
          <Chosen named={draft.managers} onRemove={(id) => set({ managers: without(draft.managers, id) })} />
        </Stack>
      </Field>
    </Stack>
  );
}
