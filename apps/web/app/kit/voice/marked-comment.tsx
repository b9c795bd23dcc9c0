import type { SurveyRow } from '@roadside/contract/schemas';
import { Badge } from '@roadside/ui/badge';
import { commentPieces } from './comment-pieces.ts';
import * as styles from './marked-comment.css.ts';

/** The label and shape of each sentiment, never color alone. */
export const sentimentLooks = {
  positive: { tone: 'success', word: 'positive', shape: '▲' },
  neutral: { tone: 'neutral', word: 'neutral', shape: '■' },
  negative: { tone: 'danger', word: 'negative', shape: '▼' },
  unsure: { tone: 'neutral', word: 'unsure', shape: '?' },
} as const;

/** A comment with its topic words underlined and search matches highlighted. */
export function MarkedComment({ survey }: { readonly survey: Pick<SurveyRow, 'comment' | 'topics' | 'highlights'> }) {
  return commentPieces(survey).map(({ start, text, topics, found }) => {
    const [first] = topics;
    const words = found ? <mark className={styles.found}>{text}</mark> : text;
    return first ? (
      <span
        key={start}
        className={styles.span}
        data-sentiment={first.sentiment}
        title={topics.map(({ topic, sentiment }) => `${topic}: ${sentimentLooks[sentiment].word}`).join(', ')}
      >
        {words}
      </span>
    ) : (
      <span key={start}>{words}</span>
    );
  });
}

/** Marks a comment as Spanish. */
export function LanguageBadge({ language }: Pick<SurveyRow, 'language'>) {
  return language === 'es' ? <Badge>Spanish</Badge> : null;
}

/** The topics of a comment, each with its sentiment. */
export function TopicBadges({ topics }: Pick<SurveyRow, 'topics'>) {
  const named = [...new Map(topics.map((span) => [`${span.topic} ${span.sentiment}`, span])).values()];
  return named.map(({ topic, sentiment }) => {
    const { tone, word, shape } = sentimentLooks[sentiment];
    return (
      <Badge key={`${topic} ${sentiment}`} tone={tone} leading={<span aria-hidden>{shape}</span>}>
        {topic}: {word}
      </Badge>
    );
  });
}
