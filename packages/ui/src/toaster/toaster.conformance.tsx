import { defineConformance } from '../../test/conformance.tsx';
import { toasterAnatomy, Toaster, createToastStore } from './index.ts';

const store = createToastStore();
store.show('Successfully sent!', { tone: 'success', action: { label: 'Undo', onSelect: () => undefined } });

export const toasterConformance = defineConformance({
  anatomy: toasterAnatomy,
  render: () => <Toaster store={store} />,
  portal: true,
});
