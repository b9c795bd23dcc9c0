import { Button } from '@roadside/ui/button';
import { Checkbox } from '@roadside/ui/checkbox';
import { IconButton } from '@roadside/ui/icon-button';
import { ArrowDownIcon, ArrowUpIcon, TrashIcon } from '@roadside/ui/icons';
import { Inline } from '@roadside/ui/inline';
import { Stack } from '@roadside/ui/stack';
import { TextField } from '@roadside/ui/text-field';
import { useState } from 'react';
import { type DraftAnswer, type DraftQuestion, isChosen, nextKey } from '../model/draft-module.ts';
import { moved } from '../model/moved.ts';
import * as styles from './campaigns.css.ts';
import type { QuestionEditorProps } from './question-editor.tsx';

/** A question's answers: which are correct, or their correct order, and the feedback for each. */
export function AnswerEditor({ question, onChange }: Pick<QuestionEditorProps, 'question' | 'onChange'>) {
  const { key, type, answers } = question;
  const [withFeedback, setWithFeedback] = useState(answers.some(({ feedback }) => feedback !== ''));
  const setAnswers = (next: readonly DraftAnswer[], field: string | null = null) =>
    onChange({ ...question, answers: next }, field);
  const setAnswer = (changed: DraftAnswer, change: Partial<DraftAnswer>, field: string | null) =>
    setAnswers(
      answers.map((answer) => (answer.key === changed.key ? { ...answer, ...change } : answer)),
      field,
    );
  // One right answer only: marking another one moves the mark.
  const mark = (marked: DraftAnswer, correct: boolean) =>
    setAnswers(
      answers.map((answer) =>
        answer.key === marked.key
          ? { ...answer, correct }
          : type === 'multiple'
            ? answer
            : { ...answer, correct: false },
      ),
    );
  return (
    <Stack gap={8}>
      {type === 'order' && (
        <p className={styles.quiet}>Enter the steps in the right order. Everybody gets them mixed up.</p>
      )}
      {answers.map((answer, index) => (
        <Stack key={answer.key} gap={4}>
          <Inline gap={12} align="center">
            <TextField
              aria-label={`Answer ${index + 1}`}
              placeholder={`Answer ${index + 1}`}
              maxLength={1000}
              value={answer.answer}
              onValueChange={(text) => setAnswer(answer, { answer: text }, `answer ${answer.key}`)}
            />
            {isChosen(type) && (
              <Checkbox label="Right" checked={answer.correct} onCheckedChange={(correct) => mark(answer, correct)} />
            )}
            {type === 'order' && (
              <Inline gap={4}>
                <IconButton
                  label={`Move answer ${index + 1} up`}
                  size="sm"
                  disabled={index === 0}
                  onClick={() => setAnswers(moved(answers, answer.key, index - 1))}
                >
                  <ArrowUpIcon />
                </IconButton>
                <IconButton
                  label={`Move answer ${index + 1} down`}
                  size="sm"
                  disabled={index === answers.length - 1}
                  onClick={() => setAnswers(moved(answers, answer.key, index + 1))}
                >
                  <ArrowDownIcon />
                </IconButton>
              </Inline>
            )}
            {type !== 'boolean' && answers.length > 2 && (
              <IconButton
                label={`Delete answer ${index + 1}`}
                size="sm"
                onClick={() => setAnswers(answers.filter((each) => each.key !== answer.key))}
              >
                <TrashIcon />
              </IconButton>
            )}
          </Inline>
          {withFeedback && isChosen(type) && (
            <TextField
              aria-label={`Feedback for answer ${index + 1}`}
              placeholder="What people read after this answer"
              maxLength={1000}
              value={answer.feedback}
              onValueChange={(feedback) => setAnswer(answer, { feedback }, `feedback ${answer.key}`)}
            />
          )}
        </Stack>
      ))}
      <Inline gap={8} rowGap={8} wrap>
        {type !== 'boolean' && answers.length < 20 && (
          <Button size="sm" emphasis="plain" onClick={() => setAnswers([...answers, freshAnswer(key, answers)])}>
            Add answer
          </Button>
        )}
        {isChosen(type) && !withFeedback && (
          <Button size="sm" emphasis="plain" onClick={() => setWithFeedback(true)}>
            Add feedback
          </Button>
        )}
      </Inline>
    </Stack>
  );
}

const freshAnswer = (key: string, answers: DraftQuestion['answers']): DraftAnswer => ({
  key: nextKey(key, answers),
  answer: '',
  correct: false,
  feedback: '',
});
