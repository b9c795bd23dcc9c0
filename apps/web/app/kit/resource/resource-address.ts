/** Where the app serves its resources, and nothing else. */
export const resourcesRoot = '/resources';

declare const pathOf: unique symbol;

/** The URL of a resource, made by its `ResourceAddress`. The path in its type keeps it from another resource. */
export type Address<Path extends string = string> = string & { readonly [pathOf]: Path };

type NamesIn<Path extends string> = Path extends `${string}/:${infer Name}/${infer Rest}`
  ? Name | NamesIn<`/${Rest}`>
  : Path extends `${string}/:${infer Name}`
    ? Name
    : never;

/** Parameters of a query; null and empty values are left out. As text, the query is sent as it is. */
export type ResourceQuery = Readonly<Record<string, string | number | boolean | null | undefined>> | string;

type Values<Path extends string> = [NamesIn<Path>] extends [never]
  ? [query?: ResourceQuery]
  : [params: Readonly<Record<NamesIn<Path>, string | number>>, query?: ResourceQuery];

/**
 * The only definition of a resource's path, for the server that answers it and the browser code that requests it. Call
 * it for a URL: each `:name` in the path is filled in and escaped, and the rest becomes the query.
 */
export interface ResourceAddress<Path extends string> {
  (...values: Values<Path>): Address<Path>;
  readonly path: Path;
  /** The values of a URL path, or null if it belongs to another resource. */
  readonly read: (pathname: string) => Readonly<Record<string, string>> | null;
}

/**
 * Defines the path of a resource, below `resourcesRoot`.
 *
 * @__NO_SIDE_EFFECTS__
 */
export function resourceAddress<const Path extends `/${string}`>(path: Path): ResourceAddress<Path> {
  const parts = path.split('/').slice(1);
  const address = (...values: readonly unknown[]) => {
    const [params, query = ''] = (path.includes('/:') ? values : [{}, ...values]) as [
      Readonly<Record<string, string | number>>,
      ResourceQuery?,
    ];
    const filled = parts.map((part) => (part.startsWith(':') ? valueOf(params[part.slice(1)], part, path) : part));
    return `${[resourcesRoot, ...filled].join('/')}${searchOf(query)}` as Address<Path>;
  };
  const read = (pathname: string) => {
    const found = pathname
      .replace(/\/$/, '')
      .slice(resourcesRoot.length + 1)
      .split('/');
    if (!pathname.startsWith(`${resourcesRoot}/`) || found.length !== parts.length) return null;
    const values: Record<string, string> = {};
    for (const [index, part] of parts.entries()) {
      const value = decoded(found[index] ?? '');
      if (!value || (!part.startsWith(':') && part !== value)) return null;
      if (part.startsWith(':')) values[part.slice(1)] = value;
    }
    return values;
  };
  return Object.assign(address, { path, read });
}

function valueOf(value: string | number | undefined, part: string, path: string): string {
  if (value === undefined || value === '') throw new Error(`${path} needs ${part}.`);
  return encodeURIComponent(value);
}

function searchOf(query: ResourceQuery): string {
  const text =
    typeof query === 'string'
      ? query.replace(/^\?/, '')
      : new URLSearchParams(
          Object.entries(query).flatMap(([name, value]) =>
            value === null || value === undefined || value === '' ? [] : [[name, String(value)]],
          ),
        ).toString();
  return text && `?${text}`;
}

/** Null if it isn't properly escaped. */
function decoded(part: string): string | null {
  try {
    return decodeURIComponent(part);
  } catch {
    return null;
  }
}
