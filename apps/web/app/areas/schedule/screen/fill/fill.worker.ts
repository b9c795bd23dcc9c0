import { fillGaps, type FillInput, type FillProgress, type FillResult } from '@roadside/domain/fill-gaps';

/** What the worker reports: how far it is, then what it found. */
export type FillMessage =
  | { readonly kind: 'progress'; readonly progress: FillProgress }
  | { readonly kind: 'found'; readonly result: FillResult };

addEventListener('message', ({ data }: MessageEvent<FillInput>) => {
  const search = fillGaps(data);
  let step = search.next();
  for (; !step.done; step = search.next()) tell({ kind: 'progress', progress: step.value });
  tell({ kind: 'found', result: step.value });
});

function tell(message: FillMessage): void {
  postMessage(message);
}
