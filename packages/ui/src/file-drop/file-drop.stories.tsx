import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { conformanceStory } from '../../test/conformance-story.tsx';
import { Field } from '../field/index.ts';
import { Grid } from '../grid/index.ts';
import { Stack } from '../stack/index.ts';
import { fileDropConformance } from './file-drop.conformance.tsx';
import { FileDrop, type UploadFile } from './index.ts';

const uploads: readonly UploadFile[] = [
  { id: '1', name: 'roster-week-47.csv', size: 48_200, stage: 'done' },
  {
    id: '2',
    name: 'drivers-and-their-qualifications-of-all-stations-in-montgomery.xlsx',
    size: 1_440_000,
    stage: 'sending',
    progress: 0.62,
  },
  { id: '3', name: 'roster-week-48.csv', size: 51_000, stage: 'waiting' },
  {
    id: '4',
    name: 'roster-week-46.csv',
    size: 47_900,
    stage: 'failed',
    error: 'The connection was lost. Nothing was saved.',
  },
];
const csv = (name: string, size = 12) => new File([new Uint8Array(size).fill(65)], name, { type: 'text/csv' });
const dataOf = (...files: File[]) => {
  const data = new DataTransfer();
  for (const file of files) data.items.add(file);
  return data;
};

const meta = preview.meta({
  title: 'Fields/FileDrop',
  component: FileDrop,
  args: {
    'aria-label': 'Roster',
    accept: ['.csv', '.xlsx'],
    acceptText: 'CSV or Excel',
    maxSize: 5_000_000,
    maxFiles: 5,
    onFilesAdd: fn(),
    onRetry: fn(),
    onRemove: fn(),
  },
});

export const Default = meta.story({});

export const Variants = meta.story({
  tags: ['matrix'],
  render: () => (
    <Stack gap={24}>
      <Grid columns={2} gap={24}>
        <Field label="Profile picture">
          <FileDrop size="sm" accept={['image/*']} acceptText="PNG or JPEG" maxSize={2_000_000} />
        </Field>
        <Field label="Roster" description="One row for each shift.">
          <FileDrop maxFiles={5} accept={['.csv']} acceptText="CSV" />
        </Field>
      </Grid>
      <FileDrop
        size="lg"
        aria-label="Calls"
        maxSize={200_000_000}
        files={uploads}
        maxFiles={10}
        onRetry={() => undefined}
        onRemove={() => undefined}
      />
    </Stack>
  ),
});

export const States = meta.story({
  tags: ['matrix'],
  render: () => (
    <Grid columns={2} gap={24}>
      <Field label="Disabled" disabled>
        <FileDrop acceptText="CSV" />
      </Field>
      <Field label="The form objects" error="A roster is needed." required>
        <FileDrop acceptText="CSV" />
      </Field>
      <Field label="On its way">
        <FileDrop size="sm" files={[{ id: '1', name: 'roster.csv', size: 4000, stage: 'sending', progress: null }]} />
      </Field>
    </Grid>
  ),
});

export const Chosen = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    const input = await canvas.findByLabelText('Roster', { selector: 'input' });
    await userEvent.upload(input, csv('week-47.csv'));
    await waitFor(() => expect(args.onFilesAdd).toHaveBeenCalledOnce());
    await waitFor(() =>
      expect(args.onFilesAdd).toHaveBeenCalledWith([expect.objectContaining({ name: 'week-47.csv' })], {
        reason: 'pick',
        rejected: [],
      }),
    );
    await userEvent.upload(input, csv('week-47.csv'));
    await waitFor(() => expect(args.onFilesAdd).toHaveBeenCalledTimes(2));
  },
});

export const Dropped = meta.story({
  args: { maxSize: 100, maxFiles: 2 },
  play: async ({ canvas, canvasElement, args }) => {
    const zone = canvasElement.querySelector('[data-component="FileDrop.Zone"]') as HTMLElement;
    const dataTransfer = dataOf(csv('a.csv'), csv('huge.csv', 200), csv('virus.exe'), csv('b.csv'), csv('c.csv'));
    zone.dispatchEvent(new DragEvent('dragenter', { bubbles: true, cancelable: true, dataTransfer }));
    await waitFor(async () => expect(await canvas.findByText('Drop to add the files')).toBeVisible());
    zone.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }));
    await waitFor(() => expect(zone).not.toHaveAttribute('data-over'));
    await waitFor(() =>
      expect(args.onFilesAdd).toHaveBeenCalledWith(
        [expect.objectContaining({ name: 'a.csv' }), expect.objectContaining({ name: 'b.csv' })],
        expect.objectContaining({ reason: 'drop' }),
      ),
    );
    await waitFor(() => expect(canvas.getByText('huge.csv is 200 byte. The limit is 100 byte.')).toBeVisible());
    await waitFor(() => expect(canvas.getByText('virus.exe isn’t an accepted file type.')).toBeVisible());
    await waitFor(() => expect(canvas.getByText('c.csv was not added. The limit is 2 files.')).toBeVisible());
    await waitFor(() =>
      expect(canvas.getByLabelText('Roster', { selector: 'input' })).toHaveAccessibleDescription(/virus\.exe/),
    );
  },
});

export const Pasted = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByLabelText('Roster', { selector: 'input' })).toHaveFocus());
    (await canvas.findByLabelText('Roster', { selector: 'input' })).dispatchEvent(
      new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData: dataOf(csv('pasted.csv')) }),
    );
    await waitFor(() =>
      expect(args.onFilesAdd).toHaveBeenCalledWith([expect.objectContaining({ name: 'pasted.csv' })], {
        reason: 'paste',
        rejected: [],
      }),
    );
  },
});

export const EachFileHasItsWaysOn = meta.story({
  render: function Uploads(args) {
    const [files, setFiles] = useState(uploads);
    return <FileDrop {...args} files={files} onRemove={(id) => setFiles(files.filter((file) => file.id !== id))} />;
  },
  play: async ({ canvas, args, userEvent }) => {
    await waitFor(() =>
      expect(canvas.getByRole('progressbar', { name: /^drivers-and/ })).toHaveAttribute('aria-valuenow', '62'),
    );
    await waitFor(() => expect(canvas.getByText(/The connection was lost/)).toBeVisible());
    await userEvent.click(await canvas.findByRole('button', { name: 'Retry roster-week-46.csv' }));
    await waitFor(() => expect(args.onRetry).toHaveBeenCalledWith('4'));
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove roster-week-48.csv' }));
    await waitFor(() => expect(canvas.queryByText('roster-week-48.csv')).toBeNull());
  },
});

export const OnlyRead = meta.story({
  args: { readOnly: true, files: uploads, maxFiles: 10 },
  play: async ({ canvas, canvasElement, args }) => {
    const zone = canvasElement.querySelector('[data-component="FileDrop.Zone"]')!;
    const dropped = new DataTransfer();
    dropped.items.add(new File(['a'], 'late.csv', { type: 'text/csv' }));
    zone.dispatchEvent(new DragEvent('drop', { dataTransfer: dropped, bubbles: true, cancelable: true }));
    const input = canvasElement.querySelector('input')!;
    const press = new MouseEvent('click', { bubbles: true, cancelable: true });
    // Canceled; otherwise the browser would open its dialog.
    expect(input.dispatchEvent(press)).toBe(false);
    expect(args.onFilesAdd).not.toHaveBeenCalled();
    expect(canvas.queryByRole('button', { name: /^(Remove|Try)/ })).toBeNull();
  },
});

export const Conformance = meta.story(conformanceStory(fileDropConformance));
