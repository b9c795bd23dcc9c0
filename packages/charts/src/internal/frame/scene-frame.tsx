import { ChartFrame, type ChartFrameProps } from './chart-frame.tsx';
import { drawTexts } from './texts.tsx';
import { drawTextures } from './textures.tsx';

/** The frame for charts with texts and patterns in their picture; `layer` renders on top of both. */
export function SceneFrame({ layer, ...frame }: ChartFrameProps) {
  return (
    <ChartFrame
      {...frame}
      layer={
        <>
          {drawTextures(frame.scene)}
          {drawTexts(frame.scene)}
          {layer}
        </>
      }
    />
  );
}
