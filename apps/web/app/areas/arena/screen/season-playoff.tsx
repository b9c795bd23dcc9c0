import { Inline } from '@roadside/ui/inline';
import { Stack } from '@roadside/ui/stack';
import { VisuallyHidden } from '@roadside/ui/visually-hidden';
import type { Bracket, BracketMatch, BracketSide } from '../model/season-bracket.ts';
import type { Recap } from '../model/season-recap.ts';
import * as styles from './arena.css.ts';
import { Crest } from './crest.tsx';
import { pointsWords } from './points-words.ts';

interface SeasonPlayoffProps {
  readonly bracket: Bracket;
  readonly nameOf: (slug: string) => string;
  readonly ownTeam: string;
}

/** The playoff of four as a bracket: the semifinals lead to the final and to the match for third place. */
export function SeasonPlayoff({ bracket, nameOf, ownTeam }: SeasonPlayoffProps) {
  const match = (label: string, sides: BracketMatch) => (
    <Stack key={label} asChild gap={8} padding={12} className={styles.tie}>
      <li>
        <p className={styles.note}>{label}</p>
        {sides.map((side) => (
          <Side key={side.slug ?? side.waiting} side={side} nameOf={nameOf} ownTeam={ownTeam} />
        ))}
      </li>
    </Stack>
  );
  return (
    <Stack gap={8} asChild>
      <section aria-labelledby="playoff">
        <h2 id="playoff" className={styles.heading}>
          Playoff
        </h2>
        {bracket.asOfNow && (
          <p className={styles.note}>
            The semifinals if the regular season ended today: first meets fourth, second meets third.
          </p>
        )}
        <div className={styles.bracket}>
          <Stack asChild gap={16} className={styles.round}>
            <ol aria-label="Semifinals">
              {bracket.semifinals.map((sides, index) => match(`Semifinal ${index + 1}`, sides))}
            </ol>
          </Stack>
          <div className={styles.joint} aria-hidden />
          <Stack asChild gap={16} className={styles.round}>
            <ol aria-label="Last week">
              {match('Final', bracket.final)}
              {bracket.third && match('Third place', bracket.third)}
            </ol>
          </Stack>
        </div>
      </section>
    </Stack>
  );
}

function Side({
  side: { slug, waiting, points, won },
  nameOf,
  ownTeam,
}: { readonly side: BracketSide } & Pick<SeasonPlayoffProps, 'nameOf' | 'ownTeam'>) {
  if (slug === null) return <p className={styles.waiting}>{waiting}</p>;
  return (
    <Inline gap={8} justify="between" className={won ? styles.winner : undefined}>
      <Inline gap={8}>
        <Crest slug={slug} size={24} />
        <span>
          {nameOf(slug)}
          {slug === ownTeam ? ' (your team)' : ''}
          {won && <VisuallyHidden> won</VisuallyHidden>}
        </span>
      </Inline>
      {points !== null && <span className={styles.number}>{pointsWords(points)}</span>}
    </Inline>
  );
}

/** The last week as a newspaper would tell it. */
export function SeasonRecap({ recap: { week, headline, sentences } }: { readonly recap: Recap }) {
  return (
    <Stack asChild gap={8} className={styles.column}>
      <article aria-labelledby="recap">
        <p className={styles.kicker}>{`Week ${week}`}</p>
        <h2 id="recap" className={styles.headline}>
          {headline}
        </h2>
        {sentences.map((sentence) => (
          <p key={sentence} className={styles.body}>
            {sentence}
          </p>
        ))}
      </article>
    </Stack>
  );
}
