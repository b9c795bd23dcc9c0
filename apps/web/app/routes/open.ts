import { openSubject } from '../shell/notifications/open-subject.server.ts';

/** Opens what a push is about. The screen there checks the sign-in. */
export const loader = openSubject;
