import { Link } from '@remix-run/react';
import { serviceGroups } from '@roadside/domain/calls';
import { Grid } from '@roadside/ui/grid';
import { Inline } from '@roadside/ui/inline';
import { Stack } from '@roadside/ui/stack';
import type { Place } from '../../../kit/places/place.ts';
import { useResource } from '../../../kit/resource/use-resource.ts';
import { NotRead } from '../../../kit/states/not-read.tsx';
import { serviceCountsAddress } from '../model/addresses.ts';
import { serviceIn, withService } from '../model/dashboard-head.ts';
import type { ServiceCounts, ServiceCountsResource } from '../server/service-counts.server.ts';
import * as styles from './service-bars.css.ts';

export interface ServiceBarsProps {
  readonly place: Pick<Place, 'slug' | 'timeZone'>;
  /** The URL's query. */
  readonly search: URLSearchParams;
}

const whole = new Intl.NumberFormat('en-US');

/**
 * This month's calls by service. Clicking a bar limits every element of the dashboard to that service; clicking it again
 * shows all.
 */
export function ServiceBars({ place, search }: ServiceBarsProps) {
  const { data, problem, retry } = useResource<ServiceCountsResource>(
    serviceCountsAddress({ slug: place.slug }, { zone: place.timeZone }),
    { keepPrevious: true },
  );
  const chosen = serviceIn(search);
  const most = data ? Math.max(1, ...Object.values(data)) : 1;
  return (
    <Stack gap={4} asChild>
      <nav aria-label="Calls this month by service">
        <p className={styles.about}>
          {chosen === null ? 'Calls this month by service.' : `Showing ${chosen} calls only.`}
          {chosen === null && <span className={styles.notOnPaper}> Choose one to filter this dashboard.</span>}
          {chosen !== null && (
            <>
              {' '}
              <Link to={withService(search, null) || '?'} preventScrollReset>
                Show all services
              </Link>
            </>
          )}
        </p>
        <Grid columns={3} gap={8}>
          {serviceGroups.map((service) => (
            <Link
              key={service}
              to={withService(search, service === chosen ? null : service) || '?'}
              preventScrollReset
              aria-current={service === chosen ? 'true' : undefined}
              className={styles.service}
            >
              <Inline gap={8} justify="between" wrap className={styles.words}>
                <span>{service}</span>
                <span className={styles.count}>{data ? whole.format(data[service]) : '\u00A0'}</span>
              </Inline>
              <span className={styles.track}>
                <span className={styles.serviceBar[service]} style={{ inlineSize: shareOf(data, service, most) }} />
              </span>
            </Link>
          ))}
        </Grid>
        {problem && !data && <NotRead problem={problem} onRetry={retry} />}
      </nav>
    </Stack>
  );
}

const shareOf = (data: ServiceCounts | undefined, service: keyof ServiceCounts, most: number): string =>
  data ? `${(100 * data[service]) / most}%` : '0%';
