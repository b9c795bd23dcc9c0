import { Drawing, light } from './drawing.tsx';

/** A road under construction: the screen is still being built. */
export function RoadworksDrawing({ className }: { readonly className?: string }) {
  return (
    <Drawing className={className}>
      <path d="M8 96h176M84 28 60 96m48-68 24 68M96 44v8m0 12v10m0 12v6" />
      <path d="m34 96 10-40h6l10 40M39 76h16M36.500 86h21" />
      <path d="M136 92V52m40 40V52m-46 0h52v14h-52zm8 14 12-14m6 14 12-14" />
      <path d="M132 52v-4a4 4 0 0 1 8 0v4zm40 0v-4a4 4 0 0 1 8 0v4" />
      <path d="M132 52v-4a4 4 0 0 1 8 0v4z" {...light} />
      <path d="m126 41-6-4m16-1v-7m10 12 6-4" stroke="var(--drawing-light)" />
    </Drawing>
  );
}
