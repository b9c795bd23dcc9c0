import type { NowItemReply } from '@roadside/contract/schemas';
import { maxOfAKind } from '@roadside/domain/home';
import { countWords } from '../../../kit/format/count-words.ts';
import { dateWords, momentWords, spanWords } from '../../../kit/format/moment-words.ts';
import { scheduleHref } from './own-links.ts';

/** How pressing an item is, which colors it. */
export type NowTone = 'danger' | 'beacon' | 'neutral';

/** A thing to do or read in words, with where it is done. */
export interface NowWords {
  readonly title: string;
  readonly detail: string | null;
  /** Verb and object, on the button of the lead. */
  readonly action: string;
  /** Where it is done; null if home has no place for it. */
  readonly href: string | null;
  readonly tone: NowTone;
}

/** Who reads them, and when. */
export interface NowReader {
  readonly timeZone: string;
  /** The reader's own location. */
  readonly slug: string;
}

/** Address of home with an announcement open. */
export const readHref = (id: number): string => `/home/?read=${id}`;

/** The announcement an address opens, or null. */
export function readIn(search: URLSearchParams): number | null {
  const id = Number(search.get('read'));
  return Number.isInteger(id) && id > 0 ? id : null;
}

const requestTitles: Readonly<Record<string, string>> = {
  availability_requests: 'changes availability',
  pto_requests: 'requests time off',
  schedule_changes: 'requests a shift change',
  schedule_fill_requests: 'requests an open shift',
};

const path = (slug: string) => encodeURIComponent(slug);
type Write = (item: NowItemReply, reader: NowReader) => NowWords;

const since = ({ at }: NowItemReply, { timeZone }: NowReader) => at && momentWords(at, timeZone);
const between = ({ at, until }: NowItemReply, { timeZone }: NowReader) =>
  at && (until ? spanWords(at, until, timeZone) : momentWords(at, timeZone));

const listed = (names: readonly string[]) => names.join(', ');
const namesOf = ({ names }: NowItemReply, amount: number) =>
  names.length === 0
    ? null
    : amount > names.length
      ? `${listed(names)} and ${amount - names.length} more.`
      : `${listed(names)}.`;

/** By kind; an area that adds one to `nowKinds` adds its words here. */
const words: Readonly<Partial<Record<string, Write>>> = {
  confirm: ({ id, title }) => ({
    title: title ?? '',
    detail: 'Important. You’ll be reminded every 15 minutes until you confirm it.',
    action: 'Read and confirm',
    href: readHref(id),
    tone: 'danger',
  }),
  acknowledge: (item, reader) => ({
    title: item.title ?? '',
    detail: item.at && `Must read, posted ${since(item, reader)}`,
    action: 'Read and confirm',
    href: readHref(item.id),
    tone: 'beacon',
  }),
  'not-acknowledged': (item, reader) => ({
    title: `${countWords(item.amount, 'person', 'people')} on your team ${item.amount === 1 ? 'hasn’t' : 'haven’t'} confirmed a must-read`,
    detail: [
      namesOf(item, item.amount),
      item.at && `Reported ${since(item, reader)}.`,
      'Ask them to open Home and confirm it.',
    ]
      .filter(Boolean)
      .join(' '),
    action: 'Show team',
    href: `/scheduler/${path(reader.slug)}/profiles/`,
    tone: 'beacon',
  }),
  request: (item, reader) => ({
    title: `${item.title ?? 'A driver'} ${requestTitles[item.request_type ?? ''] ?? 'sent a request'}`,
    detail: item.at && `Sent ${since(item, reader)}`,
    action: 'Decide request',
    href: `/scheduler/${path(reader.slug)}/requests/?drawer=${encodeURIComponent(
      `request~${reader.slug}~${item.request_type ?? ''}~${item.id}`,
    )}`,
    tone: 'beacon',
  }),
  payout: (item, reader) => ({
    title: `${countWords(item.amount, 'payout waits', 'payouts wait')} for approval`,
    detail: item.at && `Oldest requested ${since(item, reader)}`,
    action: 'Decide payouts',
    href: '/bank/',
    tone: 'beacon',
  }),
  'schedule-gap': (item, reader) => ({
    title: `Short ${countWords(item.amount, 'driver', 'drivers')}: ${between(item, reader) ?? ''}`,
    detail: item.title,
    action: 'Call out drivers',
    href:
      item.slug &&
      `/scheduler/${path(item.slug)}/scheduling/?drawer=${encodeURIComponent(`call-out~${item.slug}~${item.at ?? ''}~${item.until ?? ''}`)}`,
    tone: 'danger',
  }),
  'call-out-answers': (item, reader) => ({
    title: `Call-out: ${between(item, reader) ?? ''}`,
    detail: [
      item.title,
      item.amount === 0 ? 'No driver said yes yet' : `${countWords(item.amount, 'driver', 'drivers')} said yes`,
      namesOf(item, item.amount)?.replace(/\.$/, ''),
    ]
      .filter(Boolean)
      .join(' · '),
    action: 'Show answers',
    href: `/call-outs/${item.id}/`,
    tone: 'beacon',
  }),
  'confirm-schedule': (item, reader) => ({
    title: 'Your schedule changed',
    detail: [item.title, item.amount === 1 ? '1 change' : `${item.amount} changes`].filter(Boolean).join(' · '),
    action: 'Review schedule',
    href: `/scheduler/${path(reader.slug)}/scheduling/`,
    tone: 'beacon',
  }),
  'next-shift': (item, reader) => ({
    title: `Your next shift: ${between(item, reader) ?? ''}`,
    detail: [item.title, item.names.length > 0 && `With ${listed(item.names)}`].filter(Boolean).join(' · ') || null,
    action: 'Show schedule',
    href: scheduleHref(reader.slug),
    tone: 'neutral',
  }),
  'training-due': ({ id, title, at, amount }, { timeZone, slug }) => ({
    title: `Training due: ${title ?? ''}`,
    detail: [at && `Due ${dateWords(at, timeZone)}`, amount > 0 && `${amount} min`].filter(Boolean).join(' · ') || null,
    action: 'Start lesson',
    href: `/training/${path(slug)}?module=${id}`,
    tone: 'beacon',
  }),
  'quiet-lesson': (item, reader) => ({
    title: `Quiet half hour for a lesson: ${between(item, reader) ?? ''}`,
    detail: `${item.title ?? ''} (${item.amount} min)`,
    action: 'Start lesson',
    href: `/training/${path(reader.slug)}?module=${item.id}`,
    tone: 'neutral',
  }),
  scorecard: ({ id, at, title }, { timeZone }) => ({
    title: `Scorecard to acknowledge${title === null ? '' : `: ${title}`}`,
    detail: at && `Since ${momentWords(at, timeZone)}`,
    action: 'Open scorecard',
    href: `/scorecard/${id}/`,
    tone: 'beacon',
  }),
  'unread-chat': ({ amount }) => ({
    title: `${countWords(amount, 'conversation', 'conversations')} with unread messages`,
    detail: null,
    action: 'Read messages',
    href: '/chat/',
    tone: 'neutral',
  }),
  'unread-mail': ({ amount }) => ({
    title: countWords(amount, 'unread mail', 'unread mails'),
    detail: null,
    action: 'Read mail',
    href: '/mail/?folder=unread',
    tone: 'neutral',
  }),
  'call-out': (item, reader) => ({
    title: `Extra drivers needed: ${between(item, reader) ?? ''}`,
    detail: item.title,
    action: 'Answer call-out',
    href: `/call-outs/${item.id}/`,
    tone: 'danger',
  }),
  unread: ({ amount }) => ({
    title: countWords(amount, 'new announcement', 'new announcements'),
    detail: null,
    action: 'Show announcements',
    href: '#announcements',
    tone: 'neutral',
  }),
};

/** The most items of a kind shown one by one; more would hide what comes after. */
const maxShownOfAKind = 3;

/** Items to list one by one, and how many of a kind are left out. */
export interface ShortList {
  readonly items: readonly NowItemReply[];
  readonly more: readonly { readonly count: number; readonly words: NowWords }[];
}

/**
 * The list with at most three of a kind; the others of the kind become one line.
 * @param lead - shown above the list
 */
export function shortList(
  items: readonly NowItemReply[],
  reader: NowReader,
  lead: NowItemReply | null = null,
): ShortList {
  const kinds = [...new Set(items.map(({ kind }) => kind))].map((kind) => items.filter((item) => item.kind === kind));
  return {
    items: kinds.flatMap((some) => some.slice(0, maxShownOfAKind)),
    more: kinds.flatMap((some) => {
      const [, , , next] = some;
      if (!next) return [];
      const count = some.length - maxShownOfAKind;
      const rest = restWords[next.kind];
      const all = some.length + (lead?.kind === next.kind ? 1 : 0) < maxOfAKind;
      return [
        {
          count,
          words: {
            ...nowWords(next, reader),
            title: restTitle(count, rest?.nouns ?? ['more', 'more'], all),
            detail: null,
            href: rest?.href?.(reader) ?? null,
          },
        },
      ];
    }),
  };
}

/** '17 more requests to decide', or '17+ more requests to decide' if the list may not have all of them. */
const restTitle = (count: number, [one, many]: readonly [string, string], all: boolean) =>
  all ? countWords(count, one, many) : `${count}+ ${many}`;

interface RestWords {
  readonly nouns: readonly [one: string, many: string];
  /** Left out where only each of them leads somewhere. */
  readonly href?: (reader: NowReader) => string;
}

/** By kind: the line for those that aren't listed one by one, and where all of them are. */
const restWords: Readonly<Partial<Record<string, RestWords>>> = {
  request: {
    nouns: ['more request to decide', 'more requests to decide'],
    href: ({ slug }) => `/scheduler/${path(slug)}/requests/`,
  },
  'schedule-gap': {
    nouns: ['more gap in the schedule', 'more gaps in the schedule'],
    href: ({ slug }) => scheduleHref(slug),
  },
  'training-due': {
    nouns: ['more lesson due', 'more lessons due'],
    href: ({ slug }) => `/training/${path(slug)}`,
  },
  'call-out-answers': { nouns: ['more call-out', 'more call-outs'] },
  'call-out': { nouns: ['more call-out to answer', 'more call-outs to answer'] },
  'not-acknowledged': {
    nouns: ['more must-read your team hasn’t confirmed', 'more must-reads your team hasn’t confirmed'],
  },
  scorecard: { nouns: ['more scorecard to acknowledge', 'more scorecards to acknowledge'] },
  confirm: {
    nouns: ['more announcement to confirm', 'more announcements to confirm'],
    href: () => '#announcements',
  },
  acknowledge: {
    nouns: ['more announcement to confirm', 'more announcements to confirm'],
    href: () => '#announcements',
  },
};

/** An item in words. */
export function nowWords(item: NowItemReply, reader: NowReader): NowWords {
  const write = words[item.kind];
  return write
    ? write(item, reader)
    : { title: item.title ?? 'Something needs your attention', detail: null, action: '', href: null, tone: 'neutral' };
}
