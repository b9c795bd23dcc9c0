// What other modules may use of home: who is in an audience.
export { readEmails, readGroups, readPeople, readPositions } from './audience.repository.ts';
export { announcementsStillFor, existingAudience, peopleIn } from './audience.service.ts';
export { deleteAnnouncementsBefore } from './keeping.repository.ts';
