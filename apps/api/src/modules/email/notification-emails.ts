import { bannerText } from '@roadside/domain/push';
import type { Config } from '../../platform/config/config.ts';
import type { JobContext } from '../../platform/jobs/job-definition.ts';
import { channelsFor, takeEmailTasks } from '../notifications/index.ts';
import type { EmailTask } from '../notifications/index.ts';
import { sendEmails } from './send-email.ts';
import type { Email } from './send-email.ts';

const peopleAtOnce = 200;

/**
 * Emails people about what waits for them, each person once however much it is: by the mail service, or into the outbox
 * without one. What was read in the app meanwhile isn't sent. Taking the tasks and adding the emails is one transaction,
 * so a killed run neither loses nor repeats an email.
 */
export async function emailNotifications(
  config: Pick<Config, 'email'>,
  { db, now }: Pick<JobContext, 'db' | 'now'>,
): Promise<void> {
  let taken: number;
  do {
    taken = await db.kysely.transaction().execute(async (trx) => {
      const tasks = await takeEmailTasks(trx, now(), peopleAtOnce);
      const wanted: EmailTask[] = [];
      for (const [kind, some] of Map.groupBy(tasks, (task) => task.kind)) {
        const channels = await channelsFor(trx, kind, [...new Set(some.map(({ employee_id }) => employee_id))]);
        wanted.push(
          ...some.filter(({ employee_id, unread }) => {
            const choice = channels.get(employee_id);
            return choice?.mail === true && (unread || !choice.in_app);
          }),
        );
      }
      const emails = [...Map.groupBy(wanted, ({ employee_id }) => employee_id).values()].flatMap(emailAbout);
      await sendEmails(trx, config, emails, now());
      return tasks.length;
    });
  } while (taken > 0);
}

/** One email for everything that waits for a person. Like a push, it has no names and no quotes. */
function emailAbout(tasks: readonly EmailTask[]): readonly Email[] {
  const [first] = tasks;
  if (!first || first.email === null) return [];
  const one = tasks.length === 1;
  const lines = [...Map.groupBy(tasks, ({ kind }) => kind)].map(
    ([kind, { length }]) => `- ${bannerText(kind, 1)}${length === 1 ? '' : ` (${length})`}`,
  );
  return [
    {
      to: first.email,
      subject: bannerText(first.kind, tasks.length),
      body: [
        'This waits for you in Roadside:',
        '',
        ...lines,
        '',
        'Choose what comes by email in the settings of your notifications.',
        '',
        'Open Roadside:',
      ].join('\n'),
      link: one ? `/open/${first.kind}/${first.subject_id}/` : '/',
      senderId: null,
      recipientId: first.employee_id,
    },
  ];
}
