import { questionTypes, type QuestionType } from '@roadside/domain/training';
import { emptyRichText } from '@roadside/ui/rich-text';
import { Button } from '@roadside/ui/button';
import { Field } from '@roadside/ui/field';
import { Grid } from '@roadside/ui/grid';
import { Inline } from '@roadside/ui/inline';
import { NumberField } from '@roadside/ui/number-field';
import { RichTextField } from '@roadside/ui/rich-text-field';
import { Select } from '@roadside/ui/select';
import { Stack } from '@roadside/ui/stack';
import { TextField } from '@roadside/ui/text-field';
import { type DraftQuestion, retyped } from '../model/draft-module.ts';
import { AnswerEditor } from './answer-editor.tsx';
import * as styles from './campaigns.css.ts';

export interface QuestionEditorProps {
  readonly question: DraftQuestion;
  /** Its number on the page; null if it is the only one. */
  readonly place: number | null;
  /** Whether it stops an audio or video. */
  readonly timed: boolean;
  /** `field` names what is typed in, so that typing is one step to undo. */
  readonly onChange: (question: DraftQuestion, field: string | null) => void;
  readonly onRemove: () => void;
}

const typeLabels: Readonly<Record<QuestionType, string>> = {
  single: 'One right answer',
  multiple: 'Several right answers',
  boolean: 'True or false',
  order: 'Put in order',
  number: 'Number',
  text: 'Free text',
};
const types = questionTypes.map((value) => ({ value, label: typeLabels[value] }));

/** A question with its type, its answers and their feedback. */
export function QuestionEditor({ question, place, timed, onChange, onRemove }: QuestionEditorProps) {
  const { key, type, content } = question;
  const set = (change: Partial<DraftQuestion>, field: string | null = null) =>
    onChange({ ...question, ...change }, field);
  const named = place === null ? 'Question' : `Question ${place}`;
  return (
    <Stack gap={12} asChild>
      <section aria-label={named} className={styles.question}>
        <Field label={named} required>
          <TextField
            maxLength={2000}
            value={question.question}
            onValueChange={(text) => set({ question: text }, `question ${key}`)}
          />
        </Field>
        <Grid columns={{ narrow: 1, wide: 2 }} gap={12}>
          <Field label="Type">
            <Select
              items={types}
              value={type}
              onValueChange={(next) => onChange(retyped(question, next as QuestionType), null)}
            />
          </Field>
          {timed && (
            <Field label="Asked at second" required>
              <NumberField
                min={0}
                max={86_400}
                value={question.atSecond}
                onValueChange={(atSecond) => set({ atSecond }, `second ${key}`)}
              />
            </Field>
          )}
        </Grid>
        {content !== null && (
          <Field label="Text and pictures">
            <RichTextField value={content} onValueChange={(next) => set({ content: next }, `content ${key}`)} />
          </Field>
        )}
        {type === 'number' && (
          <Grid columns={{ narrow: 1, wide: 2 }} gap={12}>
            <Field label="Right number" required>
              <NumberField value={question.number} onValueChange={(number) => set({ number }, `number ${key}`)} />
            </Field>
            <Field label="May be off by">
              <NumberField
                min={0}
                value={question.tolerance}
                onValueChange={(tolerance) => set({ tolerance: tolerance ?? 0 }, `tolerance ${key}`)}
              />
            </Field>
          </Grid>
        )}
        {type === 'text' && <p className={styles.quiet}>Any answer is right.</p>}
        {type !== 'number' && type !== 'text' && <AnswerEditor question={question} onChange={onChange} />}
        <Inline gap={8} rowGap={8} wrap>
          <Button size="sm" emphasis="plain" onClick={() => set({ content: content === null ? emptyRichText : null })}>
            {content === null ? 'Add text or a picture' : 'Remove text and pictures'}
          </Button>
          {(timed || place !== null) && (
            <Button size="sm" emphasis="plain" onClick={onRemove}>
              {`Delete ${named.toLowerCase()}`}
            </Button>
          )}
        </Inline>
      </section>
    </Stack>
  );
}
