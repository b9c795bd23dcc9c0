import { Link } from '@remix-run/react';
import { Button } from '@roadside/ui/button';
import { Inline } from '@roadside/ui/inline';
import { RoadworksDrawing } from './roadworks-drawing.tsx';
import * as styles from './route-failure.css.ts';

export interface NotBuiltProps {
  /** The screen's name, as in the menus. */
  readonly title: string;
  readonly back: { readonly to: string; readonly words: string };
  readonly standalone?: boolean;
}

/** The placeholder page of every screen that isn't built yet. */
export function NotBuilt({ title, back, standalone = false }: NotBuiltProps) {
  const Root = standalone ? 'main' : 'div';
  return (
    <Root className={standalone ? styles.standalone : undefined}>
      <div className={styles.root}>
        <RoadworksDrawing className={styles.drawing} />
        <h1 className={styles.title}>{title} is not built yet</h1>
        <p className={styles.words}>This screen comes in a later version of Roadside.</p>
        <Inline align="stretch" wrap className={styles.actions}>
          <Button asChild>
            <Link to={back.to}>{back.words}</Link>
          </Button>
        </Inline>
      </div>
    </Root>
  );
}
