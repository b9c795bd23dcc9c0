import type { LessonQuestion } from '@roadside/contract/schemas';
import { Banner } from '@roadside/ui/banner';
import { Button } from '@roadside/ui/button';
import { Checkbox } from '@roadside/ui/checkbox';
import { Field } from '@roadside/ui/field';
import { Inline } from '@roadside/ui/inline';
import { RadioGroup } from '@roadside/ui/radio-group';
import { RichText } from '@roadside/ui/rich-text';
import { Stack } from '@roadside/ui/stack';
import { TextArea } from '@roadside/ui/text-area';
import { TextField } from '@roadside/ui/text-field';
import { useCallback, useMemo, useState } from 'react';
import { useDraft } from '../../../kit/form/use-draft.ts';
import { usePersonId } from '../../../kit/page/use-person-id.ts';
import { readAnswerDraft } from '../model/answer-draft.ts';
import { AnswerOrder } from './answer-order.tsx';
import { DeedForm } from './deed-form.tsx';
import * as styles from './training.css.ts';

/** An answer to send. */
export interface QuestionAnswer {
  readonly question_id: number;
  readonly answer_ids: number[];
  readonly answer_text: string;
}

export interface QuestionFormProps {
  readonly question: LessonQuestion;
  readonly pageId: number;
  readonly busy: boolean;
  /** The answer, kept on this device until the server has it. */
  readonly kept?: QuestionAnswer | undefined;
  readonly onAnswer: (answer: QuestionAnswer) => void;
}

/** One question: a form until it is answered, then the answer with its feedback. */
export function QuestionForm({ question, pageId, busy, kept, onAnswer }: QuestionFormProps) {
  const { given } = question;
  const inOrder = question.answers.map(({ id }) => id);
  const [chosen, setChosen] = useState<readonly number[]>(question.type === 'order' ? inOrder : []);
  const [text, setText] = useState('');
  const [missing, setMissing] = useState(false);
  const last = given ?? kept;
  const answered = last !== undefined;
  const person = usePersonId();
  const begun = !answered && (text !== '' || chosen.join() !== (question.type === 'order' ? inOrder : []).join());
  useDraft(
    person === null ? null : { person, form: `lesson question ${question.id}` },
    useMemo(() => (begun ? { chosen, text } : null), [begun, chosen, text]),
    useCallback((draft: unknown) => {
      const read = readAnswerDraft(draft);
      if (!read) return;
      setChosen(read.chosen);
      setText(read.text);
    }, []),
  );
  const send = () => {
    const empty = question.type === 'text' || question.type === 'number' ? text.trim() === '' : chosen.length === 0;
    setMissing(empty);
    if (!empty) onAnswer({ question_id: question.id, answer_ids: [...chosen], answer_text: text });
  };
  const shown = { chosen: last?.answer_ids ?? chosen, text: last?.answer_text ?? text };
  return (
    <Stack gap={12} asChild>
      <DeedForm intent="answer" pageId={pageId} onDo={send}>
        <input type="hidden" name="question" value={question.id} />
        {question.content && <RichText value={question.content} headingLevel={4} />}
        <AnswerControl
          question={question}
          chosen={shown.chosen}
          text={shown.text}
          disabled={answered}
          error={missing ? 'Choose or enter an answer.' : undefined}
          onChoose={setChosen}
          onType={setText}
        />
        {given ? (
          <Banner
            tone={given.correct ? 'success' : 'danger'}
            title={given.correct ? 'Correct' : 'Not correct'}
            announce="polite"
          >
            {given.feedback.map((words) => (
              <p key={words}>{words}</p>
            ))}
          </Banner>
        ) : kept ? (
          <Banner tone="info" title="Saved on this device" announce="polite">
            It’s checked when you’re back online.
          </Banner>
        ) : (
          <Inline gap={12}>
            <Button type="submit" tone="beacon" loading={busy}>
              Submit answer
            </Button>
          </Inline>
        )}
      </DeedForm>
    </Stack>
  );
}

interface AnswerControlProps {
  readonly question: LessonQuestion;
  readonly chosen: readonly number[];
  readonly text: string;
  readonly disabled: boolean;
  readonly error: string | undefined;
  readonly onChoose: (ids: readonly number[]) => void;
  readonly onType: (text: string) => void;
}

function AnswerControl({ question, chosen, text, disabled, error, onChoose, onType }: AnswerControlProps) {
  const field = { label: question.question, disabled, ...(error === undefined ? {} : { error }) };
  switch (question.type) {
    case 'single':
    case 'boolean':
      return (
        <Field {...field}>
          <RadioGroup
            look="cards"
            name="answer"
            items={question.answers.map(({ id, answer }) => ({ value: String(id), label: answer }))}
            {...(chosen[0] === undefined ? {} : { value: String(chosen[0]) })}
            onValueChange={(value) => onChoose([Number(value)])}
          />
        </Field>
      );
    case 'multiple':
      return (
        <Stack gap={8} asChild>
          <fieldset disabled={disabled}>
            <legend className={styles.question}>{question.question}</legend>
            <p className={styles.quiet}>Choose all that apply.</p>
            {question.answers.map(({ id, answer }) => (
              <Checkbox
                key={id}
                name="answer"
                value={id}
                label={answer}
                checked={chosen.includes(id)}
                onCheckedChange={(checked) =>
                  onChoose(checked ? [...chosen, id] : chosen.filter((each) => each !== id))
                }
              />
            ))}
            {error !== undefined && <p role="alert">{error}</p>}
          </fieldset>
        </Stack>
      );
    case 'order':
      return <AnswerOrder question={question} order={chosen} disabled={disabled} onOrder={onChoose} />;
    case 'number':
      return (
        <Field {...field}>
          <TextField name="text" inputMode="decimal" value={text} onValueChange={onType} />
        </Field>
      );
    case 'text':
      return (
        <Field {...field}>
          <TextArea name="text" value={text} onValueChange={onType} />
        </Field>
      );
  }
}
