import type { MailDraft } from '@roadside/contract/schemas';
import type { FormMessages } from '../../../kit/form/form-field.ts';
import { messagesFrom } from '../../../kit/form/form-messages.ts';

/** Somebody or something a mail can be sent to, with its name. */
export interface Chosen {
  readonly id: number;
  readonly name: string;
}

/** What a person enters for a new mail. */
export interface MailValues {
  readonly recipients: readonly Chosen[];
  readonly organizations: readonly Chosen[];
  readonly groups: readonly Chosen[];
  readonly positions: readonly string[];
  readonly subject: string;
  readonly body: string;
}

/** The values of a draft; empty for a new mail. */
export function valuesOf(draft: MailDraft | null): MailValues {
  return {
    recipients: draft?.recipients.map(({ user_id, display_name }) => ({ id: user_id, name: display_name })) ?? [],
    organizations: draft?.audience.organizations.map(({ id, display_name }) => ({ id, name: display_name })) ?? [],
    groups: draft?.audience.groups.map(({ id, group_name }) => ({ id, name: group_name })) ?? [],
    positions: draft?.audience.positions ?? [],
    subject: draft?.subject ?? '',
    body: draft?.body ?? '',
  };
}

const ids = (chosen: readonly Chosen[]) => chosen.map(({ id }) => id);

/** Who a mail is for, as the API takes it. */
export const recipientsOf = ({ recipients, organizations, groups, positions }: MailValues) => ({
  recipients: ids(recipients),
  audience: { organization_ids: ids(organizations), group_ids: ids(groups), positions: [...positions] },
});

/** Whether nobody is chosen. */
export const isForNobody = ({ recipients, organizations, groups, positions }: MailValues): boolean =>
  recipients.length + organizations.length + groups.length + positions.length === 0;

/** Whether there is anything to keep. */
export const isEmpty = (values: MailValues): boolean =>
  isForNobody(values) && values.subject.trim() === '' && values.body.trim() === '';

/** What is missing, by field. */
export function mailProblems(values: MailValues): FormMessages {
  return messagesFrom({
    recipients: isForNobody(values) && 'Choose recipients',
    subject: values.subject.trim() === '' && 'Enter a subject',
    body: values.body.trim() === '' && 'Enter a message',
  });
}

/** 'Reaches 12 people. 10 also get it by email.' */
export function reachWords({ people, by_email }: { readonly people: number; readonly by_email: number }): string {
  if (people === 0) return 'Reaches no one now';
  const reached = `Reaches ${people.toLocaleString('en-US')} ${people === 1 ? 'person' : 'people'}`;
  if (by_email === 0) return `${reached}, in Roadside only`;
  return by_email === people
    ? `${reached}, also by email`
    : `${reached}, ${by_email.toLocaleString('en-US')} of them also by email`;
}
