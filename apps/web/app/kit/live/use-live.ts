import type { LiveChange, LiveTopic } from '@roadside/contract/live';
import { useEffect, useEffectEvent } from 'react';
import { readAgain } from '../resource/read-again.ts';
import { useResourceClient } from '../resource/use-resource-client.ts';
import type { Address } from '../resource/resource-address.ts';
import { keyOf } from '../resource/resource.ts';
import type { LiveHandler } from './live-connection.ts';
import { tabConnection } from './tab-connection.ts';

/**
 * Calls the handler when somebody changes data of these topics, including the person's own changes. The change is null
 * when some were missed: then reload everything on screen. All components share the tab's single stream.
 */
export function useLive(topics: readonly LiveTopic[], handler: LiveHandler): void {
  const onChange = useEffectEvent(handler);
  const wanted = topics.join(' ');
  useEffect(() => tabConnection().subscribe(wanted.split(' ') as LiveTopic[], (change) => onChange(change)), [wanted]);
}

/**
 * Reloads a resource when somebody changes data of these topics.
 * @param concerns - filters out changes of other records @defaultValue every change of the topics
 */
export function useLiveResource(
  address: Address,
  topics: readonly LiveTopic[],
  concerns: (change: LiveChange) => boolean = () => true,
): void {
  const client = useResourceClient();
  useLive(topics, (change) => {
    if (change === null || concerns(change)) void readAgain(client, keyOf(address).slice(0, 1));
  });
}
