import { mounted } from '../lib/adapter.tsx';
import type { BenchData } from '../lib/rows.ts';
import { Ours } from './roadside.tsx';

const pinned = ['c0'];

// The same table with its first column pinned: every row then has a sticky cell.
export const { mount, update, unmount } = mounted(({ data }: { data: BenchData }) => (
  <Ours data={data} pinned={pinned} />
));
export { first, sort } from './roadside.tsx';
