export { bookmarkDisplay, bookmarkToast } from './bookmark.ts';
export { notPersisted, persistedStateKey, persistedStateOf, type NotPersisted } from './persisted-state.ts';
export { joinProfileName, splitProfileName, type ProfileName } from './profile-name.ts';
export { refusedWhileSeeing, seeingMinutes } from './seeing.ts';
export {
  defaultPreferences,
  defaultTeamSlug,
  emptySession,
  opensTrainingVideo,
  placesAfterLogin,
  withDefaultPreferences,
  type LoginRecords,
  type PlacesAfterLogin,
  type Preferences,
} from './session.ts';
