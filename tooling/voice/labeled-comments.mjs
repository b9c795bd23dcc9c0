// Hand-labeled comments (bench/text/comments.tsv): topic letters with their tone, a tab, the comment.
import { readFileSync } from 'node:fs';

const topicOfLetter = {
  D: 'Driver professionalism',
  W: 'Wait time',
  K: 'Kept informed',
  P: 'Problem solved',
  C: 'Call taking',
  B: 'Battery sale',
  T: 'Tow destination',
  S: 'Damage/safety',
  M: 'Coverage',
};
const toneOfSign = { '+': 1, 0: 0, '-': -1 };

/**
 * Every labeled comment, in file order. Every second one belongs to the test set, which is never trained or tuned on.
 */
export function labeledComments(file) {
  return readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line, index) => {
      const [labels, text] = line.split('\t');
      const topics =
        labels === 'none'
          ? []
          : labels.split(' ').map((label) => ({ topic: topicOfLetter[label[0]], tone: toneOfSign[label[1]] }));
      if (!text || topics.some(({ topic, tone }) => topic === undefined || tone === undefined))
        throw new Error(`${file}:${index + 1} is not "labels, tab, comment"`);
      return { text, topics, test: index % 2 === 1 };
    });
}
