import type { SurveyRow } from '@roadside/contract/schemas';
import { Badge } from '@roadside/ui/badge';
import { commentPieces } from './comment-pieces.ts';
import * as styles from './marked-comment.css.ts';

/** How each sentiment is called and drawn: a shape and a word, never color alone. */
export const sentimentLooks = {
  positive: { tone: 'success', word: 'positive', shape: '▲' },
  neutral: { tone: 'neutral', word: 'neutral', shape: '■' },
  negative: { tone: 'danger', word: 'negative', shape: '▼' },
} as const;

/** A comment with the words that carry its topics underlined and what was searched for marked. */
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

/** Says that a comment is in Spanish; topics are read from English words only. */
export function LanguageBadge({ language }: Pick<SurveyRow, 'language'>) {
  return language === 'es' ? <Badge>Spanish</Badge> : null;
}

/** What a comment is about, each topic with its sentiment. */
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
