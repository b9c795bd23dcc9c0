/** What an address of this app leads to, as far as the address alone tells. */
export type SharedAddress =
  | { readonly kind: 'call' | 'shift' | 'element'; readonly id: number; readonly slug: string }
  /** The dashboard of a location, which may be a driver. */
  | { readonly kind: 'driver'; readonly slug: string };

const slug = '[A-Za-z0-9][\\w.-]{0,119}';
const number = '[1-9]\\d{0,14}';
const dashboardPath = new RegExp(`^/dashboard/(${slug})/?$`, 'i');
const schedulePath = new RegExp(`^/scheduler/(${slug})/scheduling/?$`, 'i');
const callDrawer = new RegExp(`^call~(${slug})~(${number})$`);
const elementPart = new RegExp(`^#element-(${number})$`);

/**
 * Reads the address of a call, a shift, a dashboard element or a location of this app; null for any other text.
 * @param origin - where this app is, such as https://roadside.example
 */
export function readSharedAddress(text: string, origin: string): SharedAddress | null {
  if (/\s/.test(text) || !text.startsWith(`${origin}/`) || !URL.canParse(text)) return null;
  const { pathname, searchParams, hash } = new URL(text);
  const [, callSlug, callId] = callDrawer.exec(searchParams.get('drawer') ?? '') ?? [];
  if (callSlug !== undefined) return { kind: 'call', id: Number(callId), slug: callSlug };
  const [, scheduleSlug] = schedulePath.exec(pathname) ?? [];
  const shift = searchParams.get('shift') ?? '';
  if (scheduleSlug !== undefined && new RegExp(`^${number}$`).test(shift))
    return { kind: 'shift', id: Number(shift), slug: scheduleSlug };
  const [, place] = dashboardPath.exec(pathname) ?? [];
  if (place === undefined) return null;
  const [, element] = elementPart.exec(hash) ?? [];
  return element === undefined
    ? { kind: 'driver', slug: place }
    : { kind: 'element', id: Number(element), slug: place };
}
