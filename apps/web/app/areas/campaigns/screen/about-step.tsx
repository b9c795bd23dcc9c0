import { DateField } from '@roadside/ui/date-field';
import { Field } from '@roadside/ui/field';
import { FileDrop } from '@roadside/ui/file-drop';
import { Grid } from '@roadside/ui/grid';
import { MultiSelect } from '@roadside/ui/multi-select';
import { Stack } from '@roadside/ui/stack';
import { TextArea } from '@roadside/ui/text-area';
import { TextField } from '@roadside/ui/text-field';
import { CampaignPicture } from './campaign-picture.tsx';
import type { StepProps } from './builder-props.ts';

/** The campaign's name, what it is about, its days and tags. */
export function AboutStep({
  builder: { draft, set, picture, setPicture, pictureAddress: shown },
  choices: { today, tags },
}: StepProps) {
  const early = draft.start !== null && draft.end !== null && draft.end < draft.start;
  return (
    <Stack gap={16}>
      <Field label="Title" required>
        <TextField maxLength={200} value={draft.title} onValueChange={(title) => set({ title }, 'title')} />
      </Field>
      <Field label="What it is about" optional>
        <TextArea
          maxLength={8000}
          value={draft.description}
          onValueChange={(description) => set({ description }, 'description')}
        />
      </Field>
      <Grid columns={{ narrow: 1, wide: 2 }} gap={16}>
        <Field label="First day" required>
          <DateField today={today} value={draft.start} onValueChange={(start) => set({ start }, 'start')} />
        </Field>
        <Field label="Last day" required error={early ? 'Choose a day on or after the first one' : undefined}>
          <DateField today={today} value={draft.end} onValueChange={(end) => set({ end }, 'end')} />
        </Field>
      </Grid>
      {shown !== null && <CampaignPicture src={shown} alt={draft.imageAlt} />}
      <Field label="Picture" description="JPEG, PNG or WebP" optional>
        <FileDrop
          accept={['image/jpeg', 'image/png', 'image/webp']}
          maxFiles={1}
          maxSize={5_000_000}
          files={picture ? [{ id: 'picture', name: picture.name, size: picture.size, stage: 'done' }] : []}
          onFilesAdd={([file]) => setPicture(file ?? null)}
          onRemove={() => setPicture(null)}
        />
      </Field>
      {shown !== null && (
        <Field label="What the picture shows" description="For people who can’t see it." optional>
          <TextField
            maxLength={300}
            value={draft.imageAlt}
            onValueChange={(imageAlt) => set({ imageAlt }, 'imageAlt')}
          />
        </Field>
      )}
      <Field label="Tags" optional>
        <MultiSelect
          label="Tags"
          items={tags
            .filter(({ type }) => type === 'campaign')
            .map(({ id, name }) => ({ id: String(id), label: name }))}
          value={draft.tags.map(String)}
          onValueChange={(chosen) => set({ tags: chosen.map(Number) })}
        />
      </Field>
    </Stack>
  );
}
