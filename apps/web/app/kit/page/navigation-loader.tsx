import { useNavigation } from '@remix-run/react';
import { messages } from '@roadside/domain/messages';
import { navigationLoaderDelayMilliseconds } from '@roadside/domain/navigation';
import { PageProgress } from '@roadside/ui/page-progress';

/** The amber progress line at the top and its label, shown once a navigation takes noticeably long. */
export function NavigationLoader() {
  const { state, location } = useNavigation();
  const underWay = state !== 'idle' && location?.pathname;
  return <PageProgress words={underWay && messages.navigating} delay={navigationLoaderDelayMilliseconds} />;
}
