import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { ExportProgress } from './export-progress.tsx';
import type { StartedExport } from './started-export.ts';

const writing: StartedExport = {
  id: 7,
  state: 'writing',
  rows_written: 12_500,
  rows: 48_000,
  file: null,
  filename: null,
  problem: null,
};

const following = (state: StartedExport) => ({ subscribe: () => () => {}, current: () => state, stop: fn() });

const meta = preview.meta({
  title: 'Kit/Export progress',
  component: ExportProgress,
  args: { kind: 'excel' as const, following: following(writing), onEnd: fn() },
});

export const Writing = meta.story({});

export const Counting = meta.story({ args: { following: following({ ...writing, rows_written: 0, rows: null }) } });

/** A dashboard, element by element. */
export const Pdf = meta.story({
  args: { kind: 'pdf' as const, following: following({ ...writing, rows_written: 3, rows: 7 }) },
});

/** The server has stopped before the notice goes. */
export const Canceled = meta.story({
  render: function Canceled({ kind, onEnd }) {
    const [{ shown, heard }] = useState(() => ({ shown: { state: writing }, heard: new Set<() => void>() }));
    const stopping = {
      subscribe: (listener: () => void) => {
        heard.add(listener);
        return () => heard.delete(listener);
      },
      current: () => shown.state,
      stop: async () => {
        shown.state = { ...writing, state: 'stopped' };
        for (const listener of heard) listener();
      },
    };
    return <ExportProgress kind={kind} following={stopping} onEnd={onEnd} />;
  },
  play: async ({ args, canvas, userEvent }) => {
    await waitFor(() =>
      expect(canvas.getByRole('progressbar', { name: 'Writing the Excel file' })).toHaveAttribute(
        'aria-valuetext',
        '12,500 of 48,000 rows',
      ),
    );
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancel export' }));
    await waitFor(() => expect(args.onEnd).toHaveBeenCalledOnce());
  },
});
