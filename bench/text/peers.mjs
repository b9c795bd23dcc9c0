// The sentiment lexicons everybody has: AFINN (package sentiment), VADER and wink. Each scores a text above zero for
// praise and below zero for blame.
import { createRequire } from 'node:module';

const load = createRequire(import.meta.url);
const Afinn = load('sentiment');
const { SentimentIntensityAnalyzer: Vader } = load('vader-sentiment');
const wink = load('wink-sentiment');
const afinn = new Afinn();

/** Score of a text by peer. */
export const peers = {
  AFINN: (text) => afinn.analyze(text).score,
  VADER: (text) => Vader.polarity_scores(text).compound,
  wink: (text) => wink(text).normalizedScore,
};
