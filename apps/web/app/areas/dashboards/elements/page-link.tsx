import { Link } from '@remix-run/react';
import { IconButton } from '@roadside/ui/icon-button';
import type { ReactNode } from 'react';

/** A step to the page before or after. Pagination would put a row of numbers, louder than those of the places, under each table. */
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
