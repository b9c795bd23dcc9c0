import type { AppLoadContext } from '@remix-run/node';
import { calls } from '@roadside/contract/calls';
import { typeLabel, type GeographyType } from '@roadside/domain/geography';
import type { Outcome } from '../outcome/outcome.ts';

/** A location in the organization tree. */
export interface PlaceInTree {
  readonly slug: string;
  readonly name: string;
  readonly type: GeographyType;
  readonly label: string;
  readonly opens: boolean;
}

/** The locations directly below one, along the line of command. */
export async function placesBelow({ api }: AppLoadContext, slug: string): Promise<Outcome<readonly PlaceInTree[]>> {
  const here = await api.attempt(calls.accounts.organizations, { body: { slug, children: true } });
  if (!here.ok) return here;
  return {
    ok: true,
    data: (here.data.children ?? []).map(({ slug: below, name, type, has_children }) => ({
      slug: below,
      name,
      type,
      label: typeLabel(type),
      opens: has_children,
    })),
  };
}
