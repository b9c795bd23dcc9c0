import { Form } from '@remix-run/react';
import type { CallReply } from '@roadside/contract/call';
import type { calls } from '@roadside/contract/calls';
import { seeingMinutes } from '@roadside/domain/session';
import { Banner } from '@roadside/ui/banner';
import { Button } from '@roadside/ui/button';
import { EmptyState } from '@roadside/ui/empty-state';
import { Field } from '@roadside/ui/field';
import { List } from '@roadside/ui/list';
import { Stack } from '@roadside/ui/stack';
import { useState } from 'react';
import { PersonPicker } from '../../../kit/directory/directory-picker.tsx';
import { momentWords, spanWords } from '../../../kit/format/moment-words.ts';
import type { Outcome } from '../../../kit/outcome/outcome.ts';
import { useSubmitting } from '../../../kit/resource/use-submitting.ts';
import { NotRead } from '../../../kit/states/not-read.tsx';
import * as styles from './seeing.css.ts';

export interface SeeingScreenProps {
  readonly list: Outcome<CallReply<typeof calls.accounts.listSeeing>>;
  readonly timeZone: string;
  /** Why the last choice was refused. */
  readonly refused: string | null;
  readonly onRetry: () => void;
}

/** An Admin sees Roadside as another person, and who did so lately. */
export function SeeingScreen({ list, timeZone, refused, onRetry }: SeeingScreenProps) {
  const busy = useSubmitting();
  const [chosen, setChosen] = useState<{ readonly id: string; readonly name: string } | null>(null);
  return (
    <Stack gap={24} className={styles.root}>
      <header>
        <h1 className={styles.title}>See as someone else</h1>
        <p className={styles.quiet}>
          See every page the way another person does. You can look, but you can’t change anything or read their
          messages. It ends after {seeingMinutes} minutes, and it’s written to the audit log.
        </p>
      </header>
      <Form method="post" reloadDocument>
        <Stack gap={12}>
          <Field label="Person">
            <PersonPicker name="employee_id" required onChoose={setChosen} />
          </Field>
          {refused !== null && (
            <Banner tone="danger" announce="polite">
              {refused}
            </Banner>
          )}
          <div>
            <Button type="submit" emphasis="solid" loading={busy} disabled={chosen === null}>
              {chosen ? `See as ${chosen.name}` : 'See as this person'}
            </Button>
          </div>
        </Stack>
      </Form>
      <Stack gap={8} asChild>
        <section aria-labelledby="seeing-latest">
          <h2 id="seeing-latest" className={styles.heading}>
            Latest
          </h2>
          {!list.ok && <NotRead problem={list.problem} onRetry={onRetry} />}
          {list.ok && list.data.seeing.length === 0 && (
            <EmptyState picture="road" title="Nobody yet" description="Each time is listed here, with who and when." />
          )}
          {list.ok && list.data.seeing.length > 0 && (
            <List.Root>
              {list.data.seeing.map(({ id, seen_by, seen_as, from, until, ended }) => (
                <List.Item
                  key={id}
                  title={`${seen_by.display_name} as ${seen_as.display_name}`}
                  description={
                    ended ? spanWords(from, until, timeZone) : `Since ${momentWords(from, timeZone)}, still going`
                  }
                />
              ))}
            </List.Root>
          )}
        </section>
      </Stack>
    </Stack>
  );
}
