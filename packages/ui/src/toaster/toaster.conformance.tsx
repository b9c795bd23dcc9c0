import { defineConformance } from '../../test/conformance.tsx';
import { toasterAnatomy, Toaster, createToastStore } from './index.ts';

const store = createToastStore({ start: [{ text: 'Successfully sent!', tone: 'success' }] });

export const toasterConformance = defineConformance({
  anatomy: toasterAnatomy,
  absent: ['Action'],
  // A notice stands in the page before the part that reads it out and lets it go has come.
  replaced: ['Close'],
  render: () => <Toaster store={store} />,
});
