import { Board, type BoardMove } from '@roadside/ui/board';
import { Button } from '@roadside/ui/button';
import { Combobox } from '@roadside/ui/combobox';
import { DateField } from '@roadside/ui/date-field';
import { Field } from '@roadside/ui/field';
import { Grid } from '@roadside/ui/grid';
import { Inline } from '@roadside/ui/inline';
import { NumberField } from '@roadside/ui/number-field';
import { Stack } from '@roadside/ui/stack';
import { Switch } from '@roadside/ui/switch';
import { useState } from 'react';
import { Link } from '@remix-run/react';
import { modulePath } from '../model/addresses.ts';
import { moved } from '../model/moved.ts';
import { type DraftModule, newModule } from '../model/draft-module.ts';
import type { StepProps } from './builder-props.ts';
import { ModuleEditor } from './module-editor.tsx';
import * as styles from './campaigns.css.ts';

/** The required modules in their order, new or existing, and when they are due. */
export default function ModulesStep({ builder: { draft, set }, choices }: StepProps) {
  const [openKey, setOpenKey] = useState<string | null>(null);
  const open = draft.modules.find(({ key }) => key === openKey);
  const setModules = (modules: readonly DraftModule[], field: string | null = null) =>
    set({ modules, ...(modules.length > 0 && draft.modules.length === 0 && { modulesRequired: true }) }, field);
  const add = () => {
    const key = freshKey(draft.modules);
    setModules([...draft.modules, newModule(key)]);
    setOpenKey(key);
  };
  const addExisting = (id: number) => {
    const found = choices.modules.find((module) => module.id === id);
    if (!found || draft.modules.some((module) => module.id === id)) return;
    setModules([...draft.modules, newModule(`m${id}`, id, found.title)]);
  };
  const move = ({ card, to }: BoardMove) => setModules(moved(draft.modules, card, to.index));
  return (
    <Stack gap={16}>
      <Switch
        label="Modules are required"
        description="Drivers earn nothing in this campaign until they finish them."
        checked={draft.modulesRequired}
        onCheckedChange={(modulesRequired) => set({ modulesRequired })}
      />
      <Board
        label="Modules of the campaign"
        level={2}
        lists={[
          {
            id: 'modules',
            label: 'Modules, in this order',
            cards: draft.modules.map((module) => ({ ...module, id: module.key, label: nameOf(module) })),
          },
        ]}
        renderCard={(card) => (
          <Inline gap={8} justify="between" align="center">
            <span>{card.label}</span>
            <Inline gap={4}>
              <EditButton
                label={card.label}
                moduleId={draft.modules.find(({ key }) => key === card.id)?.id ?? null}
                onOpen={() => setOpenKey(card.id)}
              />
              <Button
                size="sm"
                emphasis="plain"
                aria-label={`Remove ${card.label}`}
                onClick={() => setModules(draft.modules.filter(({ key }) => key !== card.id))}
              >
                Remove
              </Button>
            </Inline>
          </Inline>
        )}
        onMove={move}
        empty="No modules yet. Add a new one, or one your club has."
      />
      <Inline gap={12} rowGap={12} wrap align="end">
        <Button tone="neutral" emphasis="soft" onClick={add}>
          New module
        </Button>
        <Field label="Add an existing module">
          <Combobox
            key={draft.modules.length}
            label="Modules"
            items={choices.modules.map(({ id, title }) => ({ id: String(id), label: title }))}
            onValueChange={(id) => {
              if (id !== null) addExisting(Number(id));
            }}
          />
        </Field>
      </Inline>
      {open?.id === null && (
        <ModuleEditor
          key={open.key}
          module={open}
          choices={choices}
          onChange={(next, field) =>
            setModules(
              draft.modules.map((module) => (module.key === open.key ? next : module)),
              field,
            )
          }
          onClose={() => setOpenKey(null)}
        />
      )}
      <Stack gap={12}>
        <h2 className={styles.heading}>Due</h2>
        <Switch
          label="Assign the modules to everybody eligible"
          description={
            !draft.modulesRequired
              ? 'Only required modules are assigned.'
              : draft.autoEnroll
                ? 'From the first day on, and to people who join later.'
                : 'You assign them yourself, under People in this campaign.'
          }
          checked={draft.autoEnroll && draft.modulesRequired}
          disabled={!draft.modulesRequired}
          onCheckedChange={(autoEnroll) => set({ autoEnroll })}
        />
        <Grid columns={{ narrow: 1, wide: 2 }} gap={16}>
          <Field label="Due day" description="Reminders go out 7, 3 and 1 days before." optional>
            <DateField today={choices.today} value={draft.dueOn} onValueChange={(dueOn) => set({ dueOn }, 'dueOn')} />
          </Field>
          <Field label="Days for people who join later" optional>
            <NumberField
              min={1}
              max={366}
              value={draft.dueDays}
              onValueChange={(dueDays) => set({ dueDays }, 'dueDays')}
            />
          </Field>
        </Grid>
      </Stack>
    </Stack>
  );
}

interface EditButtonProps {
  readonly label: string;
  readonly moduleId: number | null;
  readonly onOpen: () => void;
}

/** Opens a new module here, and one of the club’s on a page of its own: other campaigns may use it. */
function EditButton({ label, moduleId, onOpen }: EditButtonProps) {
  if (moduleId === null)
    return (
      <Button size="sm" emphasis="plain" aria-label={`Edit ${label}`} onClick={onOpen}>
        Edit
      </Button>
    );
  return (
    <Button asChild size="sm" emphasis="plain">
      <Link to={modulePath(moduleId)} aria-label={`Edit ${label}`}>
        Edit
      </Link>
    </Button>
  );
}

const nameOf = ({ title }: DraftModule) => (title.trim() === '' ? 'Untitled module' : title);

/** A key no module of the draft has. */
const freshKey = (modules: readonly { readonly key: string }[]) => {
  let number = modules.length + 1;
  while (modules.some(({ key }) => key === `n${number}`)) number += 1;
  return `n${number}`;
};
