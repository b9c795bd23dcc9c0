// One file per icon keeps the other six thousand out of the server's and the dev server's memory; the vendor types only its barrel.
declare module '@tabler/icons-react/dist/esm/icons/*.mjs' {
  import type { ComponentType, SVGProps } from 'react';
  const icon: ComponentType<Omit<SVGProps<SVGSVGElement>, 'stroke'> & { size?: number; stroke?: number }>;
  export default icon;
}
