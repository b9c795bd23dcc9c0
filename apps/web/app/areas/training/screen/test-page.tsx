import type { LessonPage } from '@roadside/contract/schemas';
import { Banner } from '@roadside/ui/banner';
import { Button } from '@roadside/ui/button';
import { RichText } from '@roadside/ui/rich-text';
import { Stack } from '@roadside/ui/stack';
import { countWords } from '../../../kit/format/count-words.ts';
import { useChange } from '../../../kit/resource/use-change.ts';
import { lessonAddress } from '../model/addresses.ts';
import type { LessonResource } from '../server/training.server.ts';
import { DeedForm } from './deed-form.tsx';
import { QuestionForm } from './question-form.tsx';
import * as styles from './training.css.ts';
import { useSaid } from './use-said.ts';

/** A page of questions: an attempt, its result, and another attempt while one is left. */
export function TestPage({ moduleId, page }: { readonly moduleId: number; readonly page: LessonPage }) {
  const { change, busy } = useChange<LessonResource>(lessonAddress({ id: moduleId }));
  const said = useSaid();
  const { test } = page;
  if (!test) return null;
  const { attempt, passed } = test;
  const begin = () => void said(change({ intent: 'begin', page_id: page.id }));
  return (
    <Stack gap={16}>
      {page.content && <RichText value={page.content} headingLevel={3} />}
      {attempt?.finished && (
        <Banner
          tone={passed ? 'success' : 'danger'}
          announce="polite"
          title={passed ? 'You passed' : 'You didn’t pass this time'}
          actions={
            test.may_try && (
              <DeedForm intent="begin" pageId={page.id} onDo={begin}>
                <Button type="submit" size="sm" loading={busy}>
                  Try again
                </Button>
              </DeedForm>
            )
          }
        >
          <p>
            {attempt.right} of {attempt.questions.length} right. You need {test.pass_mark}% to pass.
            {!passed && test.attempts_left === 0 && ' You have no attempts left. Ask your manager.'}
            {!passed && test.attempts_left !== null && test.attempts_left > 0
              ? ` ${countWords(test.attempts_left, 'attempt', 'attempts')} left.`
              : ''}
          </p>
        </Banner>
      )}
      {attempt === null && (
        <Stack gap={12}>
          <p className={styles.quiet}>
            {countWords(test.question_count, 'question', 'questions')}. You need {test.pass_mark}% to pass.
            {test.attempts_left !== null && ` ${countWords(test.attempts_left, 'attempt', 'attempts')}.`}
          </p>
          <DeedForm intent="begin" pageId={page.id} onDo={begin}>
            <Button type="submit" tone="beacon" loading={busy}>
              Start test
            </Button>
          </DeedForm>
        </Stack>
      )}
      {attempt?.questions.map((question) => (
        <QuestionForm
          key={`${attempt.number} ${question.id}`}
          question={question}
          pageId={page.id}
          busy={busy}
          onAnswer={(answer) => void said(change({ intent: 'answer', page_id: page.id, ...answer }))}
        />
      ))}
    </Stack>
  );
}
