import { useNavigate } from '@remix-run/react';
import { serviceTypes } from '@roadside/domain/scheduling';
import { Badge } from '@roadside/ui/badge';
import { Banner } from '@roadside/ui/banner';
import { Button } from '@roadside/ui/button';
import { Drawer } from '@roadside/ui/drawer';
import { EmptyState } from '@roadside/ui/empty-state';
import { Inline } from '@roadside/ui/inline';
import { MultiSelect } from '@roadside/ui/multi-select';
import { Skeleton } from '@roadside/ui/skeleton';
import { Stack } from '@roadside/ui/stack';
import { TextArea } from '@roadside/ui/text-area';
import { longestUrgentReason } from '@roadside/domain/push';
import type { DrawerProps } from '../../../kit/drawers/drawer-registry.ts';
import { messagesFrom } from '../../../kit/form/form-messages.ts';
import { Form, FormField } from '../../../kit/form/form.tsx';
import { useForm } from '../../../kit/form/use-form.ts';
import { useLiveResource } from '../../../kit/live/use-live.ts';
import { useNotify } from '../../../kit/notices/notices.tsx';
import { usePersonId } from '../../../kit/page/use-person-id.ts';
import { useChange } from '../../../kit/resource/use-change.ts';
import { useResource } from '../../../kit/resource/use-resource.ts';
import { NotRead } from '../../../kit/states/not-read.tsx';
import { callOutPlanAddress } from '../model/addresses.ts';
import type { CallOutValue } from '../model/call-out-value.ts';
import { hoursWords, spanWords } from '../model/call-out-words.ts';
import type { CallOutPlanReply, CallOutPlanResource } from '../server/call-outs.server.ts';
import * as styles from './call-outs.css.ts';
import { HoursPart } from './hours-part.tsx';
import { RunningCallOuts } from './running-call-outs.tsx';

const services = serviceTypes.map((id) => ({ id, label: id }));

interface Values {
  readonly services: readonly string[];
  readonly reason: string;
}

/** Starts a call-out for short hours: shows whom it asks, and asks for the reason. */
export default function CallOutDrawer({ value, close }: DrawerProps<CallOutValue>) {
  const { slug, from, until } = value;
  const navigate = useNavigate();
  const notify = useNotify();
  const { change } = useChange<CallOutPlanResource>(callOutPlanAddress({ slug }));
  const person = usePersonId();
  const form = useForm({
    ...(person === null ? {} : { draft: { person, form: `call-out ${slug} ${from}` } }),
    start: { services: [], reason: '' } satisfies Values as Values,
    check: ({ reason }) => messagesFrom({ reason: reason.trim() === '' && 'Enter a reason' }),
    send: (values) =>
      change({ starts_at: from, ends_at: until, services: [...values.services], reason: values.reason }),
    onSaved: ({ call_out }) => {
      notify({ tone: 'success', text: 'Call-out sent' });
      void navigate(`/call-outs/${call_out.id}/`);
    },
  });
  const address = callOutPlanAddress({ slug }, { from, until, services: form.values.services.join(',') });
  const { data, problem, loading, retry } = useResource<CallOutPlanResource>(address);
  useLiveResource(address, ['schedule', 'drivers', 'requests', 'call-outs']);
  return (
    <Drawer.Root open onOpenChange={(stays) => !stays && close()} modal={false}>
      <Drawer.Content beside keepOpenOnOutsideClick>
        <Drawer.Header>
          <Drawer.Title>Call out drivers</Drawer.Title>
          {data && <Drawer.Description>{`${data.name}, ${spanWords(from, until, data.time_zone)}`}</Drawer.Description>}
        </Drawer.Header>
        <Drawer.Body aria-busy={loading}>
          {problem && !data && <NotRead problem={problem} onRetry={retry} />}
          {!data && !problem && <Skeleton shape="block" />}
          {data && (
            <Stack gap={16}>
              <RunningCallOuts slug={slug} />
              <Stack gap={16} asChild>
                <Form of={form} label="Call out drivers" failed="We couldn’t send the call-out.">
                  <HoursPart hours={data.hours} timeZone={data.time_zone} />
                  <FormField of={form} name="services" label="Services" description="Any driver if you choose none">
                    {({ value: chosen, ...control }) => (
                      <MultiSelect
                        {...control}
                        label="Services"
                        items={services}
                        value={[...chosen]}
                        onValueChange={(next) => form.change({ services: next })}
                      />
                    )}
                  </FormField>
                  <Chosen plan={data} />
                  {data.drivers.length > 0 && (
                    <>
                      <FormField
                        of={form}
                        name="reason"
                        label="Reason"
                        required
                        description="This rings people off shift. They see the reason, and it’s recorded."
                      >
                        {(control) => <TextArea {...control} maxLength={longestUrgentReason} rows={2} />}
                      </FormField>
                      <Inline>
                        <Button type="submit" tone="beacon" loading={form.busy}>
                          {data.drivers.length === 1 ? 'Ask 1 driver' : `Ask ${data.drivers.length} drivers`}
                        </Button>
                      </Inline>
                    </>
                  )}
                </Form>
              </Stack>
            </Stack>
          )}
        </Drawer.Body>
      </Drawer.Content>
    </Drawer.Root>
  );
}

function Chosen({ plan }: { readonly plan: CallOutPlanReply }) {
  const { drivers, fitting, uncovered, time_zone: timeZone } = plan;
  if (plan.hours.every(({ needed, present }) => present >= needed))
    return <EmptyState size="sm" title="These hours are covered" description="Nobody needs to be called in." />;
  if (drivers.length === 0 && uncovered === 0)
    return (
      <EmptyState
        size="sm"
        title="Enough drivers were asked"
        description="Another call-out asks for these hours. Its board shows who can come."
      />
    );
  if (drivers.length === 0)
    return (
      <EmptyState
        size="sm"
        title="No off-shift driver fits"
        description="Everyone is working, off, asked already, or needs rest. Try fewer services or other hours."
      />
    );
  return (
    <Stack gap={8} asChild>
      <section>
        <h3 className={styles.heading}>
          {`${drivers.length === 1 ? 'The one driver' : `The ${drivers.length} drivers`} to ask, of ${fitting} who fit`}
        </h3>
        <ul className={styles.list}>
          {drivers.map((driver) => (
            <Inline key={driver.employee_id} justify="between" wrap asChild className={styles.row}>
              <li>
                <span className={styles.body}>{driver.display_name}</span>
                <Inline asChild>
                  <span className={styles.quiet}>
                    {hoursWords(driver.starts_at, driver.ends_at, timeZone)}
                    {driver.overtime && <Badge emphasis="soft">Overtime</Badge>}
                  </span>
                </Inline>
              </li>
            </Inline>
          ))}
        </ul>
        {uncovered > 0 && (
          <Banner tone="beacon">
            {`${uncovered === 1 ? '1 hour stays' : `${uncovered} hours stay`} short even if everyone says yes.`}
          </Banner>
        )}
      </section>
    </Stack>
  );
}
