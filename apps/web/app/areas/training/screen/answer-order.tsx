import type { LessonQuestion } from '@roadside/contract/schemas';
import { IconButton } from '@roadside/ui/icon-button';
import { ArrowDownIcon, ArrowUpIcon } from '@roadside/ui/icons';
import { Inline } from '@roadside/ui/inline';
import { Stack } from '@roadside/ui/stack';
import { placeField } from '../model/plain-deed.ts';
import * as styles from './training.css.ts';

export interface AnswerOrderProps {
  readonly question: LessonQuestion;
  readonly order: readonly number[];
  readonly disabled: boolean;
  readonly onOrder: (order: readonly number[]) => void;
}

/** Steps to put in order, with buttons that a thumb and a keyboard reach. */
export function AnswerOrder({ question, order, disabled, onOrder }: AnswerOrderProps) {
  const words = new Map(question.answers.map(({ id, answer }) => [id, answer]));
  const move = (from: number, to: number) => {
    const moved = [...order];
    const [id] = moved.splice(from, 1);
    if (id !== undefined) onOrder(moved.toSpliced(to, 0, id));
  };
  return (
    <Stack gap={8} asChild>
      <fieldset disabled={disabled}>
        <legend className={styles.question}>{question.question}</legend>
        <p className={styles.quiet}>Put the steps in order.</p>
        <Stack gap={8} asChild>
          <ol>
            {order.map((id, index) => (
              <li key={id}>
                <Inline gap={8} justify="between">
                  <span>{words.get(id)}</span>
                  <Inline gap={4}>
                    <IconButton
                      label={`Move ${words.get(id) ?? ''} up`}
                      disabled={disabled || index === 0}
                      onClick={() => move(index, index - 1)}
                    >
                      <ArrowUpIcon />
                    </IconButton>
                    <IconButton
                      label={`Move ${words.get(id) ?? ''} down`}
                      disabled={disabled || index === order.length - 1}
                      onClick={() => move(index, index + 1)}
                    >
                      <ArrowDownIcon />
                    </IconButton>
                  </Inline>
                </Inline>
                {!disabled && (
                  <noscript>
                    <label>
                      {`Place of “${words.get(id) ?? ''}”: `}
                      <input type="number" name={placeField(id)} min={1} max={order.length} defaultValue={index + 1} />
                    </label>
                  </noscript>
                )}
              </li>
            ))}
          </ol>
        </Stack>
      </fieldset>
    </Stack>
  );
}
