export { Banner, type BannerProps } from './banner.tsx';
export { bannerAnatomy } from './banner.anatomy.ts';
