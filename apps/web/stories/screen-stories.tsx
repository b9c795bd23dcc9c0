import type { ReactElement } from 'react';
import { enterRecording, type Scene, ScreenStage, takeLook } from './screen-stage.tsx';

/** What the stories of a screen share: the whole page, the recording behind it, and the look of the toolbar. */
export const screenMeta = {
  // A screen has no props a reader could turn.
  parameters: { layout: 'fullscreen' as const, controls: { disable: true } },
  beforeEach: () => enterRecording(),
};

/** Draws a scene in the look of the toolbar. */
export function drawScene(scene: Scene) {
  return (_args: unknown, { globals }: { readonly globals: Record<string, unknown> }): ReactElement => {
    const { theme, density } = globals as { theme: string; density: string };
    takeLook({ theme, density });
    return <ScreenStage scene={scene} />;
  };
}
