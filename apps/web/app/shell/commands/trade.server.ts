import { calls } from '@roadside/contract/calls';
import { routes } from '@roadside/domain/navigation';
import { can } from '@roadside/domain/permissions';
import {
  readTradePhrase,
  tradeDays,
  tradePath,
  tradeWords,
  type TradePlace,
  type TradePhrase,
} from '@roadside/domain/trade-search';
import { facilityTypeTypeOf } from '@roadside/domain/geography';
import { rangeWords } from '../../kit/format/day-words.ts';
import { todayIn } from '../../kit/format/today-in.ts';
import type { ResourceRequest } from '../../kit/resource/define-resource.server.ts';
import { subjectOf } from '../../kit/server/person.ts';
import type { FoundItem } from './found-item.ts';

/** What a phrase such as 'ata boise psp last month' opens; nothing if it names no location or screen the person may open. */
export async function readTrade(
  { context, api, person }: ResourceRequest,
  text: string,
  here: string,
): Promise<readonly FoundItem[]> {
  const phrase = readTradePhrase(text, context.today ?? todayIn(person.organization.timeZone));
  const route = routes.find(({ id }) => id === phrase?.screen);
  if (!phrase || !route || !can(subjectOf(person), route.action, {}, context.access).allowed) return [];
  const slug = phrase.place === '' ? here : await slugNamed(api, phrase.place);
  if (slug === null) return [];
  const place = await api.attempt(calls.accounts.organizations, { body: { slug } });
  if (!place.ok) return [];
  const hasNetworks = facilityTypeTypeOf(place.data.type) !== null;
  return [
    {
      id: 'trade',
      group: 'Go straight to',
      name: `${route.title} · ${place.data.display_name}`,
      what: wordsOf(phrase, { hasNetworks }).join(' · '),
      target: { href: tradePath(phrase, { slug: place.data.slug, hasNetworks }) },
    },
  ];
}

/** The location that fits a name best: a place, or else a person's own location. */
async function slugNamed(api: ResourceRequest['api'], name: string): Promise<string | null> {
  const found = await api.attempt(calls.search.find, { body: { text: name } });
  if (!found.ok) return null;
  const first = (kind: 'places' | 'people') => found.data.groups.find((group) => group.kind === kind)?.items[0]?.slug;
  return first('places') ?? first('people') ?? null;
}

/** The days, filters and search of the address. */
function wordsOf(phrase: TradePhrase, place: Pick<TradePlace, 'hasNetworks'>): readonly string[] {
  const days = tradeDays(phrase);
  return [
    ...(days ? [rangeWords(days.from, days.to)] : []),
    ...tradeWords(phrase, place),
    ...(phrase.search === '' ? [] : [`“${phrase.search}”`]),
  ];
}
