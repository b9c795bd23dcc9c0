import type { SurveyRow } from '@roadside/contract/schemas';
import { useDrawers } from '../drawers/drawers.tsx';
import * as styles from './who-and-where.css.ts';

export interface WhoAndWhereProps {
  readonly survey: Pick<SurveyRow, 'driver_slug' | 'driver_name' | 'station_name'>;
}

/** The driver and station a survey is about. The driver's name opens what members say about the driver. */
export function WhoAndWhere({
  survey: { driver_slug: slug, driver_name: name, station_name: station },
}: WhoAndWhereProps) {
  const drawers = useDrawers();
  if (!drawers || !slug || name === null) return <>{[name, station].filter(Boolean).join(', ')}</>;
  return (
    <>
      <button type="button" className={styles.driver} onClick={() => drawers.open('survey-focus', { slug, name })}>
        {name}
      </button>
      {station && `, ${station}`}
    </>
  );
}
