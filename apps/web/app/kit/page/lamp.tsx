/** The mark: a beacon and its two rays of light, drawn in the stroke of the icon set. Decorative beside the word. */
export function Lamp({ size = 24, className }: { readonly size?: number; readonly className?: string | undefined }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      className={className}
      aria-hidden
    >
      <path d="M8.5 16v-4a3.5 3.5 0 0 1 7 0v4" stroke="currentColor" fill="var(--lamp-glass, none)" />
      <path d="M6.5 19.5h11v-1.5a2 2 0 0 0-2-2h-7a2 2 0 0 0-2 2z" stroke="currentColor" />
      <path d="M5.2 8.6 2.8 7.2M18.8 8.6l2.4-1.4" stroke="var(--lamp-light, currentColor)" />
    </svg>
  );
}
