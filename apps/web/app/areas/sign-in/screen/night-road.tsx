import { lamps, laneMarks, stars } from './night-road.layout.ts';
import * as styles from './night-road.css.ts';

/**
 * A quiet road at night whose lamps light up one after another. Purely decorative.
 * @param lit number of lit lamps, counted from the nearest
 */
export function NightRoad({ lit }: { readonly lit: number }) {
  return (
    <svg
      viewBox="0 0 720 900"
      preserveAspectRatio="xMidYMax slice"
      className={styles.scene}
      aria-hidden
      focusable="false"
    >
      <rect width="720" height="900" className={styles.sky} />
      {stars.map(([x, y, radius]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={radius} className={styles.star} />
      ))}
      <path d="M0 486c60-34 120-58 190-52s92 34 150 30 96-66 176-70 142 40 204 62v60H0z" className={styles.farHills} />
      <path d="M0 520c80-30 150-40 240-30s130 6 210-6 180-34 270-6v60H0z" className={styles.nearHills} />
      <path d="M0 512h720v388H0z" className={styles.ground} />
      <path d="M424 512h16l340 388H60z" className={styles.road} />
      <path d="M424 512 60 900M440 512l340 388" className={styles.edgeLine} />
      {laneMarks.map((points) => (
        <polygon key={points} points={points} className={styles.laneMark} />
      ))}
      <Truck />
      {lamps.map((lamp, index) => (
        <g
          key={lamp.x}
          transform={`translate(${lamp.x} ${lamp.y}) scale(${lamp.scale})`}
          className={styles.lamp}
          data-lit={index < lit || undefined}
        >
          <g className={styles.light}>
            <path d="M-150-640-420 10h470z" className={styles.cone} />
            <ellipse cx="-185" cy="8" rx="235" ry="30" className={styles.pool} />
            <circle cx="-148" cy="-640" r="62" className={styles.halo} />
            <circle cx="-148" cy="-640" r="28" className={styles.halo} />
          </g>
          <path d="M0 0v-610c0-34-16-48-48-48h-64" className={styles.pole} vectorEffect="non-scaling-stroke" />
          <path d="M-10 0h20" className={styles.pole} vectorEffect="non-scaling-stroke" />
          <rect x="-180" y="-666" width="70" height="17" rx="8.5" className={styles.head} />
        </g>
      ))}
    </svg>
  );
}

/** The tow truck, seen from behind in its lane. */
function Truck() {
  return (
    <g transform="translate(468 590)" className={styles.truck}>
      <ellipse cx="34" cy="92" rx="52" ry="7" className={styles.shadow} />
      <path d="M2 34h64v46a6 6 0 0 1-6 6H8a6 6 0 0 1-6-6z" className={styles.body} />
      <path d="M10 34V16a8 8 0 0 1 8-8h32a8 8 0 0 1 8 8v18" className={styles.body} />
      <path d="M17 30V19a3 3 0 0 1 3-3h28a3 3 0 0 1 3 3v11z" className={styles.window} />
      <path d="M34 78V44m0 0-14 22m14-22 14 22M34 78a4 4 0 0 0 4 4" className={styles.boom} />
      <path d="M8 86v8h12v-8m28 0v8h12v-8" className={styles.body} />
      <rect x="6" y="54" width="9" height="6" rx="2" className={styles.tailLight} />
      <rect x="53" y="54" width="9" height="6" rx="2" className={styles.tailLight} />
      <circle cx="34" cy="3" r="20" className={styles.beaconHalo} />
      <path d="M28 8V4a6 6 0 0 1 12 0v4z" className={styles.beacon} />
      <path d="m22-5-9-5m33 5 9-5" className={styles.ray} />
    </g>
  );
}
