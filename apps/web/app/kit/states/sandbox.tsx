import { Link } from '@remix-run/react';
import { Button } from '@roadside/ui/button';
import { Inline } from '@roadside/ui/inline';
import { RoadworksDrawing } from './roadworks-drawing.tsx';
import * as styles from './route-failure.css.ts';

export interface SandboxProps {
  /** The screen's name, as in the menus. */
  readonly title: string;
  readonly back: { readonly to: string; readonly words: string };
}

/** A page where developers try a part of Roadside without touching a screen. */
export function Sandbox({ title, back }: SandboxProps) {
  return (
    <div className={styles.root}>
      <RoadworksDrawing className={styles.drawing} />
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.words}>
        For developers: add a part of Roadside to this page to try it out. It’s hidden in production.
      </p>
      <Inline align="stretch" wrap className={styles.actions}>
        <Button asChild>
          <Link to={back.to}>{back.words}</Link>
        </Button>
      </Inline>
    </div>
  );
}
