import { defineConformance } from '../../test/conformance.tsx';
import { toasterAnatomy, Toaster, createToastStore } from './index.ts';

const store = createToastStore({ start: [{ text: 'Successfully sent!', tone: 'success' }] });

export const toasterConformance = defineConformance({
  anatomy: toasterAnatomy,
  absent: ['Action'],
  // The server's notice is replaced once the code that announces and times it has loaded.
  replaced: ['Close'],
  render: () => <Toaster store={store} />,
});
