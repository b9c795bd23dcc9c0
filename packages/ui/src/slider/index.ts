export { Slider, type SliderProps, type SliderValue } from './slider.tsx';
export { sliderAnatomy } from './slider.anatomy.ts';
