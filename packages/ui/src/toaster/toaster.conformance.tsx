import { defineConformance } from '../../test/conformance.tsx';
import { toasterAnatomy, Toaster, createToastStore } from './index.ts';

const store = createToastStore({ start: [{ text: 'Successfully sent!', tone: 'success' }] });

export const toasterConformance = defineConformance({
  anatomy: toasterAnatomy,
  absent: ['Action'],
  render: () => <Toaster store={store} />,
});
