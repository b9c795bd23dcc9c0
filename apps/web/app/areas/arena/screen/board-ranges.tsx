import { leaderboardDefaults } from '@roadside/domain/arena';
import { Button } from '@roadside/ui/button';
import { Field } from '@roadside/ui/field';
import { Popover } from '@roadside/ui/popover';
import { Slider } from '@roadside/ui/slider';
import { Stack } from '@roadside/ui/stack';
import { type BoardState, rangesWords, type Range } from '../model/board-state.ts';
import * as styles from './arena.css.ts';
import { pointsWords } from './points-words.ts';

const pointsStep = 100;

interface BoardRangesProps extends Pick<BoardState, 'points' | 'levels'> {
  readonly onChange: (next: Partial<Pick<BoardState, 'points' | 'levels'>>) => void;
}

/** Filters a leaderboard by points, 0 to 3000, and by level, 1 to 15 (specification, section 9). */
export function BoardRanges({ points, levels, onChange }: BoardRangesProps) {
  return (
    <Popover.Root>
      <Popover.Trigger asChild>
        <Button>{rangesWords({ points, levels })}</Button>
      </Popover.Trigger>
      <Popover.Content aria-label="Points and level">
        <Stack gap={20} className={styles.ranges}>
          <Field label="Points">
            <RangeSlider
              value={points}
              limits={leaderboardDefaults.points}
              step={pointsStep}
              formatValue={(at) => (at === leaderboardDefaults.points[1] ? `${pointsWords(at)}+` : pointsWords(at))}
              onCommit={(next) => onChange({ points: next })}
            />
          </Field>
          <Field label="Level">
            <RangeSlider
              value={levels}
              limits={leaderboardDefaults.levels}
              step={1}
              formatValue={String}
              onCommit={(next) => onChange({ levels: next })}
            />
          </Field>
          <Button onClick={() => onChange({ points: leaderboardDefaults.points, levels: leaderboardDefaults.levels })}>
            Show all
          </Button>
        </Stack>
      </Popover.Content>
    </Popover.Root>
  );
}

interface RangeSliderProps {
  readonly value: Range;
  readonly limits: Range;
  readonly step: number;
  readonly formatValue: (at: number) => string;
  readonly onCommit: (next: Range) => void;
}

/** The board is read again when a move ends, not at every step of it. */
function RangeSlider({ value, limits: [min, max], step, formatValue, onCommit }: RangeSliderProps) {
  return (
    <Slider<Range>
      key={value.join(' ')}
      defaultValue={value}
      min={min}
      max={max}
      step={step}
      formatValue={formatValue}
      marks={[min, max].map((at) => ({ value: at, label: formatValue(at) }))}
      onValueCommit={onCommit}
    />
  );
}
