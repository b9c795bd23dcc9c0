'use client';
import { type StageName, stageGlyphs } from '@roadside/tokens/glyphs';
import { Glyph } from '../glyph/glyph.tsx';
import { cx } from '../internal/cx.ts';
import type { ElementProps } from '../internal/element-props.ts';
import { useMessages } from '../provider/ui-settings.ts';
import * as styles from './job-stage.css.ts';
import { jobStageMessages } from './job-stage.messages.ts';

/** Props of {@link JobStage}. */
export interface JobStageProps extends ElementProps<'span', 'children'> {
  readonly stage: StageName;
}

/**
 * A job's progress: a ring that fills up, plus the stage name. It has no color of its own.
 *
 * @example
 * <JobStage stage="enRoute" />
 */
export function JobStage({ stage, className, ...rest }: JobStageProps) {
  const text = useMessages(jobStageMessages);
  return (
    <span {...rest} data-component="JobStage" data-stage={stage} className={cx(styles.root, className)}>
      <Glyph glyph={stageGlyphs[stage]} />
      <span className={styles.word}>{text(stage)}</span>
    </span>
  );
}
