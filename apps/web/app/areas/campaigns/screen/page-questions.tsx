import { Button } from '@roadside/ui/button';
import { Field } from '@roadside/ui/field';
import { Grid } from '@roadside/ui/grid';
import { Inline } from '@roadside/ui/inline';
import { NumberField } from '@roadside/ui/number-field';
import { Stack } from '@roadside/ui/stack';
import { Switch } from '@roadside/ui/switch';
import { type DraftPage, type DraftQuestion, newQuestion, nextKey } from '../model/draft-module.ts';
import { QuestionEditor } from './question-editor.tsx';

interface PageQuestionsProps {
  readonly page: DraftPage;
  readonly onChange: (page: DraftPage, field: string | null) => void;
}

/** The questions of a page: a test, or questions that stop an audio or video at their second. */
export function PageQuestions({ page, onChange }: PageQuestionsProps) {
  const { key, type, questions } = page;
  const isTest = type === 'question';
  const setQuestions = (next: readonly DraftQuestion[], field: string | null = null) =>
    onChange({ ...page, questions: next }, field);
  return (
    <Stack gap={16}>
      {questions.map((question, index) => (
        <QuestionEditor
          key={question.key}
          question={question}
          place={questions.length > 1 ? index + 1 : null}
          timed={!isTest}
          onChange={(changed, field) =>
            setQuestions(
              questions.map((each) => (each.key === question.key ? changed : each)),
              field,
            )
          }
          onRemove={() => setQuestions(questions.filter((each) => each.key !== question.key))}
        />
      ))}
      <Inline>
        <Button
          size="sm"
          emphasis="plain"
          onClick={() => setQuestions([...questions, newQuestion(nextKey(key, questions), isTest ? null : 0)])}
        >
          {isTest ? 'Add another question' : `Ask a question in the ${type}`}
        </Button>
      </Inline>
      {isTest && <TestRules page={page} onChange={onChange} />}
    </Stack>
  );
}

/** When the test is passed, how often it may be tried, and which questions an attempt draws. */
function TestRules({ page, onChange }: PageQuestionsProps) {
  const { key, questions } = page;
  const set = (change: Partial<DraftPage>, field: string) => onChange({ ...page, ...change }, `${field} ${key}`);
  return (
    <>
      <Grid columns={{ narrow: 1, wide: 3 }} gap={12}>
        <Field label="Pass mark" description="Percent of right answers.">
          <NumberField
            min={0}
            max={100}
            value={page.passMark}
            onValueChange={(passMark) => set({ passMark: passMark ?? 100 }, 'pass')}
          />
        </Field>
        <Field label="Attempts" description="Leave empty for no limit." optional>
          <NumberField
            min={1}
            max={100}
            value={page.maxAttempts}
            onValueChange={(maxAttempts) => set({ maxAttempts }, 'attempts')}
          />
        </Field>
        {questions.length > 1 && (
          <Field
            label="Questions per attempt"
            description={`Drawn from these ${questions.length}. Empty for all.`}
            optional
          >
            <NumberField
              min={1}
              max={questions.length}
              value={page.asked}
              onValueChange={(asked) => set({ asked }, 'asked')}
            />
          </Field>
        )}
      </Grid>
      <Switch
        label="Shuffle the answers"
        checked={page.shuffle}
        onCheckedChange={(shuffle) => onChange({ ...page, shuffle }, null)}
      />
    </>
  );
}
