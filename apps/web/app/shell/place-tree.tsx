import { useNavigate } from '@remix-run/react';
import { typeLabel } from '@roadside/domain/geography';
import { Tree, type TreeNode } from '@roadside/ui/tree';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { ResourceState } from '../kit/resource/use-resource.ts';
import { useResources } from '../kit/resource/use-resources.ts';
import type { PlacesBelowResource } from '../kit/places/places.server.ts';
import type { Place } from '../kit/places/place.ts';
import type { PlaceInTree } from '../kit/places/places-below.server.ts';
import { placesBelowAddress } from '../kit/places/addresses.ts';

export interface PlaceTreeProps {
  readonly place: Place;
  readonly hrefOf: (slug: string) => string;
  readonly onChosen: () => void;
}

type Below = Readonly<Record<string, ResourceState<readonly PlaceInTree[]> | undefined>>;

/** The organization as far as the person may open it, expanded down to the current location. */
export function PlaceTree({ place, hrefOf, onChosen }: PlaceTreeProps) {
  const navigate = useNavigate();
  const way = useMemo(() => wayTo(place), [place]);
  const [below, bring] = useBelow(way);
  const frame = useRef<HTMLDivElement>(null);
  const arrived = way.every(({ slug, opens }) => !opens || below[slug]?.loading === false);
  // Siblings that load push the current location down; keep it in view, since the panel was opened for it.
  useEffect(() => {
    frame.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'center' });
  }, [arrived]);
  const root = way[0];
  if (!root) return null;
  const nodeOf = ({ slug, name, label, opens }: PlaceInTree): TreeNode => ({
    id: slug,
    label: name,
    description: label,
    ...childrenOf(slug, opens),
  });
  const childrenOf = (slug: string, opens: boolean): Partial<TreeNode> => {
    if (!opens) return {};
    const known = below[slug];
    if (known?.data) return { children: known.data.map(nodeOf) };
    // Until the siblings have loaded, the path itself is shown.
    const next = way[way.findIndex((step) => step.slug === slug) + 1];
    if (!known?.problem && next && way.some((step) => step.slug === slug)) return { children: [nodeOf(next)] };
    return { hasChildren: true, ...(known?.problem ? { error: 'We couldn’t load this.' } : {}) };
  };
  return (
    <div ref={frame}>
      <Tree
        label="Organization"
        items={[nodeOf(root)]}
        defaultExpanded={way.map(({ slug }) => slug)}
        onLoadChildren={(slug) => {
          below[slug]?.retry();
          bring(slug);
        }}
        selection="single"
        selected={[place.baseSlug]}
        onSelectionChange={([slug]) => {
          if (slug === undefined) return;
          onChosen();
          navigate(hrefOf(slug));
        }}
      />
    </div>
  );
}

/**
 * The path from the highest location the person may open down to the current one, or to a network's base; reporting
 * cuts are left out.
 */
function wayTo(place: Place): readonly PlaceInTree[] {
  const above = place.path.filter(({ open, type }) => open && type !== 'station-state' && type !== 'facility-rep');
  const steps =
    place.slug === place.baseSlug ? [...above, { slug: place.slug, name: place.name, type: place.type }] : above;
  return steps.map(({ slug, name, type }) => ({ slug, name, type, label: typeLabel(type), opens: type !== 'driver' }));
}

/** The children of the locations expanded so far: initially of each step of the path. */
function useBelow(path: readonly PlaceInTree[]): readonly [Below, (slug: string) => void] {
  const [opened, setOpened] = useState<readonly string[]>([]);
  const slugs = useMemo(
    () => [...new Set([...path.flatMap(({ slug, opens }) => (opens ? [slug] : [])), ...opened])],
    [path, opened],
  );
  const below = useResources<PlacesBelowResource>(slugs.map((slug) => placesBelowAddress({ slug })));
  const open = useCallback((slug: string) => setOpened((before) => [...before, slug]), []);
  return [Object.fromEntries(slugs.map((slug, index) => [slug, below[index]])), open];
}
