import { commentTopics, statedSentiments, type CommentTopic } from '@roadside/domain/surveys';
import { Button } from '@roadside/ui/button';
import { Inline } from '@roadside/ui/inline';
import { Select } from '@roadside/ui/select';
import { Stack } from '@roadside/ui/stack';
import { TextField } from '@roadside/ui/text-field';
import { useRef, useState } from 'react';
import { FormDialog } from '../../../kit/dialogs/form-dialog.tsx';
import { messagesFrom } from '../../../kit/form/form-messages.ts';
import { FormField } from '../../../kit/form/form.tsx';
import { useForm } from '../../../kit/form/use-form.ts';
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
const sentimentItems = [
  ...statedSentiments.map((value) => ({
    value,
    label: `${sentimentLooks[value].shape} ${sentimentLooks[value].word}`,
  })),
  { value: 'none', label: 'Not about this topic' },
];

interface CorrectDialogProps {
  readonly survey: { readonly slug: string; readonly id: number };
  readonly words: string;
  readonly topic: string | null;
  readonly onClose: () => void;
}

function CorrectDialog({ survey, words, topic: firstTopic, onClose }: CorrectDialogProps) {
  const notify = useNotify();
  const { change } = useChange<SurveyDetailResource>(surveyDetailAddress(survey));
  const form = useForm({
    start: { phrase: words, topic: topicIn(firstTopic) as string, sentiment: '' },
    check: ({ phrase, sentiment }) =>
      messagesFrom({
        phrase: phrase.trim() === '' && 'Enter words of the comment',
        sentiment: sentiment === '' && 'Choose a sentiment',
      }),
    send: ({ phrase, topic, sentiment }) =>
      change({
        phrase,
        topic: topicIn(topic),
        sentiment: statedSentiments.find((known) => known === sentiment) ?? null,
      }),
    onSaved: () => {
      notify({ tone: 'success', text: 'Correction saved. It applies to the same words from now on.' });
      onClose();
    },
  });
  return (
    <FormDialog
      of={form}
      onClose={onClose}
      title="Correct topics"
      description="Choose what these words are about. The same words in other comments at this location and below are corrected too. If every topic in a comment agrees, the whole comment counts that way."
      submit="Save correction"
    >
      <Stack gap={16}>
        <FormField
          of={form}
          name="phrase"
          label="Words"
          description="Part of the comment, word for word. Select text in the comment first to fill this in."
          required
        >
          {(control) => <TextField {...control} maxLength={300} />}
        </FormField>
        <FormField of={form} name="topic" label="Topic">
          {(control) => <Select {...control} items={topicItems} />}
        </FormField>
        <FormField of={form} name="sentiment" label="Sentiment" required>
          {(control) => <Select {...control} items={sentimentItems} />}
        </FormField>
      </Stack>
    </FormDialog>
  );
}

function topicIn(text: string | null): CommentTopic {
  return commentTopics.find((known) => known === text) ?? commentTopics[0];
}
