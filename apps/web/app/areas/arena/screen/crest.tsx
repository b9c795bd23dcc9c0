/** Eight shapes in the stroke of the icons, each in two tones. */
const shapes: readonly (readonly [outline: string, inside: string])[] = [
  ['M3 19 9 7l4 7 2-3 6 8z', 'M8 9l1-2 1 2'],
  ['M5 8h14v10H5zM8 8V6m8 2V6', 'M9 13h2m1.5 0h2m-1-1v2'],
  ['M3 16h18M5 16v-3h8l5 3M8 19a1 1 0 1 0 0-.1M17 19a1 1 0 1 0 0-.1', 'M14 10l3-3'],
  ['M12 3 19 7v6c0 4-3 6-7 8-4-2-7-4-7-8V7z', 'M12 8v5m0 0-2 3m2-3 2 3'],
  ['M8 17v-5a4 4 0 0 1 8 0v5zM6 20h12', 'M12 3v2M5 6l1.5 1.5M19 6l-1.5 1.5'],
  ['M4 20V9l8-5 8 5v11', 'M9 20v-6h6v6'],
  ['M5 20V4M5 5c5-3 9 3 14 0v8c-5 3-9-3-14 0', 'M9 9c2 0 3 1 5 1'],
  ['M12 4a8 8 0 1 0 .1 0M12 9a3 3 0 1 0 .1 0', 'M12 4v5m7 4h-4M5 13h4'],
];

/** The shape of a team: always the same for the same name. */
export function crestOf(slug: string): number {
  return [...slug].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 1_000_003, 7) % shapes.length;
}

/** A team's crest. Decorative: the name is always beside it. */
export function Crest({
  slug,
  size = 32,
  className,
}: {
  readonly slug: string;
  readonly size?: number;
  readonly className?: string | undefined;
}) {
  const [outline, inside] = shapes[crestOf(slug)] ?? ['', ''];
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      strokeWidth={1.5}
      strokeLinecap="round"
      strokeLinejoin="round"
      className={className}
      // Beside a long name on a phone it would shrink.
      style={{ flex: 'none' }}
      aria-hidden
    >
      <path d={outline} stroke="currentColor" />
      <path d={inside} stroke="currentColor" opacity={0.6} />
    </svg>
  );
}
