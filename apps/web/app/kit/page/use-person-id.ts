import { useRouteLoaderData } from '@remix-run/react';

/** Employee id of the signed-in person; null outside the signed-in pages. */
export function usePersonId(): number | null {
  const shell = useRouteLoaderData<{ readonly person?: { readonly employeeId: number } }>('signed-in');
  return shell?.person?.employeeId ?? null;
}
