import { ChartFrame, type ChartFrameProps } from './chart-frame.tsx';
import { drawTexts } from './texts.tsx';
import { drawTextures } from './textures.tsx';

/** The frame of charts with texts and patterns in their picture; `layer` lies over them. */
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
