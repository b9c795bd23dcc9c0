import { positionWords } from '@roadside/domain/permissions';
import type { EditedWidget } from '@roadside/contract/schemas';
import { addDays } from '@roadside/domain/calendar';
import type { AskedOfReaders, WidgetType } from '@roadside/domain/home';
import { instantAt, stationTimeOf } from '@roadside/domain/scheduling';
import { messagesFrom } from '../../../kit/form/form-messages.ts';
import { momentWords } from '../../../kit/format/moment-words.ts';
import { audienceOf, type AudienceValues, audienceValuesOf } from './audience-values.ts';

/** A page of a tile in the form. */
export interface PageValues {
  /** Tells pages of one form apart. */
  readonly key: number;
  readonly title: string;
  readonly body: string;
  readonly image: string | null;
}

/** A tile or announcement in its form. Days and times are those of the writer's location. */
export interface AnnouncementValues {
  readonly type: WidgetType;
  readonly title: string;
  readonly announcementType: string;
  readonly link: string;
  readonly image: string | null;
  readonly modal_content: readonly PageValues[];
  readonly asks: AskedOfReaders;
  /** Rings people off shift too; only a must-read rings. */
  readonly urgent: boolean;
  readonly urgent_reason: string;
  readonly start_day: string | null;
  readonly start_time: string | null;
  readonly end_day: string | null;
  readonly end_time: string | null;
  readonly audience: AudienceValues;
}

/** An empty page after the others. */
export const newPage = (pages: readonly PageValues[] = []): PageValues => ({
  key: Math.max(0, ...pages.map(({ key }) => key)) + 1,
  title: '',
  body: '',
  image: null,
});

/** What the form opens with. */
export function announcementValues(
  stored: EditedWidget | null,
  timeZone: string,
  type: WidgetType = 'announcement',
): AnnouncementValues {
  const start = momentOf(stored?.starts_at ?? null, timeZone);
  const end = momentOf(stored?.ends_at ?? null, timeZone);
  return {
    type: stored?.type ?? type,
    title: stored?.title ?? '',
    announcementType: stored?.announcementType ?? '',
    link: stored?.link ?? '',
    image: stored?.image ?? null,
    modal_content: stored?.modal_content.map(({ title, body, image }, index) => ({
      key: index,
      title: title ?? '',
      body,
      image,
    })) ?? [newPage()],
    asks: stored?.asks ?? 'nothing',
    urgent: (stored?.urgent_reason ?? null) !== null,
    urgent_reason: stored?.urgent_reason ?? '',
    start_day: start.day,
    start_time: start.time,
    end_day: end.day,
    end_time: end.time,
    audience: audienceValuesOf(stored?.audience ?? null),
  };
}

function momentOf(
  instant: string | null,
  timeZone: string,
): { readonly day: string | null; readonly time: string | null } {
  return instant === null ? { day: null, time: null } : stationTimeOf(instant, timeZone);
}

/** A day and time as an instant. A start without a time is at midnight; an end is when its day is over. */
function instantOf(day: string | null, time: string | null, timeZone: string, side: 'start' | 'end'): string | null {
  if (day === null) return null;
  if (time !== null) return instantAt(day, time, timeZone);
  return instantAt(side === 'end' ? addDays(day, 1) : day, '00:00', timeZone);
}

type Instants = Pick<EditedWidget, 'starts_at' | 'ends_at'>;

/** The start and end of the form. One that wasn't changed stays as it is stored, to the second. */
export function scheduleOf(values: AnnouncementValues, timeZone: string, stored: Instants | null): Instants {
  const kept = (side: 'start' | 'end', instant: string | null | undefined) => {
    const [day, time] = [values[`${side}_day`], values[`${side}_time`]];
    const before = momentOf(instant ?? null, timeZone);
    return instant && before.day === day && before.time === time ? instant : instantOf(day, time, timeZone, side);
  };
  return { starts_at: kept('start', stored?.starts_at), ends_at: kept('end', stored?.ends_at) };
}

/** Pages that have something on them. */
const written = (pages: AnnouncementValues['modal_content']) =>
  pages.filter(({ title, body, image }) => title.trim() !== '' || body.trim() !== '' || image !== null);

/** Whether it rings off shift too: what asks for nothing never rings. */
export const isUrgent = ({ type, asks, urgent }: Pick<AnnouncementValues, 'type' | 'asks' | 'urgent'>): boolean =>
  urgent && type === 'announcement' && asks !== 'nothing';

/** The form as the API takes it, with the audience, so that a restriction survives every edit. */
export function contentOf(values: AnnouncementValues, timeZone: string, stored: Instants | null) {
  return {
    title: values.title.trim(),
    announcementType: values.announcementType.trim() || null,
    link: values.link.trim() || null,
    image: values.image,
    modal_content: written(values.modal_content).map(({ title, body, image }) => ({
      title: title.trim() || null,
      body: body.trim(),
      image,
    })),
    asks: values.type === 'announcement' ? values.asks : ('nothing' as const),
    urgent: isUrgent(values),
    ...(isUrgent(values) ? { urgent_reason: values.urgent_reason.trim() } : {}),
    ...scheduleOf(values, timeZone, stored),
    audience: audienceOf(values.audience),
  };
}

/** Missing and invalid values by field. */
export function announcementProblems(values: AnnouncementValues, timeZone: string, stored: Instants | null) {
  const pages = written(values.modal_content);
  const { starts_at, ends_at } = scheduleOf(values, timeZone, stored);
  const link = values.link.trim();
  return messagesFrom({
    title: values.title.trim() === '' && 'Enter a title',
    link:
      (values.type === 'external' && pages.length === 0 && link === '' && 'Enter an address, or write a page') ||
      (link !== '' &&
        !/^(?:https:\/\/.|\/(?!\/))/.test(link) &&
        'Enter an address that starts with https://, or a path in this app'),
    ...Object.fromEntries(
      values.modal_content.map((page, index) => [
        `modal_content.${index}.body`,
        ((values.type === 'announcement' && pages.length === 0 && index === 0) ||
          (page.body.trim() === '' && pages.includes(page))) &&
          'Enter the text',
      ]),
    ),
    urgent_reason: isUrgent(values) && values.urgent_reason.trim() === '' && 'Enter a reason',
    start_day: values.start_day === null && values.start_time !== null && 'Choose a day',
    end_day:
      (values.end_day === null && values.end_time !== null && 'Choose a day') ||
      (starts_at !== null &&
        ends_at !== null &&
        Date.parse(ends_at) <= Date.parse(starts_at) &&
        'Choose a time after the start'),
  });
}

/** The form's name of a field the API refused. */
export const announcementFieldOf = (name: string): string =>
  name.startsWith('audience') ? 'audience' : ({ starts_at: 'start_day', ends_at: 'end_day' }[name] ?? name);

/** Words for what an announcement asks of its readers. */
export const askLabels: Readonly<Record<AskedOfReaders, string>> = {
  nothing: 'Nothing',
  acknowledge: 'Confirm once',
  confirm: 'Important: remind until confirmed',
};

/** The values in words, to compare two versions. */
export function describedAnnouncement(values: AnnouncementValues, timeZone: string) {
  const { starts_at, ends_at } = scheduleOf(values, timeZone, null);
  const { positions, places, groups } = values.audience;
  return [
    { key: 'title', label: 'Title', text: values.title },
    { key: 'kind', label: 'Kind', text: values.announcementType },
    { key: 'link', label: 'Link', text: values.link },
    {
      key: 'text',
      label: 'Text',
      text: values.modal_content.map(({ title, body }) => `${title} ${body}`.trim()).join(' / '),
    },
    { key: 'asks', label: 'Asks readers to', text: askLabels[values.asks] },
    { key: 'urgent', label: 'Rings off shift', text: isUrgent(values) ? values.urgent_reason : 'No' },
    { key: 'starts', label: 'Starts', text: starts_at ? momentWords(starts_at, timeZone) : 'Now' },
    { key: 'ends', label: 'Ends', text: ends_at ? momentWords(ends_at, timeZone) : 'Never' },
    {
      key: 'audience',
      label: 'Audience',
      text: [...positions.map(positionWords), ...places.map(({ name }) => name), ...groups].join(', ') || 'Everybody',
    },
  ];
}
