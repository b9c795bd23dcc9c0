import { Drawing, light } from './drawing.tsx';

/** A truck on the shoulder at night: an error state. */
export function TruckDrawing({ className }: { readonly className?: string }) {
  return (
    <Drawing className={className}>
      <path d="M8 92h176M20 102h24m24 0h24m24 0h24" />
      <path d="M52 80h-8a4 4 0 0 1-4-4V62h54v18H74M40 62l34-30h6l-22 30" />
      <path d="M94 80V44a4 4 0 0 1 4-4h22a6 6 0 0 1 5 2.6L138 60l9 4a5 5 0 0 1 3 4.6V76a4 4 0 0 1-4 4h-4m-22 0H94m8-30v12h26l-8-12z" />
      <circle cx="63" cy="81" r="11" />
      <circle cx="131" cy="81" r="11" />
      <path d="M104 40v-4a4 4 0 0 1 8 0v4" {...light} />
      <path d="m98 31-7-4m27 4 7-4m-17-2v-7" stroke="var(--drawing-light)" />
    </Drawing>
  );
}

/** A folded map with a pin: the not-found state. */
export function MapDrawing({ className }: { readonly className?: string }) {
  return (
    <Drawing className={className}>
      <path d="m30 30 42-14 48 14 42-14v66l-42 14-48-14-42 14z M72 16v66M120 30v66" />
      <path d="M40 62c12-10 20 6 32-4m0 0c14-12 26 10 48-8m0 0c12-8 20 2 34-8" strokeDasharray="5 6" />
      <path d="M96 58c-9-10-13-15-13-21a13 13 0 0 1 26 0c0 6-4 11-13 21z" />
      <circle cx="96" cy="37" r="4.5" {...light} />
    </Drawing>
  );
}
