import { commentTopics, statedSentiments, type CommentTopic, type StatedSentiment } from '@roadside/domain/surveys';
import { Button } from '@roadside/ui/button';
import { Field } from '@roadside/ui/field';
import { Inline } from '@roadside/ui/inline';
import { Select } from '@roadside/ui/select';
import { Stack } from '@roadside/ui/stack';
import { TextField } from '@roadside/ui/text-field';
import { useRef, useState } from 'react';
import { FormDialog } from '../../../kit/dialogs/form-dialog.tsx';
import { useNotify } from '../../../kit/notices/notices.tsx';
import { useChange } from '../../../kit/resource/use-change.ts';
import { LanguageBadge, MarkedComment, sentimentLooks, TopicBadges } from '../../../kit/voice/marked-comment.tsx';
import { toneSource } from '../model/correction-words.ts';
import type { SurveyDetail, SurveyDetailResource } from '../server/survey-detail.server.ts';
import { CorrectionList } from './correction-list.tsx';
import * as styles from './survey-drawer.css.ts';
import { surveyDetailAddress } from '../model/addresses.ts';

export interface CommentPartProps {
  readonly detail: SurveyDetail;
  /** The location the survey is viewed from; corrections apply there and below. */
  readonly slug: string;
}

/** The member's comment, its topics, and a form to correct them. */
export function CommentPart({ detail: { survey, may_correct, corrections }, slug }: CommentPartProps) {
  const [words, setWords] = useState<string | null>(null);
  const text = useRef<HTMLParagraphElement>(null);
  const [first] = survey.topics;
  const { comment } = survey;
  if (!comment) return null;
  return (
    <Stack gap={8} asChild>
      <section>
        <h3 className={styles.heading}>Comment</h3>
        <p className={styles.comment} ref={text} lang={survey.language ?? undefined}>
          <MarkedComment survey={survey} />
        </p>
        <Inline gap={4} align="stretch" wrap asChild>
          <p>
            <LanguageBadge language={survey.language} />
            <TopicBadges topics={survey.topics} />
          </p>
        </Inline>
        {survey.tone && (
          <p className={styles.quiet}>
            {sentimentLooks[survey.tone].shape} {sentimentLooks[survey.tone].word} as a whole, {toneSource(survey)}
          </p>
        )}
        {may_correct && (
          <div>
            <Button
              size="sm"
              onClick={() =>
                setWords(selectedIn(text.current) ?? (first ? comment.slice(first.start, first.end) : comment))
              }
            >
              Correct topics
            </Button>
          </div>
        )}
        <CorrectionList corrections={corrections} slug={slug} label="Corrections of this comment" />
        {words !== null && (
          <CorrectDialog
            survey={{ slug, id: survey.id }}
            words={words}
            topic={first?.topic ?? null}
            onClose={() => setWords(null)}
          />
        )}
      </section>
    </Stack>
  );
}

/** The text selected inside an element. */
function selectedIn(element: HTMLElement | null): string | null {
  const selection = getSelection();
  const words = selection?.toString().trim();
  return words && element && selection?.anchorNode && element.contains(selection.anchorNode) ? words : null;
}

const topicItems = commentTopics.map((value) => ({ value, label: value }));
const nothing = 'none';
const sentimentItems = [
  ...statedSentiments.map((value) => ({
    value,
    label: `${sentimentLooks[value].shape} ${sentimentLooks[value].word}`,
  })),
  { value: nothing, label: 'Not about this topic' },
];

function CorrectDialog({
  survey,
  words: first,
  topic: firstTopic,
  onClose,
}: {
  readonly survey: { readonly slug: string; readonly id: number };
  readonly words: string;
  readonly topic: string | null;
  readonly onClose: () => void;
}) {
  const [phrase, setPhrase] = useState(first);
  const [topic, setTopic] = useState<CommentTopic>(
    commentTopics.find((known) => known === firstTopic) ?? commentTopics[0],
  );
  const [sentiment, setSentiment] = useState<StatedSentiment | typeof nothing | ''>('');
  const [missing, setMissing] = useState<'phrase' | 'sentiment' | null>(null);
  const notify = useNotify();
  const { change } = useChange<SurveyDetailResource>(surveyDetailAddress(survey));
  const send = async () => {
    const lacks = phrase.trim() === '' ? 'phrase' : sentiment === '' ? 'sentiment' : null;
    setMissing(lacks);
    if (lacks || sentiment === '') return null;
    const outcome = await change({ phrase, topic, sentiment: sentiment === nothing ? null : sentiment });
    if (outcome?.ok) notify({ tone: 'success', text: 'Correction saved. It applies to the same words from now on.' });
    return outcome;
  };
  return (
    <FormDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Correct topics"
      description="Choose what these words are about. The same words in other comments at this location and below are corrected too. If every topic in a comment agrees, the whole comment counts that way."
      submit="Save correction"
      onSubmit={send}
    >
      <Stack gap={16}>
        <Field
          label="Words"
          description="Part of the comment, word for word. Select text in the comment first to fill this in."
          error={missing === 'phrase' ? 'Enter words of the comment' : undefined}
          required
        >
          <TextField value={phrase} onValueChange={setPhrase} maxLength={300} />
        </Field>
        <Field label="Topic">
          <Select
            items={topicItems}
            value={topic}
            onValueChange={(value) => setTopic(commentTopics.find((known) => known === value) ?? topic)}
          />
        </Field>
        <Field label="Sentiment" error={missing === 'sentiment' ? 'Choose a sentiment' : undefined} required>
          <Select
            items={sentimentItems}
            value={sentiment}
            onValueChange={(value) =>
              setSentiment(value === nothing ? nothing : (statedSentiments.find((known) => known === value) ?? ''))
            }
          />
        </Field>
      </Stack>
    </FormDialog>
  );
}
