import { useNavigation } from '@remix-run/react';
import { messages } from '@roadside/domain/messages';
import { navigationLoaderDelayMilliseconds } from '@roadside/domain/navigation';
import { PageProgress } from '@roadside/ui/page-progress';

/** The amber line at the top and the words, once a navigation takes longer than a glance. */
export function NavigationLoader() {
  const { state, location } = useNavigation();
  const underWay = state !== 'idle' && location?.pathname;
  return <PageProgress words={underWay && messages.navigating} delay={navigationLoaderDelayMilliseconds} />;
}
