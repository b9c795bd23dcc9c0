import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { conformanceStory } from '../../test/conformance-story.tsx';
import { Field } from '../field/index.ts';
import { Grid } from '../grid/index.ts';
import { Stack } from '../stack/index.ts';
import { TextArea } from './index.ts';
import { textAreaConformance } from './text-area.conformance.tsx';

const meta = preview.meta({
  title: 'Fields/TextArea',
  component: TextArea,
  args: { onValueChange: fn(), 'aria-label': 'Note for the driver' },
});

export const Default = meta.story({});

const note = 'Member waits behind the station, blue Corolla, hazard lights on. Left rear wheel, spare is in the boot.';

export const Variants = meta.story({
  tags: ['matrix'],
  render: () => (
    <Grid columns={3} gap={24}>
      {(['sm', 'md', 'lg'] as const).map((size) => (
        <Stack key={size} gap={16}>
          <Field label="Note for the driver">
            <TextArea size={size} defaultValue={note} />
          </Field>
          <Field label="Reason" description="The member does not see it." optional>
            <TextArea size={size} rows={2} maxLength={280} placeholder="Why was the call cancelled?" />
          </Field>
        </Stack>
      ))}
    </Grid>
  ),
});

export const States = meta.story({
  tags: ['matrix'],
  render: () => (
    <Grid columns={2} gap={24}>
      <Field label="At rest">
        <TextArea rows={2} />
      </Field>
      <Field label="Full" error="Cut it to 40 letters.">
        <TextArea rows={2} maxLength={40} defaultValue={note.slice(0, 40)} />
      </Field>
      <Field label="Disabled" disabled>
        <TextArea rows={2} defaultValue={note} />
      </Field>
      <Field label="To read only" readOnly>
        <TextArea rows={2} defaultValue={note} />
      </Field>
      <Field label="Ein langes Wort" required>
        <TextArea rows={2} defaultValue="Rechtsschutzversicherungsgesellschaftsangestellte" />
      </Field>
    </Grid>
  ),
});

export const GrowsWithItsText = meta.story({
  args: { rows: 2, defaultValue: '' },
  play: async ({ canvas, userEvent, args }) => {
    const box = await canvas.findByRole('textbox', { name: 'Note for the driver' });
    const before = box.getBoundingClientRect().height;
    await userEvent.type(box, 'one{Enter}two{Enter}three{Enter}four');
    await waitFor(() => expect(box.getBoundingClientRect().height).toBeGreaterThan(before));
    await waitFor(() =>
      expect(args.onValueChange).toHaveBeenLastCalledWith('one\ntwo\nthree\nfour', { reason: 'type' }),
    );
  },
});

export const CountsLetters = meta.story({
  args: { maxLength: 12 },
  play: async ({ canvas, userEvent }) => {
    const box = await canvas.findByRole('textbox', { name: 'Note for the driver' });
    await userEvent.type(box, 'hazard light');
    await waitFor(() => expect(canvas.getByText('12 of 12')).toBeVisible());
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('No characters left'));
    await waitFor(() => expect(box).toHaveAccessibleDescription('12 of 12'));
    await userEvent.type(box, 's');
    await waitFor(() => expect(box).toHaveValue('hazard light'));
  },
});

export const FieldTiesTheError = meta.story({
  render: () => (
    <Field label="Reason" error="Say why." required>
      <TextArea />
    </Field>
  ),
  play: async ({ canvas }) => {
    const box = await canvas.findByRole('textbox', { name: /^Reason/ });
    await waitFor(() => expect(box).toBeInvalid());
    await waitFor(() => expect(box).toBeRequired());
    await waitFor(() => expect(box).toHaveAccessibleDescription('Say why.'));
  },
});

export const Conformance = meta.story(conformanceStory(textAreaConformance));
