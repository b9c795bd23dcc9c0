import type { ReactElement } from 'react';
import { enterRecording, type Scene, ScreenStage, takeLook } from './screen-stage.tsx';

/** Shared settings of screen stories: the whole page, the recorded data, and the toolbar's appearance settings. */
export const screenMeta = {
  // A screen has no props to change.
  parameters: { layout: 'fullscreen' as const, controls: { disable: true } },
  beforeEach: () => enterRecording(),
};

/** Renders a scene with the toolbar's appearance settings. */
export function drawScene(scene: Scene) {
  return (_args: unknown, { globals }: { readonly globals: Record<string, unknown> }): ReactElement => {
    const { theme, density } = globals as { theme: string; density: string };
    takeLook({ theme, density });
    return <ScreenStage scene={scene} />;
  };
}
