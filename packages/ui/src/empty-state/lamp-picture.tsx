import * as styles from './lamp-picture.css.ts';

/** The available pictures. */
export type PictureName = 'road' | 'key' | 'map' | 'tray';

const scenes: Record<PictureName, React.JSX.Element> = {
  road: (
    <>
      <path d="M4 62h112M26 62l20-26h28l20 26M60 42v4M60 52v6" />
      <path d="M70 30h18l7 8v8H70zM74 46a3.5 3.5 0 1 0 7 0 3.5 3.5 0 1 0-7 0M86 46a3.5 3.5 0 1 0 7 0 3.5 3.5 0 1 0-7 0M70 38h25M82 30v8" />
      <path d="M20 62V30c0-6 4-9 9-9h4" />
      <path className={styles.lamp} d="M33 18h7v6h-7z" />
    </>
  ),
  key: (
    <>
      <path d="M4 62h112M38 44a11 11 0 1 0 22 0 11 11 0 1 0-22 0M60 44h34M84 44v8M92 44v6" />
      <path className={styles.lamp} d="M46 44a3 3 0 1 0 6 0 3 3 0 1 0-6 0" />
    </>
  ),
  map: (
    <>
      <path d="M4 62h112M30 22l20-6 20 6 20-6v36l-20 6-20-6-20 6zM50 16v36M70 22v36" />
      <path className={styles.lamp} d="M60 28a4 4 0 0 1 4 4c0 3-4 7-4 7s-4-4-4-7a4 4 0 0 1 4-4z" />
    </>
  ),
  tray: (
    <>
      <path d="M4 62h112M34 62V46l8-20h36l8 20v16M34 46h16l4 7h12l4-7h16" />
      <path className={styles.lamp} d="M57 12h6v7h-6z" />
    </>
  ),
};

/** A slate line drawing with one amber light. Decorative: the text next to it says everything. */
export function LampPicture({
  name,
  className,
}: {
  readonly name: PictureName;
  readonly className?: string | undefined;
}) {
  return (
    <svg
      viewBox="0 0 120 72"
      width="120"
      height="72"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
      className={className}
    >
      {scenes[name]}
    </svg>
  );
}
