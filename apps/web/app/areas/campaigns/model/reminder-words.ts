import type { CampaignReminder } from '@roadside/contract/schemas';
import { countWords } from '../../../kit/format/count-words.ts';

const people = (count: number) => countWords(count, 'person', 'people');

/** Why a reminder leaves some people alone: '4 people were reminded in the last 24 hours.' Empty if it leaves out none. */
export function leftAloneWords({
  reminded_lately: lately,
  turned_off: off,
}: Pick<CampaignReminder, 'reminded_lately' | 'turned_off'>): string {
  return [
    lately > 0 && `${people(lately)} ${lately === 1 ? 'was' : 'were'} reminded in the last 24 hours.`,
    off > 0 && `${people(off)} turned these notifications off.`,
  ]
    .filter(Boolean)
    .join(' ');
}

/** What a reminder of everybody would do, before it is sent. */
export const reminderQuestion = ({ reaches }: CampaignReminder): string => `Remind ${people(reaches)}?`;

/** What happens to those it reaches, and who is left out. */
export const reminderDetail = (reminder: CampaignReminder): string =>
  [
    'Each gets one notification about their open modules. Phones ring on shift only, outside quiet hours.',
    leftAloneWords(reminder),
  ]
    .filter(Boolean)
    .join(' ');

/** What a reminder did: 'Reminded 34 people. 4 people were reminded in the last 24 hours.' */
export function remindedWords(
  sent: Pick<CampaignReminder, 'reminded_lately' | 'turned_off'> & { readonly reminded: number },
): string {
  const left = leftAloneWords(sent);
  if (sent.reminded === 0) return `No reminder sent. ${left === '' ? 'All modules are finished.' : left}`;
  return left === '' ? `Reminded ${people(sent.reminded)}` : `Reminded ${people(sent.reminded)}. ${left}`;
}
