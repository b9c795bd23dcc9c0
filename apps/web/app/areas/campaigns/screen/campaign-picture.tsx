import * as styles from './campaigns.css.ts';

interface CampaignPictureProps {
  readonly src: string;
  /** What it shows; empty for a picture that only decorates. */
  readonly alt: string;
}

/** The picture of a campaign, as wide as what it is in. */
export function CampaignPicture({ src, alt }: CampaignPictureProps) {
  return <img className={styles.picture} src={src} alt={alt} width={1200} height={480} />;
}

/** The picture of a campaign beside its title in a list. */
export function CampaignThumbnail({ src, alt }: CampaignPictureProps) {
  return <img className={styles.thumbnail} src={src} alt={alt} width={60} height={24} loading="lazy" />;
}
