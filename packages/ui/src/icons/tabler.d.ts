// Importing one file per icon keeps the other six thousand out of the memory of the server and the dev server. The
// vendor only types its barrel.
declare module '@tabler/icons-react/dist/esm/icons/*.mjs' {
  import type { ComponentType, SVGProps } from 'react';
  const icon: ComponentType<Omit<SVGProps<SVGSVGElement>, 'stroke'> & { size?: number; stroke?: number }>;
  export default icon;
}
