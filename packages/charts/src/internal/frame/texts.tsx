import type { ReactNode } from 'react';
import type { Scene } from '../scene/scene.ts';
import * as styles from './chart-frame.css.ts';
import { cx } from './cx.ts';
import { percent } from './percent.ts';
import { setVariables } from './variables.ts';

/** Draws the texts of a picture: names of goals and notes, and value labels. */
export const drawTexts = ({ texts }: Pick<Scene, 'texts'>): ReactNode =>
  texts.map(({ key, x, y, text, anchor, kind, from, paint }) => (
    <span
      key={key}
      data-anchor={anchor}
      data-kind={kind}
      data-from={from || undefined}
      data-paint={paint}
      className={cx(styles.plotText, from && styles.fitted)}
      style={setVariables({ at: percent(x), across: percent(y) })}
    >
      {text}
    </span>
  ));
