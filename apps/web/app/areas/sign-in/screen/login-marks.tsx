/** An icon in the style of the icon set. The set is one chunk that this page, which must load fastest, does without. */
function Mark({ path, size }: { readonly path: string; readonly size: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
    >
      <path d={path} />
    </svg>
  );
}

/** The octagon icon for failures. */
export const FailureMark = () => <Mark path="M8 3h8l5 5v8l-5 5H8l-5-5V8zM12 8v4.5M12 16h.01" size={20} />;

export const CloseMark = () => <Mark path="M6 6l12 12M18 6 6 18" size={16} />;
