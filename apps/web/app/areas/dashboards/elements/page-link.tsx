import { Link } from '@remix-run/react';
import { IconButton } from '@roadside/ui/icon-button';
import type { ReactNode } from 'react';

/**
 * A link to the previous or next page. Pagination would put a row of page numbers under each table, louder than the
 * data.
 */
export function PageLink({
  label,
  to,
  children,
}: {
  readonly label: string;
  readonly to: { readonly search: string } | null;
  readonly children: ReactNode;
}) {
  return to ? (
    <IconButton label={label} size="sm" asChild>
      <Link to={to} preventScrollReset>
        {children}
      </Link>
    </IconButton>
  ) : (
    <IconButton label={label} size="sm" disabled>
      {children}
    </IconButton>
  );
}
